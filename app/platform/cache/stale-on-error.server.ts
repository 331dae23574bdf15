import { preventPageCaching } from "#app/platform/cache/render-tracking.server";
import type { Logger } from "#app/platform/log.server";

/**
 * Last good values of pages with a form, used when a read fails, so a submitted form can be shown again with its error
 * even without scripts. Least recently used entries are evicted.
 */
export class StaleOnError {
  readonly #values = new Map<string, unknown>();
  readonly #log: Logger;
  readonly #maxEntries: number;

  constructor(log: Logger, maxEntries = 1_000) {
    this.#log = log;
    this.#maxEntries = maxEntries;
  }

  /** Reads anew; only when that fails, what was read before. What is gone is forgotten. */
  async read<T>(key: string, read: () => Promise<T | null>): Promise<T | null> {
    try {
      const value = await read();
      this.#values.delete(key);
      if (value !== null) this.#values.set(key, value);
      const [oldest] = this.#values.keys();
      if (this.#values.size > this.#maxEntries && oldest !== undefined) this.#values.delete(oldest);
      return value;
    } catch (error) {
      if (!this.#values.has(key)) throw error;
      preventPageCaching();
      this.#log.error({ err: error }, "a page is shown as it was read last");
      return this.#values.get(key) as T;
    }
  }
}
