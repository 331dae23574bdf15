import { showToast } from "#app/ui/toasts";

/** A read from the browser: when it fails, also of the network, that is said, and the screen has nothing to show. */
export async function loadInBrowser<T>(serverLoader: () => Promise<T | null>, failure: string): Promise<T | null> {
  const read = await serverLoader().catch(onlyLostConnection);
  if (!read) showToast("error", failure);
  return read;
}

/** Answers of the server (the gate's, a missing page) go on. */
function onlyLostConnection(error: unknown): null {
  if (error instanceof TypeError) return null;
  throw error;
}
