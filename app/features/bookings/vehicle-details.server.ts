import { findDayOffers } from "#app/features/availability/calendar/queries.server";
import type { DayOffers } from "#app/features/availability/day-offers";
import { findVehicleRates } from "#app/features/availability/prices/queries.server";
import type { VehicleRates } from "#app/features/availability/quotes/vehicles";
import { islandToday } from "#app/features/availability/rules";
import { DEFAULT_BOOKING_SETTINGS, type BookingSettings } from "#app/features/settings/queries.server";
import { readOrFallback } from "#app/platform/cache/read-or-fallback.server";
import { trackSingleRow } from "#app/platform/cache/render-tracking.server";
import type { StaleOnError } from "#app/platform/cache/stale-on-error.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";

/** What the booking form of a vehicle shows besides the vehicle. */
export interface VehicleDetails {
  rates: VehicleRates & { min_nights: number };
  /** Null while the days cannot be read. */
  offers: DayOffers | null;
  today: Day;
  furthestDays: number;
  holdHours: number;
}

interface Services {
  db: Db;
  log: Logger;
  staleOnError: StaleOnError;
  settings: { value: BookingSettings | null };
}

/** Null when there is no such vehicle, or nothing is known of its prices for the moment. */
export async function findVehicleDetails(services: Services, id: string): Promise<VehicleDetails | null> {
  const { db, log, staleOnError } = services;
  const settings = services.settings.value ?? DEFAULT_BOOKING_SETTINGS;
  const read = () =>
    staleOnError.read(`vehicle rates ${id}`, () =>
      trackSingleRow("transportation_rentals", async () => {
        const rates = await findVehicleRates(db, id);
        return rates && { id, rates };
      }),
    );
  const found = await readOrFallback(log, "the prices of a vehicle", read, null);
  if (!found) return null;
  const { rates } = found;
  const offers = await readOrFallback(
    log,
    "the free days of a vehicle",
    () => findDayOffers(db, { kind: "vehicle", id }, rates, settings),
    null,
  );
  return {
    rates,
    offers,
    today: offers?.first ?? islandToday(),
    furthestDays: settings.furthest_days,
    holdHours: settings.hold_hours,
  };
}
