import { asc, eq, sql } from "drizzle-orm";
import { placeImports } from "#app/features/availability/channels/imports/mutations.server";
import { deleteEndedHolds, inLedger, lockListing } from "#app/features/availability/ledger/mutations.server";
import type { Span } from "#app/features/availability/ledger/queries.server";
import { unitName, type UnitListing } from "#app/features/availability/schema";
import { occupancies, units } from "#app/features/availability/tables.server";
import { listObstacles } from "#app/features/bookings/placement/queries.server";
import type { Clash } from "#app/features/bookings/schema";
import { recordChange, type Actor } from "#app/features/history/mutations.server";
import type { FieldChanges, RecordedRoom } from "#app/features/history/schema";
import type { Day } from "#app/platform/dates/dates";
import { isUniqueViolation, type Db } from "#app/platform/db/db.server";
import { oneRow } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";

/** What came of changing a unit. With a clash, what is in the way is named and nothing was changed. */
export type UnitOutcome<Done = object> =
  | ({ ok: true } & Done)
  | { ok: false; reason: "missing" | "busy" }
  | { ok: false; reason: "clash"; clashes: Clash[] };

type Unit = typeof units.$inferSelect;
const listingOf = ({ stay_id, rental_id }: Unit): UnitListing =>
  stay_id ? { kind: "stay", id: stay_id } : { kind: "vehicle", id: rental_id ?? "" };

/** Works on one unit under the lock of its listing, with ended holds out of the way. */
async function withUnit<Done>(
  db: Db,
  id: string,
  work: (tx: Db, unit: Unit, listing: UnitListing) => Promise<UnitOutcome<Done>>,
): Promise<UnitOutcome<Done>> {
  if (!isUuid(id)) return { ok: false, reason: "missing" };
  const outcome = await inLedger(db, async (tx): Promise<UnitOutcome<Done>> => {
    const [found] = await tx.select().from(units).where(eq(units.id, id));
    if (!found) return { ok: false, reason: "missing" };
    const listing = listingOf(found);
    if (!(await lockListing(tx, listing))) return { ok: false, reason: "missing" };
    // Somebody may have removed or changed it while we waited.
    const [unit] = await tx.select().from(units).where(eq(units.id, id));
    if (!unit) return { ok: false, reason: "missing" };
    await deleteEndedHolds(tx, listing);
    return work(tx, unit, listing);
  });
  return "reason" in outcome && outcome.reason === "taken" ? { ok: false, reason: "busy" } : outcome;
}

function recordUnit(tx: Db, staff: Actor, unit: Unit, fields: FieldChanges): Promise<void> {
  const { kind, id } = listingOf(unit);
  const room: RecordedRoom = kind === "stay" ? "stays" : "transportation";
  return recordChange(tx, staff, {
    room,
    action: "changed",
    item: { id, name: unitName(unit, kind) },
    fields,
  });
}

/** Days taken off sale, with a reason. Nothing is overwritten. */
export function blockUnit(
  db: Db,
  staff: Actor,
  { unit: id, kind, span, reason }: { unit: string; kind: "block" | "out_of_service"; span: Span; reason: string },
): Promise<UnitOutcome<{ id: string }>> {
  return withUnit<{ id: string }>(db, id, async (tx, unit, listing) => {
    const clashes = await listObstacles(tx, listing, span, { unit: id });
    if (clashes.length > 0) return { ok: false, reason: "clash", clashes };
    const inserted = await tx
      .insert(occupancies)
      .values({ unit_id: id, kind, first_day: span.from, end_day: span.to, reason, created_by: staff.id })
      .returning({ id: occupancies.id });
    await recordUnit(tx, staff, unit, { [kind]: { from: null, to: `${span.from} to ${span.to}: ${reason}` } });
    return { ok: true, id: oneRow(inserted).id };
  });
}

/** Gives blocked days back. Bookings and imports are not blocks. */
export async function unblock(db: Db, staff: Actor, id: string): Promise<UnitOutcome> {
  if (!isUuid(id)) return { ok: false, reason: "missing" };
  const [block] = await db.select().from(occupancies).where(eq(occupancies.id, id));
  if (!block || (block.kind !== "block" && block.kind !== "out_of_service")) return { ok: false, reason: "missing" };
  return withUnit<object>(db, block.unit_id, async (tx, unit) => {
    const gone = await tx.delete(occupancies).where(eq(occupancies.id, id)).returning({ id: occupancies.id });
    if (gone.length === 0) return { ok: false, reason: "missing" };
    await placeImports(tx, [unit.id]);
    await recordUnit(tx, staff, unit, { [block.kind]: { from: `${block.first_day} to ${block.end_day}`, to: null } });
    return { ok: true };
  });
}

/** No day is later. */
const END_OF_DAYS: Day = "9999-12-31";

/** Lets a unit take nothing from a day on; null takes that back. What stands there afterwards is in the way. */
export function retireUnit(db: Db, staff: Actor, id: string, from: Day | null): Promise<UnitOutcome> {
  return withUnit<object>(db, id, async (tx, unit, listing) => {
    const clashes = from ? await listObstacles(tx, listing, { from, to: END_OF_DAYS }, { unit: id }) : [];
    if (clashes.length > 0) return { ok: false, reason: "clash", clashes };
    await tx.update(units).set({ retired_from: from }).where(eq(units.id, id));
    await recordUnit(tx, staff, unit, { retired_from: { from: unit.retired_from, to: from } });
    return { ok: true };
  });
}

/** Takes away a unit on which nothing stands, now or before: its past would go with it. The last one stays. */
export function removeUnit(db: Db, staff: Actor, id: string): Promise<UnitOutcome> {
  return withUnit<object>(db, id, async (tx, unit, listing) => {
    const always: Span = { from: "0001-01-01", to: END_OF_DAYS };
    const clashes = await listObstacles(tx, listing, always, { unit: id });
    if (clashes.length > 0) return { ok: false, reason: "clash", clashes };
    const siblings = await tx.$count(
      units,
      listing.kind === "stay" ? eq(units.stay_id, listing.id) : eq(units.rental_id, listing.id),
    );
    if (siblings < 2) return { ok: false, reason: "clash", clashes: [] };
    await tx.delete(units).where(eq(units.id, id));
    await recordUnit(tx, staff, unit, { unit: { from: unit.name ?? unit.position, to: null } });
    return { ok: true };
  });
}

/** Gives a unit a name of its own, or takes it away. Two of a listing have not the same, in any case of letters. */
export async function renameUnit(
  db: Db,
  staff: Actor,
  id: string,
  name: string | null,
): Promise<UnitOutcome | { ok: false; reason: "name" }> {
  try {
    return await withUnit<object>(db, id, async (tx, unit) => {
      if (unit.name === name) return { ok: true };
      await tx.update(units).set({ name }).where(eq(units.id, id));
      await recordUnit(tx, staff, unit, { name: { from: unit.name, to: name } });
      return { ok: true };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return { ok: false, reason: "name" };
  }
}

/** Puts the units of a listing into this order, which must name each of them once. */
export async function reorderUnits(
  db: Db,
  staff: Actor,
  listing: UnitListing,
  order: readonly string[],
): Promise<UnitOutcome> {
  if (!isUuid(listing.id)) return { ok: false, reason: "missing" };
  const column = listing.kind === "stay" ? units.stay_id : units.rental_id;
  const outcome = await inLedger(db, async (tx): Promise<UnitOutcome> => {
    if (!(await lockListing(tx, listing))) return { ok: false, reason: "missing" };
    const stored = await tx.select().from(units).where(eq(column, listing.id)).orderBy(asc(units.position));
    const found = order.flatMap((id) => stored.find((unit) => unit.id === id) ?? []);
    if (new Set(found).size !== stored.length || order.length !== stored.length)
      return { ok: false, reason: "missing" };
    if (found.every((unit, index) => unit === stored[index])) return { ok: true };
    // One statement: places are unique, and looked at when it ends.
    await tx.execute(
      sql`update units set position = wanted.position from jsonb_array_elements_text(${JSON.stringify(order)}::jsonb) with ordinality as wanted(id, position) where units.id = wanted.id::uuid`,
    );
    const names = (list: readonly Unit[]) => list.map((unit) => unitName(unit, listing.kind)).join(", ");
    await recordChange(tx, staff, {
      room: listing.kind === "stay" ? "stays" : "transportation",
      action: "changed",
      item: { id: listing.id, name: listing.kind === "stay" ? "Rooms" : "Vehicles" },
      fields: { order: { from: names(stored), to: names(found) } },
    });
    return { ok: true };
  });
  return "reason" in outcome && outcome.reason === "taken" ? { ok: false, reason: "busy" } : outcome;
}

/** Raises the number of units in one step. */
export async function addUnits(
  db: Db,
  staff: Actor,
  listing: UnitListing,
  count: number,
): Promise<UnitOutcome<{ positions: number[] }>> {
  if (!isUuid(listing.id)) return { ok: false, reason: "missing" };
  const column = listing.kind === "stay" ? units.stay_id : units.rental_id;
  const outcome = await inLedger(db, async (tx): Promise<UnitOutcome<{ positions: number[] }>> => {
    if (!(await lockListing(tx, listing))) return { ok: false, reason: "missing" };
    const [last] = await tx
      .select({ position: sql<number>`coalesce(max(${units.position}), 0)::int` })
      .from(units)
      .where(eq(column, listing.id));
    const positions = Array.from({ length: count }, (_, n) => (last?.position ?? 0) + n + 1);
    const owner = listing.kind === "stay" ? { stay_id: listing.id } : { rental_id: listing.id };
    const made = await tx
      .insert(units)
      .values(positions.map((position) => ({ ...owner, position })))
      .returning();
    for (const unit of made) await recordUnit(tx, staff, unit, { unit: { from: null, to: unit.position } });
    return { ok: true, positions };
  });
  return "reason" in outcome && outcome.reason === "taken" ? { ok: false, reason: "busy" } : outcome;
}
