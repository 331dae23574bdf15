import type { Departure } from "#app/features/availability/departure-plan";
import { startOfDay } from "#app/platform/dates/dates";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The moment from which visitors can no longer ask for a departure; staff can. */
export function cutoffOf(
  { day, start_time, cutoff_hours }: Pick<Departure, "day" | "start_time" | "cutoff_hours">,
  hoursAheadOfUtc: number,
): Date {
  const [hours = 0, minutes = 0] = start_time.split(":").map(Number);
  const start = startOfDay(day, hoursAheadOfUtc).getTime() + hours * HOUR_MS + minutes * MINUTE_MS;
  return new Date(start - cutoff_hours * HOUR_MS);
}
