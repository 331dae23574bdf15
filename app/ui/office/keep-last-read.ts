import { goToGate, isRefusedByGate } from "#app/ui/office/failed-read";

interface ReadArgs<T> {
  request: Request;
  serverLoader: () => Promise<T>;
}

/**
 * A client loader for screens that read themselves anew while somebody works in them. When the network fails, the last read of the
 * same address stays (for a frame around all of them, of any); when the session has ended, it stays as long as nobody goes elsewhere,
 * and the next write asks to sign in again. So a screen, and what is being typed in it, is not taken away.
 */
export function keepLastRead<T>({ isFrame = false } = {}) {
  let last: { address: string; data: T } | undefined;
  async function clientLoader({ request, serverLoader }: ReadArgs<T>): Promise<T> {
    try {
      const data = await serverLoader();
      last = { address: request.url, data };
      return data;
    } catch (error) {
      const isSameScreen = last !== undefined && pathOf(last.address) === pathOf(request.url);
      if (isRefusedByGate(error)) {
        if (last && isSameScreen) return last.data;
        return await goToGate(request);
      }
      if (error instanceof TypeError && last && (isFrame || last.address === request.url)) return last.data;
      // Other answers of the server (a missing page) go on.
      throw error;
    }
  }
  // Runs at hydration too, with what the server rendered: so that there is a last read from the beginning.
  clientLoader.hydrate = true as const;
  return clientLoader;
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}
