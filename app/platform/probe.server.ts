export interface Probed<T> {
  at: Date;
  value: T;
}

/**
 * Looks at something that may take long to answer, no more often than this, while somebody asks for it. Nobody waits for it but the first: others
 * get what was seen last.
 */
export function createProbe<T>(everyMs: number, look: () => Promise<T>): () => Promise<Probed<T>> {
  let seen: Probed<T> | undefined;
  let looking: Promise<Probed<T>> | undefined;
  return async () => {
    if (seen && Date.now() - seen.at.getTime() < everyMs) return seen;
    looking ??= look()
      .then((value) => (seen = { at: new Date(), value }))
      .finally(() => {
        looking = undefined;
      });
    return seen ?? looking;
  };
}
