/** Runs at most `max` of the tasks given to it at a time; others wait, in the order in which they came. */
export function createConcurrencyLimit(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < max) running++;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await task();
    } finally {
      // The next one takes this one's place.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
