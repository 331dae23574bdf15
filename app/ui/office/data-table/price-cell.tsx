import { formatUsd, type Cents } from "#app/platform/money/money";

/** A price in dollars. What it is for stands in the header; on a phone, where there is none, behind it. */
export function PriceCell({ price, unit }: { price: Cents; unit?: string }) {
  return (
    <>
      {formatUsd(price)}
      {unit !== undefined && <span className="narrow-only">{unit}</span>}
    </>
  );
}
