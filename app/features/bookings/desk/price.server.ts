import { totalOf, type PriceLine } from "#app/features/availability/quotes/price-lines";
import { changeAny, type SeenBooking } from "#app/features/bookings/desk/placed-kinds.server";
import { dollars, type ChangeOutcome } from "#app/features/bookings/moves/mutations.server";
import type { Actor } from "#app/features/history/mutations.server";
import type { Db } from "#app/platform/db/db.server";

/** Puts other lines in the place of those a booking has. Why is written down with it. */
export function setPriceLines(
  db: Db,
  staff: Actor,
  seen: SeenBooking,
  { lines, reason }: { lines: PriceLine[]; reason: string },
): Promise<ChangeOutcome> {
  return changeAny(db, staff, seen, async (_, row) => ({
    columns: { price_lines: lines, quoted_total: totalOf(lines) },
    fields: {
      quoted_total: { from: dollars(row.quoted_total), to: dollars(totalOf(lines)) },
      price_lines: { from: row.price_lines, to: lines },
      reason: { from: null, to: reason },
    },
  }));
}
