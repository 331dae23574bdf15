/** Concurrent renders per client. Rendering is CPU-bound, so more would not finish sooner. */
const MAX_CONCURRENT = 8;

/** Limits concurrent renders per client; further requests wait in that client's queue without blocking others. */
export class RenderConcurrency {
  readonly #queues = new Map<string, (() => void)[]>();
  readonly #active = new Map<string, number>();

  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const taken = this.#active.get(address) ?? 0;
    if (taken < MAX_CONCURRENT) this.#active.set(address, taken + 1);
    else await this.#waitInQueue(address);
    try {
      return await work();
    } finally {
      this.#release(address);
    }
  }

  #waitInQueue(address: string): Promise<void> {
    const queue = this.#queues.get(address) ?? [];
    this.#queues.set(address, queue);
    return new Promise((resolve) => void queue.push(resolve));
  }

  /** Hands the slot to the next request in the queue. */
  #release(address: string): void {
    const next = this.#queues.get(address)?.shift();
    if (next) return next();
    this.#queues.delete(address);
    const left = (this.#active.get(address) ?? 1) - 1;
    if (left > 0) this.#active.set(address, left);
    else this.#active.delete(address);
  }
}
