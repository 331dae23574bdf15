interface ReadArgs<T> {
  request: Request;
  serverLoader: () => Promise<T>;
}

/**
 * A client loader for screens that read themselves anew while somebody works in them. When the network fails, the last read of the
 * same address stays (for a frame around all of them, of any): a screen, and what is being typed in it, is not taken away by a lost
 * connection.
 */
export function keepLastRead<T>({ isFrame = false } = {}) {
  let last: { address: string; data: T } | undefined;
  async function clientLoader({ request, serverLoader }: ReadArgs<T>): Promise<T> {
    try {
      const data = await serverLoader();
      last = { address: request.url, data };
      return data;
    } catch (error) {
      // Answers of the server (the gate's, a missing page) are no network failures and go on.
      if (error instanceof TypeError && last && (isFrame || last.address === request.url)) return last.data;
      throw error;
    }
  }
  // Runs at hydration too, with what the server rendered: so that there is a last read from the beginning.
  clientLoader.hydrate = true as const;
  return clientLoader;
}
