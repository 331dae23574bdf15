import { durationParts } from "#app/features/experiences/rules";
import type { DurationKey } from "#app/features/experiences/schema";

const HOUR = 60;
const DAY = 24 * HOUR;
/** The longest that each of the usual words means. */
const KNOWN: Record<DurationKey, number> = { short: 2 * HOUR, halfDay: 5 * HOUR, fullDay: 9 * HOUR, multiDay: DAY };

/** How long an experience takes at most, in minutes; null when staff say it in words of their own. */
export function durationMinutes(duration: string): number | null {
  const lengths = durationParts(duration).flatMap((part) => {
    if (part.kind === "known") return KNOWN[part.key];
    if (part.kind === "hours") return part.n * HOUR;
    return part.kind === "days" ? DAY : [];
  });
  return lengths.length === 0 ? null : Math.max(...lengths);
}
