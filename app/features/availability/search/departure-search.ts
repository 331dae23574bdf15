import { cutoffOf } from "#app/features/availability/departure-cutoff";
import {
  departuresBetween,
  seatsLeft,
  type Departure,
  type DeparturePattern,
  type StoredDeparture,
} from "#app/features/availability/departure-plan";
import { OFFICE } from "#app/brand";
import type { SearchSpan } from "#app/features/availability/search/search-days";
import { addDays } from "#app/platform/dates/dates";

/** The first departure of the days, both included, that so many people can still ask for. */
export function firstDeparture(
  { patterns, stored }: { patterns: readonly DeparturePattern[]; stored: readonly StoredDeparture[] },
  { from, to }: SearchSpan,
  { people, now }: { people: number; now: Date },
): Departure | null {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const fits = departuresBetween(patterns, stored, { first: day, end: addDays(day, 1) }).find(
      (departure) => seatsLeft(departure) >= people && cutoffOf(departure, OFFICE.hoursAheadOfUtc) > now,
    );
    if (fits) return fits;
  }
  return null;
}
