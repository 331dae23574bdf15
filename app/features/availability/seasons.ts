import type { Day } from "#app/platform/dates/dates";
import type { Cents } from "#app/platform/money/money";

/** Days with prices of their own. In a list of them the first that matches a day counts, alone: prices never add up. */
export interface Season {
  name: string;
  first_day: Day;
  /** Included. */
  last_day: Day;
  /** Bit 0 is Monday; null: every day of the week. */
  weekdays: number | null;
  price: Cents;
  price_per_week: Cents | null;
  child_price: Cents | null;
  min_nights: number | null;
}

/** 0 is Monday. */
export function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** Whether a set of weekdays, as seasons and departure patterns store it, holds a day. */
export function includesWeekday(weekdays: number, day: Day): boolean {
  return ((weekdays >> weekdayOf(day)) & 1) === 1;
}

/** The season that prices a day; null when the base price does. */
export function seasonOf<Kind extends Pick<Season, "first_day" | "last_day" | "weekdays">>(
  seasons: readonly Kind[],
  day: Day,
): Kind | null {
  return (
    seasons.find(
      ({ first_day, last_day, weekdays }) =>
        first_day <= day && day <= last_day && (weekdays === null || includesWeekday(weekdays, day)),
    ) ?? null
  );
}

/** The fewest nights (or days of a rental) from a day of arrival on: its season's, else the listing's. */
export function minimumNights(listing: { min_nights: number; seasons: readonly Season[] }, arrival: Day): number {
  return seasonOf(listing.seasons, arrival)?.min_nights ?? listing.min_nights;
}
