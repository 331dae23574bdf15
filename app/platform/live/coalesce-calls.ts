/** Coalesces calls: at most one runs and one is queued. */
export function coalesceCalls(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isQueued = false;
  async function run() {
    if (isRunning) {
      isQueued = true;
      return;
    }
    isRunning = true;
    try {
      do {
        isQueued = false;
        await work();
      } while (isQueued);
    } finally {
      isRunning = false;
    }
  }
  return () => void run();
}
