/** Made at the same time for one address. Making a page is work for one core: more at a time would not be made sooner. */
const AT_A_TIME = 8;

/** Lets each address have a few pages made at a time; what it asks for beyond stands in its own queue, and others go past it. */
export class Turns {
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #taken = new Map<string, number>();

  async take<T>(address: string, work: () => Promise<T>): Promise<T> {
    const taken = this.#taken.get(address) ?? 0;
    if (taken < AT_A_TIME) this.#taken.set(address, taken + 1);
    else await this.#wait(address);
    try {
      return await work();
    } finally {
      this.#leave(address);
    }
  }

  #wait(address: string): Promise<void> {
    const queue = this.#waiting.get(address) ?? [];
    this.#waiting.set(address, queue);
    return new Promise((resolve) => void queue.push(resolve));
  }

  /** Whoever is next has the turn of the one who goes. */
  #leave(address: string): void {
    const next = this.#waiting.get(address)?.shift();
    if (next) return next();
    this.#waiting.delete(address);
    const left = this.#taken.get(address)! - 1;
    if (left > 0) this.#taken.set(address, left);
    else this.#taken.delete(address);
  }
}
