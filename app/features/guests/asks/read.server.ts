import { findBooking } from "#app/features/bookings/desk/queries.server";
import { findRoom } from "#app/features/bookings/desk/read-screen.server";
import { totalOf } from "#app/features/availability/quotes/price-lines";
import { listOpenAsks } from "#app/features/guests/asks/queries.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

/** What guests ask for in a case, each with its booking as it stands, both prices, and what is in the way now. */
export async function readOpenAsks(db: Db, caseId: string) {
  if (!isUuid(caseId)) return [];
  const open = await listOpenAsks(db, caseId);
  const read = await Promise.all(
    open.map(async ({ id, kind, item, wanted, price_lines, reason, created_at }) => {
      const booking = await findBooking(db, item);
      if (!booking) return null;
      const room = wanted && (await findRoom(db, item.kind, booking.listing.id, wanted, item.id));
      return {
        id,
        kind,
        reason,
        created_at,
        booking,
        wanted,
        quote: price_lines && { lines: price_lines, total: totalOf(price_lines) },
        room: room && { isFree: room.isFree, clashes: room.clashes },
      };
    }),
  );
  return read.filter((ask) => ask !== null);
}
export type OfficeAsk = Awaited<ReturnType<typeof readOpenAsks>>[number];
