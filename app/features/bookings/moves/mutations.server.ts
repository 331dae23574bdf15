import { eq, sql } from "drizzle-orm";
import { placeImports } from "#app/features/availability/channels/imports/mutations.server";
import { type Claim, inLedger, lockCaseOf } from "#app/features/availability/ledger/mutations.server";
import type { Span } from "#app/features/availability/ledger/queries.server";
import type { PriceLine } from "#app/features/availability/quotes/price-lines";
import { findUnitOf } from "#app/features/bookings/moves/queries.server";
import type { PlacedKind, UnitKind } from "#app/features/bookings/placement/mutations.server";
import { listObstacles } from "#app/features/bookings/placement/queries.server";
import type { BookingStatus, Clash } from "#app/features/bookings/schema";
import { recordChange, type Actor } from "#app/features/history/mutations.server";
import { findLastEditor } from "#app/features/history/queries.server";
import type { FieldChanges } from "#app/features/history/schema";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";
import { usdInputValue, type Cents } from "#app/platform/money/money";

/** What came of changing where or when a booking stands. Nothing was changed unless it is ok. */
export type ChangeOutcome =
  | { ok: true }
  | { ok: false; reason: "missing" | "busy" }
  /** The unit that was named is another listing's, or gone. */
  | { ok: false; reason: "unknown-unit" }
  /** It is not in a state in which that can be done. */
  | { ok: false; reason: "unfit" }
  | { ok: false; reason: "clash"; clashes: Clash[] }
  /** Somebody changed it since it was shown. */
  | { ok: false; reason: "changed"; version: number; by: string | null };

type Refusal = Exclude<ChangeOutcome, { ok: true }>;

/** Takes back what the transaction did so far. */
export class Refused extends Error {
  readonly outcome: Refusal;
  constructor(outcome: Refusal) {
    super(outcome.reason);
    this.outcome = outcome;
  }
}

export interface ChangeableRow {
  id: string;
  full_name: string;
  status: BookingStatus;
  version: number;
  hold_until: Date | null;
  overbooked: boolean;
  erased_at: Date | null;
}

/**
 * Done in the transaction of a change, once it is made: telling the guest. Not by a transaction around it, since what
 * the database refuses at the very end would then be thrown past the outcome.
 */
export type AlsoDo = (tx: Db) => Promise<void>;

/** A booking as somebody was shown it, and what is done with the change. */
export interface ChangeTarget {
  id: string;
  version?: number;
  /** Done before anything is locked. */
  first?: AlsoDo;
  also?: AlsoDo;
}

/**
 * Changes one booking under the locks of its listing and itself. Who was shown another version is told so. `work` tells
 * which columns change, and throws Refused when it cannot be.
 */
export async function changeBooking<Row extends ChangeableRow>(
  db: Db,
  staff: Actor,
  kind: PlacedKind<Row>,
  { id, version, first, also }: ChangeTarget,
  work: (tx: Db, row: Row) => Promise<{ columns: Record<string, unknown>; fields: FieldChanges }>,
): Promise<ChangeOutcome> {
  if (!isUuid(id)) return { ok: false, reason: "missing" };
  try {
    const outcome = await inLedger(db, async (tx): Promise<ChangeOutcome> => {
      await first?.(tx);
      await lockCaseOf(tx, kind.table, id);
      await kind.lock(tx, id);
      const [row] = (await tx.select().from(kind.table).where(eq(kind.table.id, id)).for("update")) as unknown as Row[];
      if (!row || row.erased_at) return { ok: false, reason: "missing" };
      if (version !== undefined && version !== row.version) {
        const by = await findLastEditor(tx, "customers", id, "version");
        return { ok: false, reason: "changed", version: row.version, by };
      }
      const { columns, fields } = await work(tx, row);
      await tx
        .update(kind.table)
        .set({ ...columns, version: row.version + 1 })
        .where(eq(kind.table.id, id));
      await recordChange(tx, staff, {
        room: "customers",
        action: "changed",
        item: { id, name: row.full_name },
        fields: { ...fields, version: { from: row.version, to: row.version + 1 } },
      });
      await also?.(tx);
      return { ok: true };
    });
    // Taken by somebody who does not lock the listing, in the moment between looking and writing.
    return !outcome.ok && outcome.reason === "taken" ? { ok: false, reason: "clash", clashes: [] } : outcome;
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

/** How a booking in this state takes days; null: it takes none. The clock of the database decides about holds. */
export async function claimOf(tx: Db, { status, hold_until }: ChangeableRow): Promise<Claim | null> {
  if (status === "confirmed" || status === "completed") return { kind: "booking" };
  if (status !== "pending" || !hold_until) return null;
  const [hold] = await rowsOf<{ lasts: boolean }>(
    tx,
    sql`select ${hold_until.toISOString()}::timestamptz > clock_timestamp() as lasts`,
  );
  return hold?.lasts ? { kind: "hold", until: hold_until } : null;
}

/** Amounts in the history are in dollars, as they are stored. */
export function dollars(amount: Cents | null): string | null {
  return amount === null ? null : usdInputValue(amount);
}

/** A booking with a price of its own. */
export interface MovableRow extends ChangeableRow {
  quoted_total: Cents | null;
  price_lines: PriceLine[] | null;
}

/** What a booking costs after it was moved: as before, by today's prices, or what an undone move had replaced. */
type PriceChoice = "keep" | "new" | { total: Cents | null; lines: PriceLine[] | null };

interface Move extends ChangeTarget {
  unit?: string;
  span?: Span;
  /** A frozen price never changes by itself. */
  price?: PriceChoice;
}

/**
 * Moves a booking to other days, another unit, or both; one without a unit is placed by it. Without a unit named, the
 * best free one is taken, which may be its own.
 */
export function moveBooking<Row extends MovableRow>(
  db: Db,
  staff: Actor,
  kind: UnitKind<Row>,
  { id, version, also, unit, span, price = "keep" }: Move,
): Promise<ChangeOutcome> {
  return changeBooking(db, staff, kind, { id, version, also }, async (tx, row) => {
    const before = kind.spanOf(row);
    const after = span ?? before;
    const columns = kind.dayColumns(after);
    const moved = { ...row, ...columns };
    const claim = await claimOf(tx, row);
    const stoodOn = await findUnitOf(tx, { kind: kind.kind, id });
    await requireUnit(tx, kind, row, unit);
    if (claim) {
      // A booking of several vehicles stands on several units: one cannot be named for all.
      if (unit !== undefined && kind.unitsOf(row) > 1) throw new Refused({ ok: false, reason: "unfit" });
      if ((await kind.claim(tx, moved, claim, { unit, anew: true })) === "taken")
        throw new Refused({ ok: false, reason: "clash", clashes: await listInTheWay(tx, kind, moved, unit) });
    } else {
      // A hold that ended may still stand in the ledger, on the days before.
      await kind.release(tx, row);
    }
    const priced = await priceColumns(tx, kind, moved, price);
    return {
      columns: { ...columns, ...priced, ...(claim?.kind === "booking" && { overbooked: false }) },
      fields: {
        days: { from: `${before.from} to ${before.to}`, to: `${after.from} to ${after.to}` },
        unit: { from: stoodOn, to: unit ?? null },
        ...(claim?.kind === "booking" && row.overbooked && { overbooked: { from: true, to: false } }),
        ...(priced && {
          quoted_total: { from: dollars(row.quoted_total), to: dollars(priced.quoted_total) },
          price_lines: { from: row.price_lines, to: priced.price_lines },
        }),
      },
    };
  });
}

export async function requireUnit<Row>(tx: Db, kind: PlacedKind<Row>, row: Row, unit: string | undefined) {
  if (unit !== undefined && !(await kind.hasUnit(tx, row, unit)))
    throw new Refused({ ok: false, reason: "unknown-unit" });
}

/** What stands on the unit that was named, else on any of the listing. */
async function listInTheWay<Row extends { id: string }>(tx: Db, kind: UnitKind<Row>, row: Row, unit?: string) {
  const listing = kind.listingOf(row);
  if (!unit || !listing) return kind.listClashes(tx, row);
  const except = { kind: kind.kind, id: row.id };
  return listObstacles(tx, { kind: kind.kind, id: listing }, kind.spanOf(row), { except, unit });
}

async function priceColumns<Row>(tx: Db, kind: UnitKind<Row>, row: Row, price: PriceChoice) {
  if (price === "keep") return null;
  if (price !== "new") return { quoted_total: price.total, price_lines: price.lines };
  const quote = await kind.quote(tx, row);
  return quote && { quoted_total: quote.total, price_lines: quote.lines };
}

/** Takes a confirmed booking off its unit while others are moved round: it stands in the lane without a unit. */
export function parkBooking<Row extends ChangeableRow>(
  db: Db,
  staff: Actor,
  kind: UnitKind<Row>,
  { id, version }: { id: string; version?: number },
): Promise<ChangeOutcome> {
  return changeBooking(db, staff, kind, { id, version }, async (tx, row) => {
    if ((await claimOf(tx, row))?.kind !== "booking") throw new Refused({ ok: false, reason: "unfit" });
    const stoodOn = await findUnitOf(tx, { kind: kind.kind, id });
    await kind.release(tx, row);
    return {
      columns: { overbooked: true },
      fields: { overbooked: { from: row.overbooked, to: true }, unit: { from: stoodOn, to: null } },
    };
  });
}

/** Lets two bookings of one listing change units, whatever their days: in one transaction, or not at all. */
export async function swapBookings<Row>(
  db: Db,
  staff: Actor,
  kind: UnitKind<Row>,
  [one, other]: readonly [string, string],
): Promise<ChangeOutcome> {
  if (!isUuid(one) || !isUuid(other) || one === other) return { ok: false, reason: "missing" };
  const owner = sql.identifier(kind.kind === "stay" ? "stay_booking_id" : "transportation_booking_id");
  const outcome = await inLedger(db, async (tx): Promise<ChangeOutcome> => {
    await kind.lock(tx, one);
    await kind.lock(tx, other);
    const rows = await rowsOf<{ id: string; booking: string; unit_id: string; listing: string; name: string }>(
      tx,
      sql`select o.id, b.id as booking, o.unit_id, coalesce(u.stay_id, u.rental_id) as listing, b.full_name as name
        from occupancies o join units u on u.id = o.unit_id join ${kind.table} b on b.id = o.${owner}
        where o.${owner} in (${one}, ${other}) and o.kind = 'booking' order by b.id for update of b, o`,
    );
    const [first, second] = rows;
    // One unit each, of one listing: a booking of several vehicles has no place of its own to give.
    if (!first || !second || rows.length !== 2 || first.booking === second.booking || first.listing !== second.listing)
      return { ok: false, reason: "unfit" };
    await tx.execute(sql`set constraints occupancies_free deferred`);
    for (const [row, to] of [
      [first, second],
      [second, first],
    ] as const) {
      await tx.execute(sql`update occupancies set unit_id = ${to.unit_id} where id = ${row.id}`);
      await tx.execute(sql`update ${kind.table} set version = version + 1 where id = ${row.booking}`);
      await recordChange(tx, staff, {
        room: "customers",
        action: "changed",
        item: { id: row.booking, name: row.name },
        fields: { unit: { from: row.unit_id, to: to.unit_id } },
      });
    }
    await tx.execute(sql`set constraints occupancies_free immediate`);
    await placeImports(tx, [first.unit_id, second.unit_id]);
    return { ok: true };
  });
  return !outcome.ok && outcome.reason === "taken" ? { ok: false, reason: "clash", clashes: [] } : outcome;
}
