import { TriangleAlert } from "lucide-react";
import type { Clash } from "#app/features/bookings/schema";
import { describeClash } from "#app/features/bookings/office/status-conflicts";

/** Badge of a booking that was confirmed without a unit or seats, and of the confirmed ones it overlaps. */
export function OverlapBadge({ clashes, isOverbooked }: { clashes: readonly Clash[]; isOverbooked: boolean }) {
  if (clashes.length === 0 && !isOverbooked) return null;
  const others = clashes.map(describeClash);
  return (
    <span className="clash-mark" title={others.join("\n") || undefined}>
      <TriangleAlert aria-hidden />
      {isOverbooked ? "Overbooked" : "Clash"}
      {others.length > 0 && <span className="visually-hidden">{` with ${others.join("; ")}`}</span>}
    </span>
  );
}
