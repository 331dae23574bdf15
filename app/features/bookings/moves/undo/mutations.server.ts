import {
  changeBooking,
  moveBooking,
  type ChangeOutcome,
  type ChangeTarget,
  type MovableRow,
} from "#app/features/bookings/moves/mutations.server";
import { findFormerPlace } from "#app/features/bookings/moves/queries.server";
import type { UnitKind } from "#app/features/bookings/placement/mutations.server";
import type { Actor } from "#app/features/history/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

/**
 * Takes back the move or parking that gave a booking this version: days, unit and price as the history has them. A
 * booking that had no unit before has none again. What happened since is told instead.
 */
export async function undoMove<Row extends MovableRow>(
  db: Db,
  staff: Actor,
  kind: UnitKind<Row>,
  { id, version, also }: ChangeTarget & { version: number },
): Promise<ChangeOutcome> {
  const former = isUuid(id) ? await findFormerPlace(db, id, version) : null;
  if (!former) return { ok: false, reason: "missing" };
  const { unit, span, wasOverbooked, price } = former;
  if (!wasOverbooked)
    return moveBooking(db, staff, kind, {
      id,
      version,
      also,
      unit: unit ?? undefined,
      span: span ?? undefined,
      price: price ?? "keep",
    });
  return changeBooking(db, staff, kind, { id, version, also }, async (tx, row) => {
    await kind.release(tx, row);
    return {
      columns: {
        ...(span && kind.dayColumns(span)),
        ...(price && { quoted_total: price.total, price_lines: price.lines }),
        overbooked: true,
      },
      fields: { overbooked: { from: row.overbooked, to: true } },
    };
  });
}
