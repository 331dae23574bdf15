/** Lets somebody whose session has ended sign in again in place. Resolves to whether it worked. */
type Reopen = () => Promise<boolean>;

let reopen: Reopen | null = null;
const listeners = new Set<() => void>();

/** The frame of the office offers its dialog while it is on the screen. */
export function offerSignIn(handler: Reopen): () => void {
  reopen = handler;
  return () => {
    if (reopen === handler) reopen = null;
  };
}

export async function reopenSession(): Promise<boolean> {
  const isOpen = (await reopen?.()) ?? false;
  if (isOpen) for (const listener of listeners) listener();
  return isOpen;
}

/** Whatever waits for a session goes on when somebody has signed in again, for whichever reason she was asked to. */
export function onSessionReopened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
