import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { placeImports } from "#app/features/availability/channels/imports/mutations.server";
import {
  isOf,
  isTakenBy,
  listFreeUnits,
  type BookingKey,
  type Span,
} from "#app/features/availability/ledger/queries.server";
import type { UnitListing } from "#app/features/availability/schema";
import { occupancies } from "#app/features/availability/tables.server";
import { cases } from "#app/features/cases/tables.server";
import { findSqlError, type Db } from "#app/platform/db/db.server";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";

/** Taken: somebody else has the days or seats. Busy: somebody works on them; it can be tried again. */
export type LedgerRefusal = { ok: false; reason: "taken" } | { ok: false; reason: "busy" };

const LOCK_TIMEOUT_MS = 3_000;
/**
 * For the whole statement, below the time-out of the pool: the third in a queue waits for the second, and then once more
 * for the first.
 */
const STATEMENT_TIMEOUT = "4s";

/**
 * Runs work that takes days or seats, in a transaction that waits for nobody longer than a few seconds. What the
 * database refuses because others were faster is an outcome; all else is thrown. Order of locks: case,
 * listing, booking, ledger.
 */
export async function inLedger<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T | LedgerRefusal> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true), set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true)`,
      );
      return work(tx);
    });
  } catch (error) {
    const refusal = toRefusal(error);
    if (!refusal) throw error;
    return refusal;
  }
}

const LOCK_NOT_AVAILABLE = "55P03";
const QUERY_CANCELED = "57014";
const DEADLOCK = "40P01";

/** The rules that somebody else's write can make ours break. */
const CONTENDED_CONSTRAINTS = new Set(["occupancies_free", "departures_seats", "unit_is_in_use"]);

export function toRefusal(error: unknown): LedgerRefusal | null {
  const { code, constraint } = findSqlError(error) ?? {};
  if (code === LOCK_NOT_AVAILABLE || code === QUERY_CANCELED) return { ok: false, reason: "busy" };
  const isTaken = code === DEADLOCK || (constraint !== undefined && CONTENDED_CONSTRAINTS.has(constraint));
  return isTaken ? { ok: false, reason: "taken" } : null;
}

/**
 * Locks the case of a booking: whoever also locks its listing or the booking does this first. Not "for update": rows that
 * only name the case, such as mail, need not wait. What is left of the time for waiting is for the locks after it.
 */
export async function lockCaseOf(tx: Db, table: PgTable, id: string): Promise<void> {
  await tx.execute(
    sql`select id from ${cases} where id = (select case_id from ${table} where id = ${id}) for no key update`,
  );
  await tx.execute(
    sql`select set_config('lock_timeout', greatest(1, ${LOCK_TIMEOUT_MS}::int - (extract(epoch from statement_timestamp() - now()) * 1000)::int)::text, true)`,
  );
}

/** Whoever takes days of a listing holds its row until the end. False when there is no such listing. */
export async function lockListing(tx: Db, listing: UnitListing): Promise<boolean> {
  const table = sql.identifier(listing.kind === "stay" ? "stays" : "transportation_rentals");
  return (await rowsOf(tx, sql`select id from ${table} where id = ${listing.id} for no key update`)).length > 0;
}

/**
 * Before days are taken: a hold that ended stands in the way of nobody but the constraint. What another channel has sold
 * meanwhile takes them first.
 */
export async function deleteEndedHolds(tx: Db, listing: UnitListing): Promise<void> {
  const ended = await rowsOf<{ unit_id: string }>(
    tx,
    sql`delete from occupancies o using units u where u.id = o.unit_id and ${isOf(listing)} and o.kind = 'hold' and o.hold_until <= clock_timestamp() returning o.unit_id`,
  );
  await placeImports(tx, unitsOf(ended));
}

/** How the days are taken: by a confirmed booking, or held until a moment. */
export type Claim = { kind: "booking" } | { kind: "hold"; until: Date };

export interface Placement {
  listing: UnitListing;
  booking: BookingKey;
  span: Span;
  /** How many units, all or none. */
  units?: number;
  /** The one staff chose. */
  unit?: string;
}

/**
 * Puts a booking on the best free units, in place of those it had. False when there are too few: then nothing was
 * changed. The listing must be locked and its ended holds deleted.
 */
export async function placeBooking(
  tx: Db,
  { listing, booking, span, units: wanted = 1, unit }: Placement,
  claim: Claim,
): Promise<boolean> {
  const free = await listFreeUnits(tx, listing, span, { except: booking, limit: wanted, unit });
  if (free.length < wanted) return false;
  const freed = await deleteRows(tx, booking);
  const owner = booking.kind === "stay" ? { stay_booking_id: booking.id } : { transportation_booking_id: booking.id };
  await tx.insert(occupancies).values(
    free.map((unit_id) => ({
      unit_id,
      kind: claim.kind,
      first_day: span.from,
      end_day: span.to,
      hold_until: claim.kind === "hold" ? claim.until : null,
      ...owner,
    })),
  );
  await placeImports(tx, freed);
  return true;
}

/** Lets a booking stay on its units under another claim. How many they are: none when it has none. */
export async function reclaimUnits(tx: Db, booking: BookingKey, claim: Claim): Promise<number> {
  const until = claim.kind === "hold" ? claim.until.toISOString() : null;
  const rows = await rowsOf(
    tx,
    sql`update occupancies o set kind = ${claim.kind}, hold_until = ${until}::timestamptz where ${isTakenBy(booking)} returning o.id`,
  );
  return rows.length;
}

/** Gives the days of a booking back. What another channel has sold on them takes them at once. */
export async function freeDays(tx: Db, booking: BookingKey): Promise<void> {
  await placeImports(tx, await deleteRows(tx, booking));
}

/** The units whose days were given back. */
async function deleteRows(tx: Db, booking: BookingKey): Promise<string[]> {
  return unitsOf(
    await rowsOf<{ unit_id: string }>(
      tx,
      sql`delete from occupancies o where ${isTakenBy(booking)} returning o.unit_id`,
    ),
  );
}

const unitsOf = (rows: readonly { unit_id: string }[]) => rows.map(({ unit_id }) => unit_id);

/** The moment a hold ends that begins now, by the clock of the database. */
export async function holdEnd(tx: Db, hours: number): Promise<Date> {
  const rows = await rowsOf<{ until: string }>(
    tx,
    sql`select to_char((clock_timestamp() + make_interval(hours => ${hours}::int)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until`,
  );
  return new Date(oneRow(rows).until);
}
