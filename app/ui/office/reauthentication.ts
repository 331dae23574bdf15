/** Lets somebody whose session has ended sign in again in place. Resolves to whether it worked. */
type SignInHandler = () => Promise<boolean>;

let signInHandler: SignInHandler | null = null;
const listeners = new Set<() => void>();

/** Registers the sign-in dialog of the office layout while it is mounted. */
export function registerSignInDialog(handler: SignInHandler): () => void {
  signInHandler = handler;
  return () => {
    if (signInHandler === handler) signInHandler = null;
  };
}

export async function reauthenticate(): Promise<boolean> {
  const isOpen = (await signInHandler?.()) ?? false;
  if (isOpen) for (const listener of listeners) listener();
  return isOpen;
}

/** Calls `listener` after every successful re-authentication. */
export function onReauthenticated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
