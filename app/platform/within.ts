/** What work gives, or null when it fails or takes longer than that. It is not stopped: nobody waits for it any more. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([work.catch(() => null), tooLate]).finally(() => clearTimeout(timer));
}
