import { checkDays, type UnitDays } from "#app/features/availability/calendar-days";
import type { SearchSpan } from "#app/features/availability/search/search-days";
import { minimumNights, type Season } from "#app/features/availability/seasons";
import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";

/** How far before and after the days that were asked for others are looked for. */
export const NEAREST_RANGE_DAYS = 60;
const MAX_SPANS = 3;

export interface FreeSpan extends SearchSpan {
  /** How many listings are free then. */
  count: number;
}

/** Other days of the same length, the nearest first, of two that are equally near the earlier. */
export function spansAround({ from, to }: SearchSpan, { earliest, latest }: { earliest: Day; latest: Day }) {
  const length = daysBetween(from, to);
  const distances = Array.from({ length: NEAREST_RANGE_DAYS }, (_, index) => index + 1);
  return distances
    .flatMap((distance) => [-distance, distance])
    .map((distance) => ({ from: addDays(from, distance), to: addDays(from, distance + length) }))
    .filter((span) => span.from >= earliest && span.to <= latest);
}

/** The first of them in which something is free. */
export function pickSpans(spans: readonly SearchSpan[], countIn: (span: SearchSpan) => number): FreeSpan[] {
  const found: FreeSpan[] = [];
  for (const span of spans) {
    const count = countIn(span);
    if (count > 0) found.push({ ...span, count });
    if (found.length === MAX_SPANS) break;
  }
  return found;
}

/** A listing with the taken days of its units. */
export interface ListingDays {
  units: readonly UnitDays[];
  rates: { min_nights: number; seasons: readonly Season[] };
}

/** How many listings can be booked for a span: the same answer as the server's check of a request. */
export function countBookable(
  listings: readonly ListingDays[],
  { from, to }: SearchSpan,
  { today, fillsGaps, needed }: { today: Day; fillsGaps: boolean; needed: number },
): number {
  return listings.filter(({ units, rates }) => {
    // Most listings are taken, which a comparison of days tells soonest.
    if (units.filter((unit) => isUntouched(unit, from, to)).length < needed) return false;
    const rules = { today, minimum: minimumNights(rates, from), fillsGaps, needed };
    return checkDays(units, { check_in: from, check_out: to }, rules) === "free";
  }).length;
}

function isUntouched({ taken, retired_from }: UnitDays, from: Day, to: Day): boolean {
  return (
    (retired_from === null || retired_from >= to) &&
    !taken.some(({ first_day, end_day }) => first_day < to && from < end_day)
  );
}
