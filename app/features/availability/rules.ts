import { OFFICE } from "#app/brand";
import { addDays, dayAt, daysBetween, isDay, type Day } from "#app/platform/dates/dates";

/** A visitor asks for no more nights. */
export const MAX_NIGHTS = 90;

/** The day it is on the island. */
export function islandToday(now = new Date()): Day {
  return dayAt(now, OFFICE.hoursAheadOfUtc);
}

/** The day it was on the island when a form was made: its stamp begins with the moment. */
export function islandDayOf(stamp: string): Day {
  return islandToday(new Date(Number(stamp.split(".")[0])));
}

export type DayProblem = "date" | "past" | "far" | "order" | "long";

/**
 * Why a visitor cannot ask for these days; null when he can. The one answer for every entrance: calendar, search,
 * forms and offers. `to` is left out for a single day.
 */
export function canBeAsked(
  { from, to }: { from: Day; to?: Day },
  { today, furthestDays }: { today: Day; furthestDays: number },
): DayProblem | null {
  if (!isDay(from) || (to !== undefined && !isDay(to))) return "date";
  if (from < today) return "past";
  if (to !== undefined && to <= from) return "order";
  if ((to ?? from) > addDays(today, furthestDays)) return "far";
  if (to !== undefined && daysBetween(from, to) > MAX_NIGHTS) return "long";
  return null;
}
