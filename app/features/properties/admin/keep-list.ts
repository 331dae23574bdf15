import { showToast } from "#app/ui/toasts";

/**
 * The client loader of a list that the database pages. A read that fails is said in a toast; what was read before stays where it is
 * still the answer to the same question, and elsewhere the screen says it in place of the rows.
 */
export function keepList<T extends { list: unknown }>(failure: string, nothing: T) {
  let last: { address: string; data: T } | undefined;
  async function clientLoader({ request, serverLoader }: { request: Request; serverLoader: () => Promise<T> }): Promise<T> {
    const data = await serverLoader().catch(onlyLostConnection);
    if (data?.list) {
      last = { address: request.url, data };
      return data;
    }
    showToast("error", failure);
    return last?.address === request.url ? last.data : nothing;
  }
  // Runs at hydration too, with what the server rendered: so that there is a last read from the beginning.
  clientLoader.hydrate = true as const;
  return clientLoader;
}

/** Answers of the server (the gate's, a missing page) go on. */
function onlyLostConnection(error: unknown): null {
  if (error instanceof TypeError) return null;
  throw error;
}
