import type { Cents } from "#app/platform/money/money";

const PRICE_LINE_KINDS = [
  "nights",
  "discount",
  "extra_guests",
  "cleaning",
  "days",
  "weeks",
  "driver",
  "people",
  "adults",
  "children",
  // Written by staff, with a text of their own.
  "other",
] as const;
export type PriceLineKind = (typeof PRICE_LINE_KINDS)[number];

/** One line of a quote, as it is shown, mailed and stored with the booking. The total is the sum of the amounts. */
export interface PriceLine {
  kind: PriceLineKind;
  /** How many nights, days, weeks or people; the percentage of a discount. */
  count: number;
  /** For how many guests or vehicles. */
  times: number;
  unit_price: Cents;
  amount: Cents;
  /** The name of the season that sets the price. */
  season: string | null;
  /** What staff wrote for it. */
  text?: string;
}

export interface Quote {
  lines: PriceLine[];
  total: Cents;
}

export function priceLine(
  kind: PriceLineKind,
  count: number,
  unit_price: Cents,
  { times = 1, season = null }: { times?: number; season?: string | null } = {},
): PriceLine {
  return { kind, count, times, unit_price, amount: count * times * unit_price, season };
}

/** What a booking is about is said even when it is free of charge; other lines only when they cost or save something. */
const MAIN_KINDS: ReadonlySet<PriceLineKind> = new Set(["nights", "days", "weeks", "people", "adults", "children"]);

export function quoteOf(lines: PriceLine[]): Quote {
  const kept = lines.filter(({ kind, count, amount }) => (MAIN_KINDS.has(kind) ? count > 0 : amount !== 0));
  return { lines: kept, total: totalOf(kept) };
}

export function totalOf(lines: readonly Pick<PriceLine, "amount">[]): Cents {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
