import type { Logger } from "#app/platform/log.server";

/**
 * What pages with a form were last made of. When it cannot be read, the form must still stand on its page, with what was typed in it and the
 * word that it failed; without scripts there is no other place for it. What was used last stays longest.
 */
export class LastKnown {
  readonly #values = new Map<string, unknown>();
  readonly #log: Logger;
  readonly #most: number;

  constructor(log: Logger, most = 1_000) {
    this.#log = log;
    this.#most = most;
  }

  /** Reads anew; only when that fails, what was read before. What is gone is forgotten. */
  async read<T>(key: string, read: () => Promise<T | null>): Promise<T | null> {
    try {
      const value = await read();
      this.#values.delete(key);
      if (value !== null) this.#values.set(key, value);
      if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value!);
      return value;
    } catch (error) {
      if (!this.#values.has(key)) throw error;
      this.#log.error({ err: error }, "a page is shown as it was read last");
      return this.#values.get(key) as T;
    }
  }
}
