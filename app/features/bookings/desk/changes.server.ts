import { totalOf, type PriceLine } from "#app/features/availability/quotes/price-lines";
import type { Claim } from "#app/features/availability/ledger/mutations.server";
import type { Span } from "#app/features/availability/ledger/queries.server";
import { depositOf } from "#app/features/bookings/desk/money";
import type { AnyRow, SeenBooking } from "#app/features/bookings/desk/placed-kinds.server";
import { quoteFor, type Wanted } from "#app/features/bookings/desk/quote.server";
import {
  changeBooking,
  claimOf,
  dollars,
  Refused,
  requireUnit,
  type ChangeOutcome,
} from "#app/features/bookings/moves/mutations.server";
import {
  EXPERIENCES,
  STAYS,
  VEHICLES,
  type PlacedKind,
  type UnitKind,
} from "#app/features/bookings/placement/mutations.server";
import type { BookingStatus } from "#app/features/bookings/schema";
import type { Actor } from "#app/features/history/mutations.server";
import type { FieldChanges } from "#app/features/history/schema";
import { findBookingSettings } from "#app/features/settings/queries.server";
import type { Db } from "#app/platform/db/db.server";

/** What a booking is to be for, and whether it keeps its price or takes that of the catalogue. */
export interface Rebooking extends Wanted {
  unit?: string;
  /** Lines: those that somebody was shown before. */
  price: "keep" | "new" | readonly PriceLine[];
  /** What was in the way when somebody chose to go on; anything else that is there now is asked about first. */
  acknowledgedClashes?: readonly string[];
}

/** Changes days, people and unit of a booking in one step, with or without its price. */
export function rebook(db: Db, staff: Actor, seen: SeenBooking, wanted: Rebooking): Promise<ChangeOutcome> {
  const { kind, ...key } = seen;
  if (kind === "stay")
    return changeBooking(db, staff, STAYS, key, (tx, row) =>
      onUnits(tx, STAYS, row, wanted, {
        listing: row.stay_id,
        columns: { guests: wanted.people },
        people: [row.guests, wanted.people],
      }),
    );
  if (kind === "vehicle")
    return changeBooking(db, staff, VEHICLES, key, (tx, row) =>
      onUnits(tx, VEHICLES, row, wanted, {
        listing: row.rental_id,
        columns: { vehicles: wanted.vehicles, with_driver: wanted.with_driver },
        people: [describeVehicles(row), describeVehicles(wanted)],
      }),
    );
  return changeBooking(db, staff, EXPERIENCES, key, async (tx, row) => {
    const time = wanted.start_time;
    const columns = { date: wanted.from, start_time: time, participants: wanted.people, children: wanted.children };
    const moved = { ...row, ...columns };
    const claim = await claimOf(tx, row);
    let placed: Placed = {};
    if (!claim || !time) await EXPERIENCES.release(tx, row);
    else placed = await take(tx, EXPERIENCES, moved, { claim, wanted });
    const priced = await newPrice(tx, row, row.experience_id, { ...wanted, kind });
    return {
      columns: { ...columns, ...placed, ...priced.columns },
      fields: {
        ...changed("departure", `${row.date} ${row.start_time ?? ""}`.trim(), `${wanted.from} ${time ?? ""}`.trim()),
        ...changed("people", row.participants, wanted.people),
        ...changed("children", row.children, wanted.children),
        ...(placed.overbooked && { overbooked: { from: row.overbooked, to: true } }),
        ...priced.fields,
      },
    };
  });
}

const describeVehicles = ({ vehicles, with_driver }: { vehicles: number; with_driver: boolean }) =>
  `${vehicles}${with_driver ? " with driver" : ""}`;

const changed = (field: string, from: unknown, to: unknown): FieldChanges =>
  from === to ? {} : { [field]: { from, to } };

type UnitRow = AnyRow & {
  status: BookingStatus;
  version: number;
  hold_until: Date | null;
  overbooked: boolean;
  erased_at: Date | null;
};

async function onUnits<Row extends UnitRow>(
  tx: Db,
  kind: UnitKind<Row>,
  row: Row,
  wanted: Rebooking,
  { listing, columns, people }: { listing: string | null; columns: Partial<Row> | object; people: [unknown, unknown] },
) {
  const before = kind.spanOf(row);
  const span: Span = { from: wanted.from, to: wanted.to };
  const moved: Row = { ...row, ...columns, ...kind.dayColumns(span) };
  const claim = await claimOf(tx, row);
  await requireUnit(tx, kind, row, wanted.unit);
  let placed: Placed = {};
  if (claim) {
    const isSame = before.from === span.from && before.to === span.to && kind.unitsOf(row) === kind.unitsOf(moved);
    // Several vehicles stand on several units: one cannot be named for all.
    const unit = kind.unitsOf(moved) > 1 ? undefined : wanted.unit;
    const isKept = isSame && unit === undefined && !row.overbooked;
    if (!isKept) placed = await take(tx, kind, moved, { claim, wanted, unit });
  }
  const priced = await newPrice(tx, row, listing, { ...wanted, kind: kind.kind });
  return {
    columns: {
      ...columns,
      ...kind.dayColumns(span),
      ...placed,
      ...priced.columns,
    },
    fields: {
      ...changed("days", `${before.from} to ${before.to}`, `${span.from} to ${span.to}`),
      ...changed("people", people[0], people[1]),
      ...(wanted.unit !== undefined && { unit: { from: null, to: wanted.unit } }),
      ...(placed.overbooked && { overbooked: { from: row.overbooked, to: true } }),
      ...priced.fields,
    },
  };
}

/** What of a booking follows from taking its days or seats. */
interface Placed {
  overbooked?: boolean;
  hold_until?: null;
  is_wish?: boolean;
}

/** Takes what is wanted now. What is in the way and was seen is overbooked; a request that waits becomes a wish. */
async function take<Row extends UnitRow>(
  tx: Db,
  kind: PlacedKind<Row>,
  moved: Row,
  { claim, wanted, unit }: { claim: Claim; wanted: Rebooking; unit?: string },
): Promise<Placed> {
  const isBooked = claim.kind === "booking";
  if ((await kind.claim(tx, moved, claim, { unit, anew: true })) !== "taken")
    return isBooked ? { overbooked: false } : {};
  const clashes = await kind.listClashes(tx, moved);
  const seen = wanted.acknowledgedClashes;
  if (!seen || clashes.some(({ id }) => !seen.includes(id))) throw new Refused({ ok: false, reason: "clash", clashes });
  await kind.release(tx, moved);
  return isBooked ? { overbooked: true } : { hold_until: null, is_wish: true };
}

/** The price of the catalogue for what is wanted now, or the one that was shown, when it is to be taken. */
async function newPrice(
  tx: Db,
  row: AnyRow,
  listing: string | null,
  wanted: Rebooking & { kind: SeenBooking["kind"] },
): Promise<{ columns: Record<string, unknown>; fields: FieldChanges }> {
  const { price } = wanted;
  const quoted = price === "new" && listing ? await quoteFor(tx, wanted.kind, listing, wanted) : null;
  const lines = typeof price === "string" ? quoted?.lines : price;
  if (!lines) return { columns: {}, fields: {} };
  const total = totalOf(lines);
  const { deposit_percent } = await findBookingSettings(tx);
  return {
    columns: {
      price_lines: lines,
      quoted_total: total,
      // What was asked before follows the new total; where nothing was asked, nothing is.
      ...(row.deposit_asked !== null && { deposit_asked: depositOf(total, deposit_percent) }),
    },
    fields: {
      quoted_total: { from: dollars(row.quoted_total), to: dollars(total) },
      price_lines: { from: row.price_lines, to: lines },
    },
  };
}
