import type { Logger } from "#app/platform/log.server";

/**
 * A value every page needs (texts, currencies, settings), cached in memory. Reading never waits: it returns the last
 * good value or the fallback. Failed refreshes are retried with growing delays.
 */
export class CachedValue<T> {
  #value: T;
  #refreshing: Promise<void> | undefined;
  #again = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #read: () => Promise<T>;
  readonly #name: string;
  readonly #log: Logger;
  readonly #retryDelays: readonly number[];

  constructor(options: {
    name: string;
    fallback: T;
    read: () => Promise<T>;
    log: Logger;
    retryDelays?: readonly number[];
  }) {
    this.#name = options.name;
    this.#value = options.fallback;
    this.#read = options.read;
    this.#log = options.log;
    this.#retryDelays = options.retryDelays ?? [1_000, 2_000, 4_000];
  }

  get value(): T {
    return this.#value;
  }

  /**
   * Reads anew. Called while a read is under way, it waits for another one that follows, since the first may be too
   * early.
   */
  refresh(): Promise<void> {
    return this.#run(0);
  }

  #run(failures: number): Promise<void> {
    if (this.#refreshing) {
      this.#again = true;
      return this.#refreshing.then(() => this.#refreshing);
    }
    clearTimeout(this.#timer);
    this.#refreshing = this.#attempt(failures).finally(() => {
      this.#refreshing = undefined;
      if (!this.#again) return;
      this.#again = false;
      void this.#run(0);
    });
    return this.#refreshing;
  }

  async #attempt(failures: number): Promise<void> {
    try {
      this.#value = await this.#read();
    } catch (error) {
      const delay = this.#retryDelays[failures];
      this.#log.error({ err: error, retryInMs: delay }, `could not read ${this.#name}`);
      if (delay !== undefined) this.#timer = setTimeout(() => void this.#run(failures + 1), delay).unref();
    }
  }
}
