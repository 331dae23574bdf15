import { onlyLostConnection } from "#app/ui/office/failed-read";
import { showToast } from "#app/ui/toasts";

interface ReadArgs<T> {
  request: Request;
  serverLoader: () => Promise<T | null>;
}

/** A read from the browser: when it fails, also of the network, that is said, and the screen has nothing to show. */
export async function loadInBrowser<T>({ request, serverLoader }: ReadArgs<T>, failure: string): Promise<T | null> {
  const read = await serverLoader().catch(onlyLostConnection(request));
  if (!read) showToast("error", failure);
  return read;
}
