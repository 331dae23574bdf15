/** The result of the promise, or null when it fails or times out. The work is not cancelled. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([work.catch(() => null), timeout]).finally(() => clearTimeout(timer));
}
