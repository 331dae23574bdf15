import type { PriceLine } from "#app/features/availability/quotes/price-lines";
import { lineCount, lineName } from "#app/features/bookings/desk/price-lines";
import { formatUsd, type Cents } from "#app/platform/money/money";

/** The lines of a price and their sum, small, beside another price. */
export function PriceLines({ lines, total }: { lines: readonly PriceLine[]; total: Cents | null }) {
  return (
    <span className="desk-quote">
      {lines.map((line, index) => (
        <span key={`${index} ${lineName(line)}`}>
          <small dir="auto">{[lineName(line), lineCount(line), line.season].filter(Boolean).join(", ")}</small>
          <small>{formatUsd(line.amount)}</small>
        </span>
      ))}
      <span>
        <b>Total</b>
        <b>{total === null ? "Not known" : formatUsd(total)}</b>
      </span>
    </span>
  );
}
