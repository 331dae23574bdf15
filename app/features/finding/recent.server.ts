/** Remembers for a while, in the memory of this process, how often something happened. The oldest are forgotten first. */
export class RecentCounts {
  readonly #counts = new Map<string, { count: number; endsAt: number }>();
  readonly #ms: number;
  readonly #most: number;

  constructor({ seconds, most }: { seconds: number; most: number }) {
    this.#ms = seconds * 1000;
    this.#most = most;
  }

  /** Counts one more. Gives how many there are since the first, and the seconds until it is forgotten. */
  count(key: string, now = Date.now()): { count: number; seconds: number } {
    let known = this.#counts.get(key);
    if (!known || known.endsAt <= now) {
      // In a Map the first is the one that came first.
      this.#counts.delete(key);
      const [oldest] = this.#counts.keys();
      if (this.#counts.size >= this.#most && oldest !== undefined) this.#counts.delete(oldest);
      known = { count: 0, endsAt: now + this.#ms };
      this.#counts.set(key, known);
    }
    known.count++;
    return { count: known.count, seconds: Math.max(1, Math.ceil((known.endsAt - now) / 1000)) };
  }
}
