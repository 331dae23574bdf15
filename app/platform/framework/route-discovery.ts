const MANIFEST = "/__manifest";

/**
 * React Router 8.4 asks the server for the route of every address with a parameter, also where it knows it, and shows
 * an error where no answer comes. There is no hook for that request: it is recognised by its address, and tried again
 * after `wait`. tests/e2e/office-outage.spec.ts opens each such screen without a connection.
 */
export function retryRouteDiscovery(wait: (signal: AbortSignal) => Promise<void>): () => void {
  const originalFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const signal = init?.signal;
    // Without a signal it is looked up in advance, and nobody waits for it.
    if (!signal || !isManifest(input)) return originalFetch(input, init);
    for (;;) {
      try {
        const answer = await originalFetch(input, init);
        if (answer.status < 500) return answer;
      } catch (error) {
        if (signal.aborted) throw error;
      }
      await wait(signal);
    }
  };
  return () => {
    window.fetch = originalFetch;
  };
}

function isManifest(input: RequestInfo | URL): boolean {
  return input instanceof URL && input.origin === window.location.origin && input.pathname === MANIFEST;
}
