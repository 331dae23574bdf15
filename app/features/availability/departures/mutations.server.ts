import { sql } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import type { Claim } from "#app/features/availability/ledger/mutations.server";
import type { DepartureState } from "#app/features/availability/schema";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

/** A start of an experience, as one asks for it. */
export interface DepartureKey {
  experience: string;
  day: Day;
  /** Island time, as "08:00". */
  time: string;
}

export interface Departure {
  id: string;
  capacity: number;
  seats_taken: number;
  state: DepartureState;
  /** Whether visitors may still ask for it: it is open, and before its cut-off by the clock of the database. */
  is_askable: boolean;
}

/** Whoever takes seats holds the row of the experience until the end. False when it is gone. */
export async function lockExperience(tx: Db, experience: string): Promise<boolean> {
  return (await rowsOf(tx, sql`select id from experiences where id = ${experience} for no key update`)).length > 0;
}

export async function deleteEndedSeats(tx: Db, experience: string): Promise<void> {
  await tx.execute(
    sql`delete from departure_seats s using departures d where d.id = s.departure_id and d.experience_id = ${experience} and s.hold_until <= clock_timestamp()`,
  );
}

/**
 * The row of a departure, made when a pattern has it and nothing had to be remembered of it yet; null when there is no
 * such departure. Of two patterns with the same start the first one counts.
 */
export async function findOrMakeDeparture(tx: Db, { experience, day, time }: DepartureKey): Promise<Departure | null> {
  await tx.execute(
    sql`insert into departures (experience_id, day, start_time, capacity, cutoff_hours)
      select experience_id, ${day}::date, start_time, seats, cutoff_hours from departure_patterns
      where experience_id = ${experience} and start_time = ${time}::time and first_day <= ${day}::date and (last_day is null or last_day >= ${day}::date)
        and (weekdays >> (extract(isodow from ${day}::date)::int - 1)) & 1 = 1
      order by first_day, id limit 1 on conflict do nothing`,
  );
  const [found] = await rowsOf<Departure>(
    tx,
    sql`select id, capacity, seats_taken, state, state = 'open' and (day + start_time - make_interval(hours => cutoff_hours + ${OFFICE.hoursAheadOfUtc}::int)) at time zone 'UTC' > clock_timestamp() as is_askable
      from departures where experience_id = ${experience} and day = ${day}::date and start_time = ${time}::time for no key update`,
  );
  return found ?? null;
}

/** The pattern that gives a departure `d`: of two with the same start the first one. */
const PLANNED = sql`(select p.seats, p.cutoff_hours from departure_patterns p
  where p.experience_id = d.experience_id and p.start_time = d.start_time and p.first_day <= d.day and (p.last_day is null or p.last_day >= d.day)
    and (p.weekdays >> (extract(isodow from d.day)::int - 1)) & 1 = 1
  order by p.first_day, p.id limit 1)`;

/** Deletes the row of a departure of which nothing has to be remembered any more: the plan says the same. */
export async function forgetDeparture(tx: Db, id: string): Promise<void> {
  await tx.execute(
    sql`delete from departures d where d.id = ${id} and d.seats_taken = 0 and d.state = 'open' and not d.is_extra and d.guide_note is null
      and (d.capacity, d.cutoff_hours) = ${PLANNED}`,
  );
}

/**
 * Gives a request its seats, in place of those it had elsewhere. False when there are too few or it does not start:
 * then nothing was changed. The experience must be locked and its ended holds deleted.
 */
export async function takeSeats(
  tx: Db,
  { inquiry, departure, seats }: { inquiry: string; departure: Departure; seats: number },
  claim: Claim,
): Promise<boolean> {
  const [own] = await rowsOf<{ departure_id: string; seats: number }>(
    tx,
    sql`select departure_id, seats from departure_seats where inquiry_id = ${inquiry}`,
  );
  const isMoved = own !== undefined && own.departure_id !== departure.id;
  const free = departure.capacity - departure.seats_taken + (isMoved ? 0 : (own?.seats ?? 0));
  if (departure.state === "cancelled" || seats > free) return false;
  const until = claim.kind === "hold" ? claim.until.toISOString() : null;
  await tx.execute(
    sql`insert into departure_seats (departure_id, inquiry_id, seats, hold_until) values (${departure.id}, ${inquiry}, ${seats}, ${until}::timestamptz)
      on conflict (inquiry_id) do update set departure_id = excluded.departure_id, seats = excluded.seats, hold_until = excluded.hold_until`,
  );
  if (isMoved) await forgetDeparture(tx, own.departure_id);
  return true;
}

/** Gives the seats of a request back. Where they were; null when it had none. */
export async function freeSeats(tx: Db, inquiry: string): Promise<string | null> {
  const [freed] = await rowsOf<{ departure_id: string }>(
    tx,
    sql`delete from departure_seats where inquiry_id = ${inquiry} returning departure_id`,
  );
  return freed?.departure_id ?? null;
}
