import { lineLabel } from "#app/features/availability/line-label";
import type { PriceLine } from "#app/features/availability/quotes/price-lines";
import type { Fact } from "#app/features/mail/submission";

/** A line of a price in a message, in the words of the public quote; null for what staff have written themselves. */
export function lineFact(line: PriceLine): Fact | null {
  const label = lineLabel(line);
  return label && { label: label.text, values: label.values, note: line.season, dollars: line.amount };
}
