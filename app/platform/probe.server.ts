export interface Probed<T> {
  at: Date;
  value: T;
}

/**
 * Caches a slow check and repeats it at most this often, on demand. Only the first caller waits; others get the last
 * result.
 */
export function createCachedProbe<T>(everyMs: number, check: () => Promise<T>): () => Promise<Probed<T>> {
  let lastResult: Probed<T> | undefined;
  let pending: Promise<Probed<T>> | undefined;
  return async () => {
    if (lastResult && Date.now() - lastResult.at.getTime() < everyMs) return lastResult;
    pending ??= check()
      .then((value) => (lastResult = { at: new Date(), value }))
      .finally(() => {
        pending = undefined;
      });
    return lastResult ?? pending;
  };
}
