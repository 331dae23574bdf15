import { choosesDays } from "#app/features/availability/components/day-query";
import { dayOffers, MAX_COUNTED, type DayOffers } from "#app/features/availability/day-offers";
import { departureOffers, type DepartureOffers } from "#app/features/availability/departure-offers";
import { cutoffOf } from "#app/features/availability/departure-cutoff";
import { findNextSeatHoldEnd, listDepartures } from "#app/features/availability/departures/queries.server";
import { findNextHoldEnd, listUnitDays } from "#app/features/availability/ledger/queries.server";
import { islandToday } from "#app/features/availability/rules";
import { CALENDAR_CHANNEL, type UnitListing } from "#app/features/availability/schema";
import type { Season } from "#app/features/availability/seasons";
import type { BookingSettings } from "#app/features/settings/queries.server";
import { OFFICE } from "#app/brand";
import { preventPageCaching, trackDependency, trackFreshUntil } from "#app/platform/cache/render-tracking.server";
import { addDays, startOfDay } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";

/** A page for chosen days is not cached: ten thousand of them would push all other pages out. */
export function skipCacheForChosenDays(query: URLSearchParams): void {
  if (choosesDays(query)) preventPageCaching();
}

/**
 * The days of a listing as its page shows them. The page is right until one of them changes, a hold ends, or the
 * island's day is over.
 */
export async function findDayOffers(
  db: Db,
  listing: UnitListing,
  rates: { min_nights: number; seasons: readonly Season[] },
  settings: Pick<BookingSettings, "furthest_days" | "short_gaps">,
): Promise<DayOffers> {
  const today = islandToday();
  trackDependency(`${CALENDAR_CHANNEL}:${listing.id}`);
  trackFreshUntil(startOfDay(addDays(today, 1), OFFICE.hoursAheadOfUtc));
  // A hold that ends between the two reads must not be missed.
  const holdEnd = await findNextHoldEnd(db, listing);
  if (holdEnd) trackFreshUntil(holdEnd);
  const units = await listUnitDays(db, listing, {
    first: addDays(today, -1),
    end: addDays(today, settings.furthest_days + 1),
  });
  return dayOffers(units, {
    today,
    furthestDays: settings.furthest_days,
    fillsGaps: settings.short_gaps,
    rates,
    counted: listing.kind === "vehicle" ? MAX_COUNTED : 1,
  });
}

/**
 * The departures of an experience as its page shows them; null when it is on request. The page is right until one of
 * them or the plan changes, a hold ends, a cut-off passes, or the island's day is over.
 */
export async function findDepartureOffers(
  db: Db,
  experience: string,
  settings: Pick<BookingSettings, "furthest_days">,
): Promise<DepartureOffers | null> {
  const now = new Date();
  const first = islandToday(now);
  const last = addDays(first, settings.furthest_days);
  trackDependency(`${CALENDAR_CHANNEL}:${experience}`);
  trackFreshUntil(startOfDay(addDays(first, 1), OFFICE.hoursAheadOfUtc));
  const holdEnd = await findNextSeatHoldEnd(db, experience);
  if (holdEnd) trackFreshUntil(holdEnd);
  const departures = await listDepartures(db, experience, { first, end: addDays(last, 1) });
  if (!departures) return null;
  const { hoursAheadOfUtc } = OFFICE;
  const cutoffs = departures.map((departure) => cutoffOf(departure, hoursAheadOfUtc).getTime());
  const nextCutoff = cutoffs.filter((cutoff) => cutoff > now.getTime()).reduce((a, b) => Math.min(a, b), Infinity);
  if (nextCutoff < Infinity) trackFreshUntil(new Date(nextCutoff));
  return departureOffers(departures, { first, last, now, hoursAheadOfUtc });
}
