import { onlyLostConnection } from "#app/ui/office/failed-read";
import { showToast } from "#app/ui/toasts";

interface Rows<Row> {
  /** Null when they could not be read. */
  rows: Row[] | null;
}

/**
 * The client loader of a list that is read whole. A read that fails is said in a toast; the rows of the last one stay, and only where
 * there are none does the screen say it in their place.
 */
export function keepRows<Row>(failure: string) {
  let last: Rows<Row> | undefined;
  async function clientLoader({ request, serverLoader }: { request: Request; serverLoader: () => Promise<Rows<Row>> }): Promise<Rows<Row>> {
    const read = await serverLoader().catch(onlyLostConnection(request));
    if (read?.rows) {
      last = read;
      return read;
    }
    showToast("error", failure);
    return last ?? { rows: null };
  }
  // Runs at hydration too, with what the server rendered: so that there is a last read from the beginning.
  clientLoader.hydrate = true as const;
  return clientLoader;
}
