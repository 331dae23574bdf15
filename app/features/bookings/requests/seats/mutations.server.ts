import { eq } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import { nearestDepartures } from "#app/features/availability/departure-offers";
import { cutoffOf } from "#app/features/availability/departure-cutoff";
import { seatsLeft, type Departure } from "#app/features/availability/departure-plan";
import { deleteEndedSeats, findOrMakeDeparture } from "#app/features/availability/departures/mutations.server";
import { listDepartures } from "#app/features/availability/departures/queries.server";
import { islandToday } from "#app/features/availability/rules";
import type { ExperienceRequestField } from "#app/features/bookings/experience-request";
import { holdForRequest, type RequestHold } from "#app/features/bookings/holds/mutations.server";
import { EXPERIENCES } from "#app/features/bookings/placement/mutations.server";
import { isSentAgain, RequestRefused, type RequestOutcome } from "#app/features/bookings/requests/mutations.server";
import { experience_inquiries } from "#app/features/bookings/tables.server";
import type { FieldErrors, OfferedDays } from "#app/features/forms/schema";
import type { BookingSettings } from "#app/features/settings/queries.server";
import { addDays, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";

/** The departure of a request, as its form knows it. */
export interface WantedSeats {
  experience: string;
  day: Day;
  /** Null: none was chosen, though the experience has departures. */
  time: string | null;
  people: number;
  /** Send it though there are too few seats. */
  wish: boolean;
  settings: Pick<BookingSettings, "furthest_days">;
  /** Where it is said how many seats are left. */
  field: "participants" | "adults";
}

/**
 * Holds the seats of a request that was just stored, under the lock of its experience; or stores it as a wish, or takes
 * everything back. Seats it had before it was corrected stand in nobody's way.
 */
export async function placeSeats(
  tx: Db,
  row: typeof experience_inquiries.$inferSelect,
  { experience, day, time, wish }: WantedSeats,
  network: string,
): Promise<RequestHold> {
  await EXPERIENCES.release(tx, row);
  await deleteEndedSeats(tx, experience);
  const departure = time === null ? null : await findOrMakeDeparture(tx, { experience, day, time });
  // For what does not leave, or is too near, there is no wish either.
  if (!departure?.is_askable) throw new RequestRefused("taken");
  const hold = await holdForRequest(tx, EXPERIENCES, row, network);
  const isWish = hold.state === "taken";
  // What somebody sends once more after staff have answered is kept, though his own booking has the seats.
  if (isWish && !wish && !isSentAgain(row)) throw new RequestRefused("taken");
  if (isWish !== row.is_wish)
    await tx.update(experience_inquiries).set({ is_wish: isWish }).where(eq(experience_inquiries.id, row.id));
  return hold;
}

/** The answer to a request whose departure is full, closed or none: what is wrong, and the nearest with room for all. */
export function refuseSeats(db: Db, wanted: WantedSeats) {
  return async (): Promise<RequestOutcome<ExperienceRequestField>> => {
    const askable = (await listAskableDepartures(db, wanted)) ?? [];
    const found = askable.find(({ day, start_time }) => day === wanted.day && start_time === wanted.time);
    return { ok: false, reason: "taken", errors: seatProblem(found, wanted), offers: freeDepartures(askable, wanted) };
  };
}

/** The departures that visitors can ask for now; null when the experience is on request. */
export async function listAskableDepartures(
  db: Db,
  { experience, settings }: Pick<WantedSeats, "experience" | "settings">,
): Promise<Departure[] | null> {
  const first = islandToday();
  const end = addDays(first, settings.furthest_days + 1);
  const departures = await listDepartures(db, experience, { first, end });
  const now = new Date();
  return (
    departures?.filter(
      (departure) => departure.state === "open" && cutoffOf(departure, OFFICE.hoursAheadOfUtc) > now,
    ) ?? null
  );
}

/** The nearest of them with room for all. */
export function freeDepartures(
  askable: readonly Departure[],
  wanted: Pick<WantedSeats, "day" | "time" | "people">,
): OfferedDays[] {
  const withRoom = askable.filter((departure) => seatsLeft(departure) >= wanted.people);
  return nearestDepartures(withRoom, wanted).map(({ day, start_time }) => ({ from: day, to: day, time: start_time }));
}

function seatProblem(found: Departure | undefined, { field }: WantedSeats): FieldErrors<ExperienceRequestField> {
  if (!found) return { start_time: "departure" };
  const left = seatsLeft(found);
  return left > 0 ? { [field]: { code: "seatsLeft", n: left } } : { start_time: "departureFull" };
}
