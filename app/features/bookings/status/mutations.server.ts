import { eq, sql } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import { listClashes, RENTAL_DATES, STAY_DATES } from "#app/features/bookings/queries.server";
import type { BookingStatus, Clash, StatusOutcome } from "#app/features/bookings/schema";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { recordChange } from "#app/features/history/mutations.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/ids";

type BookingTable = typeof experience_inquiries | typeof stay_bookings | typeof transportation_bookings;

/** The bookings in the way of this one; called when it is to be confirmed. */
type FindClashes<T extends BookingTable> = (tx: Db, row: T["$inferSelect"]) => Promise<Clash[]>;

/** Any status can follow any other. Who set it is written down with it, and over which clash. */
async function setStatus<T extends BookingTable>(
  db: Db,
  staff: Staff,
  table: T,
  id: string,
  status: BookingStatus,
  { isClashSeen, findClashes }: { isClashSeen: boolean; findClashes: FindClashes<T> },
): Promise<StatusOutcome> {
  if (!isUuid(id)) return { ok: false, reason: "missing" };
  const requests: BookingTable = table;
  return db.transaction(async (tx) => {
    const [row] = (await tx.select().from(requests).where(eq(table.id, id)).for("update")) as T["$inferSelect"][];
    if (!row) return { ok: false, reason: "missing" };
    if (row.status === status) return { ok: true };
    const clashes = status === "confirmed" ? await findClashes(tx, row) : [];
    if (clashes.length > 0 && !isClashSeen) return { ok: false, reason: "clash", clashes };
    await tx.update(requests).set({ status }).where(eq(table.id, id));
    await recordChange(tx, staff, {
      room: "customers",
      action: "changed",
      item: { id, name: row.full_name },
      fields: {
        status: { from: row.status, to: status },
        ...(clashes.length > 0 && { clash: { from: null, to: clashes.map(({ full_name, start, end }) => `${full_name}, ${start} to ${end}`).join("\n") } }),
      },
    });
    return { ok: true };
  });
}

export function setExperienceInquiryStatus(db: Db, staff: Staff, id: string, status: BookingStatus): Promise<StatusOutcome> {
  return setStatus(db, staff, experience_inquiries, id, status, { isClashSeen: true, findClashes: async () => [] });
}

/** Two people who confirm bookings of one stay at once wait for each other, so that the second learns of the first. */
export function setStayBookingStatus(db: Db, staff: Staff, id: string, status: BookingStatus, { isClashSeen = false } = {}): Promise<StatusOutcome> {
  return setStatus(db, staff, stay_bookings, id, status, {
    isClashSeen,
    findClashes: async (tx, { stay_id, check_in, check_out }) => {
      if (!stay_id) return [];
      await tx.select({ locked: sql`1` }).from(stays).where(eq(stays.id, stay_id)).for("no key update");
      return listClashes(tx, STAY_DATES, { id, listing: stay_id, start: check_in, end: check_out });
    },
  });
}

export function setTransportationBookingStatus(db: Db, staff: Staff, id: string, status: BookingStatus, { isClashSeen = false } = {}): Promise<StatusOutcome> {
  return setStatus(db, staff, transportation_bookings, id, status, {
    isClashSeen,
    findClashes: async (tx, { rental_id, pickup_date, return_date }) => {
      if (!rental_id) return [];
      await tx.select({ locked: sql`1` }).from(transportation_rentals).where(eq(transportation_rentals.id, rental_id)).for("no key update");
      return listClashes(tx, RENTAL_DATES, { id, listing: rental_id, start: pickup_date, end: return_date });
    },
  });
}
