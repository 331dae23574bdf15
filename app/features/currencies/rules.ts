import { BASE_CURRENCY, type CurrencyCode } from "#app/platform/money/money";

/** The column keeps six decimals; no currency of the world comes near the largest rate. */
const DECIMALS = 6;
const MAX_RATE = 999_999_999;

/** A rate as the database will hold it; null when it is none. */
export function storedRate(rate: number): number | null {
  if (!Number.isFinite(rate) || rate > MAX_RATE) return null;
  const stored = Number(rate.toFixed(DECIMALS));
  return stored > 0 ? stored : null;
}

/** What is wrong with a value that is said to be a rate; null when nothing is. */
export function rateProblem(value: unknown): string | null {
  if (typeof value !== "number") return "not a number";
  if (value <= 0) return "not above 0";
  if (value > MAX_RATE) return "too large";
  return storedRate(value) === null ? `0 in the ${DECIMALS} decimals that are kept` : null;
}

/** What a person typed as a rate; null when it is not a plain number above 0. */
export function parseRate(typed: string): number | null {
  return /^(\d{1,9}(\.\d{0,6})?|\.\d{1,6})$/.test(typed.trim()) ? storedRate(Number(typed)) : null;
}

/** At least the four decimals an input steps by; the fifth and sixth where they say something. */
export function rateText(rate: number): string {
  return rate.toFixed(DECIMALS).replace(/0{1,2}$/, "");
}

/** Prices are stored in it: it is worth 1 and always offered. */
export function isBase(code: CurrencyCode): boolean {
  return code === BASE_CURRENCY;
}

const STALE_AFTER_MS = 7 * 86_400_000;

/** Whether a rate is so old that somebody should look at it. */
export function isStale(lastUpdated: Date, now: Date): boolean {
  return now.getTime() - lastUpdated.getTime() > STALE_AFTER_MS;
}
