import { eq, sql } from "drizzle-orm";
import { placeImports } from "#app/features/availability/channels/imports/mutations.server";
import {
  deleteEndedSeats,
  findOrMakeDeparture,
  forgetDeparture,
  freeSeats,
  lockExperience,
  takeSeats,
} from "#app/features/availability/departures/mutations.server";
import {
  deleteEndedHolds,
  freeDays,
  lockListing,
  placeBooking,
  reclaimUnits,
  toRefusal,
  type Claim,
} from "#app/features/availability/ledger/mutations.server";
import type { Span } from "#app/features/availability/ledger/queries.server";
import { findStayRates, findVehicleRates } from "#app/features/availability/prices/queries.server";
import type { Quote } from "#app/features/availability/quotes/price-lines";
import { quoteStay } from "#app/features/availability/quotes/stay";
import { quoteVehicles } from "#app/features/availability/quotes/vehicles";
import type { UnitListing } from "#app/features/availability/schema";
import { hold_networks } from "#app/features/availability/tables.server";
import { isUnitOf, listObstacles, listSeated } from "#app/features/bookings/placement/queries.server";
import type { Clash } from "#app/features/bookings/schema";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

export type BookingTable = typeof experience_inquiries | typeof stay_bookings | typeof transportation_bookings;

interface ClaimOptions {
  /** The unit staff chose. */
  unit?: string;
  /** Takes another place even if it has one. */
  anew?: boolean;
}

/**
 * How bookings of one kind take what they are for: days of units, or seats. The listing is locked before the booking;
 * every function runs in that transaction.
 */
export interface PlacedKind<Row> {
  table: BookingTable;
  /** Locks what a booking is for. */
  lock: (tx: Db, id: string) => Promise<unknown>;
  /** Takes days or seats under a claim. "free": there is nothing to take. */
  claim: (tx: Db, row: Row, claim: Claim, options?: ClaimOptions) => Promise<"placed" | "taken" | "free">;
  release: (tx: Db, row: Row) => Promise<void>;
  /** Whether a unit that was named is one of what it is for. */
  hasUnit: (tx: Db, row: Row, unit: string) => Promise<boolean>;
  /** What is in its way. */
  listClashes: (tx: Db, row: Row) => Promise<Clash[]>;
}

/** What stays and vehicles have besides: days of units. */
interface UnitFacts<Row> {
  kind: UnitListing["kind"];
  listingOf: (row: Row) => string | null;
  spanOf: (row: Row) => Span;
  unitsOf: (row: Row) => number;
  dayColumns: (span: Span) => Partial<Row>;
  /** What it would cost by today's prices; null when its listing is gone. */
  quote: (db: Db, row: Row) => Promise<Quote | null>;
}
export type UnitKind<Row> = PlacedKind<Row> & UnitFacts<Row>;

function onUnits<Row extends { id: string }>(
  table: typeof stay_bookings | typeof transportation_bookings,
  facts: UnitFacts<Row>,
): UnitKind<Row> {
  const { kind, listingOf, spanOf, unitsOf } = facts;
  const listingColumn = sql.identifier(kind === "stay" ? "stay_id" : "rental_id");
  const listing = (row: Row): UnitListing | null => {
    const id = listingOf(row);
    return id === null ? null : { kind, id };
  };
  return {
    ...facts,
    table,
    lock: async (tx, id) => {
      const [row] = await tx
        .select({ listing: sql<string | null>`${listingColumn}` })
        .from(table)
        .where(eq(table.id, id));
      if (row?.listing) await lockListing(tx, { kind, id: row.listing });
    },
    claim: async (tx, row, claim, { unit, anew = false } = {}) => {
      const of = listing(row);
      if (!of) return "free";
      await deleteEndedHolds(tx, of);
      const booking = { kind, id: row.id };
      if (!anew && unit === undefined && (await reclaimUnits(tx, booking, claim)) > 0) return "placed";
      const wanted = { listing: of, booking, span: spanOf(row), units: unitsOf(row), unit };
      return (await placeBooking(tx, wanted, claim)) ? "placed" : "taken";
    },
    release: (tx, row) => freeDays(tx, { kind, id: row.id }),
    hasUnit: async (tx, row, unit) => {
      const of = listing(row);
      return of !== null && isUnitOf(tx, of, unit);
    },
    listClashes: async (tx, row) => {
      const of = listing(row);
      return of ? listObstacles(tx, of, spanOf(row), { except: { kind, id: row.id } }) : [];
    },
  };
}

export const STAYS = onUnits<typeof stay_bookings.$inferSelect>(stay_bookings, {
  kind: "stay",
  listingOf: ({ stay_id }) => stay_id,
  spanOf: ({ check_in, check_out }) => ({ from: check_in, to: check_out }),
  unitsOf: () => 1,
  dayColumns: ({ from, to }) => ({ check_in: from, check_out: to }),
  quote: async (db, row) => {
    const rates = row.stay_id ? await findStayRates(db, row.stay_id) : null;
    return rates && quoteStay(rates, row);
  },
});

export const VEHICLES = onUnits<typeof transportation_bookings.$inferSelect>(transportation_bookings, {
  kind: "vehicle",
  listingOf: ({ rental_id }) => rental_id,
  spanOf: ({ pickup_date, return_date }) => ({ from: pickup_date, to: return_date }),
  unitsOf: ({ vehicles }) => vehicles,
  dayColumns: ({ from, to }) => ({ pickup_date: from, return_date: to }),
  quote: async (db, row) => {
    const rates = row.rental_id ? await findVehicleRates(db, row.rental_id) : null;
    return rates && quoteVehicles(rates, row);
  },
});

type Inquiry = typeof experience_inquiries.$inferSelect;

/** A request without a time is on request: nothing is counted. */
async function departureOf(tx: Db, { experience_id, date, start_time }: Inquiry) {
  if (!experience_id || !start_time) return null;
  return { found: await findOrMakeDeparture(tx, { experience: experience_id, day: date, time: start_time }) };
}

export const EXPERIENCES: PlacedKind<Inquiry> = {
  table: experience_inquiries,
  lock: async (tx, id) => {
    const [row] = await tx
      .select({ experience: experience_inquiries.experience_id })
      .from(experience_inquiries)
      .where(eq(experience_inquiries.id, id));
    if (row?.experience) await lockExperience(tx, row.experience);
  },
  claim: async (tx, row, claim) => {
    if (!row.experience_id || !row.start_time) return "free";
    await deleteEndedSeats(tx, row.experience_id);
    const departure = await departureOf(tx, row);
    if (!departure?.found) return "taken";
    const wanted = { inquiry: row.id, departure: departure.found, seats: row.participants };
    if (await takeSeats(tx, wanted, claim)) return "placed";
    await forgetDeparture(tx, departure.found.id);
    return "taken";
  },
  release: async (tx, row) => {
    const departure = await freeSeats(tx, row.id);
    if (departure) await forgetDeparture(tx, departure);
  },
  hasUnit: async () => false,
  listClashes: async (tx, row) => {
    const departure = await departureOf(tx, row);
    if (!departure?.found) return [];
    const seated = await listSeated(tx, departure.found.id, row.id);
    await forgetDeparture(tx, departure.found.id);
    return seated;
  },
};

/** The column by which other tables name a booking. */
const OWNER_COLUMNS = {
  stay_bookings: { ledger: "stay_booking_id", payment: "stay_booking_id" },
  transportation_bookings: { ledger: "transportation_booking_id", payment: "transportation_booking_id" },
  experience_inquiries: { ledger: "inquiry_id", payment: "experience_inquiry_id" },
} as const;

/**
 * Bookings whose senders were erased: those that waited keep no days or seats, payments no notes and lines no words.
 * `erased` stands where there must be a text.
 */
export async function releaseErased(
  tx: Db,
  table: keyof typeof OWNER_COLUMNS,
  ids: readonly string[],
  erased: string,
): Promise<void> {
  const { ledger, payment } = OWNER_COLUMNS[table];
  const named = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;
  const taken = sql.identifier(table === "experience_inquiries" ? "departure_seats" : "occupancies");
  const freed = await rowsOf<{ unit_id?: string }>(
    tx,
    sql`delete from ${taken} where ${sql.identifier(ledger)} in (select id from ${sql.identifier(table)} where id in ${named} and status = 'cancelled') returning *`,
  );
  await takeFreedDays(
    tx,
    freed.flatMap(({ unit_id }) => unit_id ?? []),
  );
  await tx.execute(
    sql`update ${sql.identifier(table)} set hold_until = null where id in ${named} and hold_until is not null`,
  );
  await tx.execute(
    sql`update booking_payments set note = null, void_reason = case when voided_at is not null then ${erased}::text end
      where ${sql.identifier(payment)} in ${named} and (note is not null or voided_at is not null)`,
  );
  // What staff wrote as lines of their own may name the guest. Amounts stay.
  await tx.execute(
    sql`update ${sql.identifier(table)} set price_lines = (select jsonb_agg(case when line ->> 'kind' = 'other' then jsonb_set(line, '{text}', 'null') else line end order by place) from jsonb_array_elements(price_lines) with ordinality as lines(line, place)) where id in ${named} and price_lines @> '[{"kind": "other"}]'`,
  );
  await tx.execute(sql`delete from hold_networks where item_id in ${named}`);
}

/**
 * The listings are not locked here: somebody may take the same days at this moment. Then he has them, and the next
 * reading of the other calendar marks the clash.
 */
async function takeFreedDays(tx: Db, units: readonly string[]): Promise<void> {
  try {
    await tx.transaction((savepoint) => placeImports(savepoint, units));
  } catch (error) {
    if (!toRefusal(error)) throw error;
  }
}

/** A request that no longer waits holds nothing of its network's share. */
export async function forgetNetwork(tx: Db, id: string): Promise<void> {
  await tx.delete(hold_networks).where(eq(hold_networks.item_id, id));
}
