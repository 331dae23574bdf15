/** Lets somebody whose session has ended sign in again in place. Resolves to whether it worked. */
type Reopen = () => Promise<boolean>;

let reopen: Reopen | null = null;

/** The frame of the office offers its dialog while it is on the screen. */
export function offerSignIn(handler: Reopen): () => void {
  reopen = handler;
  return () => {
    if (reopen === handler) reopen = null;
  };
}

export async function reopenSession(): Promise<boolean> {
  return (await reopen?.()) ?? false;
}
