import { findExperienceRates, findStayRates, findVehicleRates } from "#app/features/availability/prices/queries.server";
import { quoteExperience } from "#app/features/availability/quotes/experience";
import type { Quote } from "#app/features/availability/quotes/price-lines";
import { quoteStay } from "#app/features/availability/quotes/stay";
import { quoteVehicles } from "#app/features/availability/quotes/vehicles";
import { minimumNights } from "#app/features/availability/seasons";
import type { DeskKind } from "#app/features/bookings/booking-address";
import { daysBetween, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";

/** What somebody wants of a listing. Fields that its kind does not have are left as they are. */
export interface Wanted {
  from: Day;
  to: Day;
  start_time: string | null;
  people: number;
  children: number;
  vehicles: number;
  with_driver: boolean;
}

export interface DeskQuote extends Quote {
  /** The fewest nights or days for that arrival, when fewer are wanted: staff may go under it. */
  underMinimum: number | null;
}

/** The price of the catalogue; null when the listing is gone. */
export async function quoteFor(db: Db, kind: DeskKind, listing: string, wanted: Wanted): Promise<DeskQuote | null> {
  if (kind === "experience") {
    const rates = await findExperienceRates(db, listing);
    if (!rates) return null;
    const visit = { date: wanted.from, participants: wanted.people, children: wanted.children };
    return { ...quoteExperience(rates, visit), underMinimum: null };
  }
  const length = daysBetween(wanted.from, wanted.to);
  const under = (fewest: number) => (length < fewest ? fewest : null);
  if (kind === "stay") {
    const rates = await findStayRates(db, listing);
    if (!rates) return null;
    const quote = quoteStay(rates, { check_in: wanted.from, check_out: wanted.to, guests: wanted.people });
    return { ...quote, underMinimum: under(minimumNights(rates, wanted.from)) };
  }
  const rates = await findVehicleRates(db, listing);
  if (!rates) return null;
  const { vehicles, with_driver } = wanted;
  const quote = quoteVehicles(rates, { pickup_date: wanted.from, return_date: wanted.to, vehicles, with_driver });
  return { ...quote, underMinimum: under(minimumNights(rates, wanted.from)) };
}
