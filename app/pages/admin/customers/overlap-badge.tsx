import { TriangleAlert } from "lucide-react";
import type { Clash } from "#app/features/bookings/schema";
import { describeClash } from "#app/features/bookings/office/status-conflicts";

/** Badge of a confirmed booking whose dates overlap another confirmed booking. */
export function OverlapBadge({ clashes }: { clashes: readonly Clash[] }) {
  if (clashes.length === 0) return null;
  return (
    <span className="clash-mark" title={clashes.map(describeClash).join("\n")}>
      <TriangleAlert aria-hidden />
      Clash
      <span className="visually-hidden">{` with ${clashes.map(describeClash).join("; ")}`}</span>
    </span>
  );
}
