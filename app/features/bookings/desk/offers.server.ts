import { nearestDepartures } from "#app/features/availability/departure-offers";
import { seatsLeft } from "#app/features/availability/departure-plan";
import { listDepartures } from "#app/features/availability/departures/queries.server";
import { listNearestSpans } from "#app/features/availability/ledger/queries.server";
import type { DeskKind } from "#app/features/bookings/booking-address";
import { MAX_DAYS_BACK } from "#app/features/bookings/desk/new-booking";
import type { Wanted } from "#app/features/bookings/desk/quote.server";
import { addDays, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";

/** How far from what is taken something else is offered. */
const OFFERED_DAYS = 60;

export interface Offer {
  from: Day;
  to: Day;
  /** The start of a departure. */
  time?: string;
}

/** What is free nearest to what staff want and cannot have: days of as many units, or departures with room for all. */
export async function listOffers(
  db: Db,
  kind: DeskKind,
  listing: string,
  wanted: Wanted,
  today: Day,
): Promise<Offer[]> {
  if (kind !== "experience")
    return listNearestSpans(db, { kind, id: listing }, wanted, {
      earliest: addDays(today, -MAX_DAYS_BACK),
      latest: addDays(wanted.to, OFFERED_DAYS),
      units: wanted.vehicles,
    });
  // Staff may ask after the cut-off. What has left is offered only to whoever writes down what has left.
  const around = addDays(wanted.from, -OFFERED_DAYS);
  const first = wanted.from >= today && around < today ? today : around;
  const span = { first, end: addDays(wanted.from, OFFERED_DAYS + 1) };
  const departures = (await listDepartures(db, listing, span)) ?? [];
  const withRoom = departures.filter((departure) => seatsLeft(departure) >= wanted.people);
  return nearestDepartures(withRoom, { day: wanted.from, time: wanted.start_time }).map(({ day, start_time }) => ({
    from: day,
    to: day,
    time: start_time,
  }));
}
