import { decimalsOf, type Cents, type Currency } from "#app/platform/money/money";

export interface PlanTotal {
  /** In dollars, as it is set. */
  total: Cents;
  /** In the visitor's currency: the sum converted once, not a sum of what was converted. */
  shownTotal: number;
}

export function planTotal(quotes: readonly { total: Cents }[], { code, rate }: Currency): PlanTotal {
  const total = quotes.reduce((sum, quote) => sum + quote.total, 0);
  const scale = 10 ** decimalsOf(code);
  return { total, shownTotal: Math.round((total * rate * scale) / 100) / scale };
}
