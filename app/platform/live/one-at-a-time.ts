/** A burst of calls becomes the one that is running and one more after it. */
export function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWaiting = false;
  async function run() {
    if (isRunning) {
      isWaiting = true;
      return;
    }
    isRunning = true;
    try {
      do {
        isWaiting = false;
        await work();
      } while (isWaiting);
    } finally {
      isRunning = false;
    }
  }
  return () => void run();
}
