import { and, eq, sql } from "drizzle-orm";
import { isTakenBy, type BookingKey, type Span } from "#app/features/availability/ledger/queries.server";
import type { PriceLine } from "#app/features/availability/quotes/price-lines";
import { changes } from "#app/features/history/tables.server";
import { isDay } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { parseUsd, type Cents } from "#app/platform/money/money";

/** The unit a booking stands on; null when it stands on none, or on several. */
export async function findUnitOf(db: Db, booking: BookingKey): Promise<string | null> {
  const rows = await rowsOf<{ unit_id: string }>(
    db,
    sql`select o.unit_id from occupancies o where ${isTakenBy(booking)} limit 2`,
  );
  return rows.length === 1 ? (rows[0]?.unit_id ?? null) : null;
}

/** Where a booking stood before a move. */
interface FormerPlace {
  unit: string | null;
  /** Null: its days were not changed. */
  span: Span | null;
  wasOverbooked: boolean;
  /** Null: its price was not changed. */
  price: { total: Cents | null; lines: PriceLine[] | null } | null;
}

/** What the move that gave a booking this version had replaced, as the history has it; null when it was no move. */
export async function findFormerPlace(db: Db, id: string, version: number): Promise<FormerPlace | null> {
  const [change] = await db
    .select({ fields: changes.fields })
    .from(changes)
    .where(
      and(
        eq(changes.room, "customers"),
        eq(changes.item_id, id),
        sql`${changes.fields} ? 'unit' and ${changes.fields} -> 'version' ->> 'to' = ${String(version)}`,
      ),
    )
    .limit(1);
  if (!change) return null;
  const { unit, days, overbooked, quoted_total, price_lines } = change.fields;
  const [from = "", to = ""] = typeof days?.from === "string" ? days.from.split(" to ") : [];
  return {
    unit: typeof unit?.from === "string" ? unit.from : null,
    span: isDay(from) && isDay(to) ? { from, to } : null,
    wasOverbooked: overbooked?.from === true,
    price: quoted_total
      ? // Written by moveBooking, which takes both from the booking's own columns.
        {
          total: typeof quoted_total.from === "string" ? parseUsd(quoted_total.from) : null,
          lines: (price_lines?.from ?? null) as PriceLine[] | null,
        }
      : null,
  };
}
