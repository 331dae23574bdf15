import { eq, sql, type SQLWrapper } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import { listClashes, RENTAL_DATES, STAY_DATES } from "#app/features/bookings/queries.server";
import type { BookingStatus, Clash, StatusOutcome } from "#app/features/bookings/schema";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { recordChange } from "#app/features/history/mutations.server";
import { findLastEditor } from "#app/features/history/queries.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

type BookingTable = typeof experience_inquiries | typeof stay_bookings | typeof transportation_bookings;

/** How bookings of one kind can be in each other's way. */
interface OverlapCheck<Row> {
  /**
   * Holds what is booked until the end: two people who confirm bookings of one thing wait for each other, so that the
   * second learns of the first.
   */
  lockListing: (tx: Db, booking: SQLWrapper) => Promise<unknown>;
  /** The confirmed bookings in the way of this one. */
  findClashes: (tx: Db, row: Row) => Promise<Clash[]>;
}

export interface SetStatusOptions {
  /** The status somebody was shown when setting this one; another that is stored by now is asked about first. */
  expectedStatus?: string;
  /** The clashing bookings somebody was shown and goes on in spite of; any other is asked about first. */
  acknowledgedClashes?: readonly string[];
}

/** Any status can follow any other. Who set it is written down with it, and over which clash. */
async function setStatus<T extends BookingTable>(
  db: Db,
  staff: Staff,
  table: T,
  id: string,
  status: BookingStatus,
  { expectedStatus, acknowledgedClashes = [] }: SetStatusOptions = {},
  overlap?: OverlapCheck<T["$inferSelect"]>,
): Promise<StatusOutcome> {
  if (!isUuid(id)) return { ok: false, reason: "missing" };
  const requests: BookingTable = table;
  return db.transaction(async (tx) => {
    // Lock order: listing, then booking, as deleting a listing does. Prevents deadlocks.
    if (status === "confirmed") await overlap?.lockListing(tx, eq(table.id, id));
    const [row] = (await tx.select().from(requests).where(eq(table.id, id)).for("update")) as T["$inferSelect"][];
    // The sender's personal data was erased: the booking counts as missing.
    if (!row || row.erased_at) return { ok: false, reason: "missing" };
    if (row.status === status) return { ok: true };
    if (expectedStatus !== undefined && expectedStatus !== row.status) {
      return { ok: false, reason: "changed", now: row.status, by: await findLastEditor(tx, "customers", id, "status") };
    }
    const clashes = status === "confirmed" && overlap ? await overlap.findClashes(tx, row) : [];
    if (clashes.some((clash) => !acknowledgedClashes.includes(clash.id)))
      return { ok: false, reason: "clash", clashes };
    await tx.update(requests).set({ status }).where(eq(table.id, id));
    await recordChange(tx, staff, {
      room: "customers",
      action: "changed",
      item: { id, name: row.full_name },
      fields: {
        status: { from: row.status, to: status },
        ...(clashes.length > 0 && {
          clash: {
            from: null,
            to: clashes.map(({ full_name, start, end }) => `${full_name}, ${start} to ${end}`).join("\n"),
          },
        }),
      },
    });
    return { ok: true };
  });
}

export function setExperienceInquiryStatus(
  db: Db,
  staff: Staff,
  id: string,
  status: BookingStatus,
  options?: SetStatusOptions,
): Promise<StatusOutcome> {
  return setStatus(db, staff, experience_inquiries, id, status, options);
}

export function setStayBookingStatus(
  db: Db,
  staff: Staff,
  id: string,
  status: BookingStatus,
  options?: SetStatusOptions,
): Promise<StatusOutcome> {
  return setStatus(db, staff, stay_bookings, id, status, options, {
    lockListing: (tx, booking) =>
      tx
        .select({ id: stays.id })
        .from(stays)
        .where(sql`${stays.id} = (select ${stay_bookings.stay_id} from ${stay_bookings} where ${booking})`)
        .for("no key update"),
    findClashes: async (tx, { stay_id, check_in, check_out }) =>
      stay_id ? listClashes(tx, STAY_DATES, { id, listing: stay_id, start: check_in, end: check_out }) : [],
  });
}

export function setTransportationBookingStatus(
  db: Db,
  staff: Staff,
  id: string,
  status: BookingStatus,
  options?: SetStatusOptions,
): Promise<StatusOutcome> {
  return setStatus(db, staff, transportation_bookings, id, status, options, {
    lockListing: (tx, booking) =>
      tx
        .select({ id: transportation_rentals.id })
        .from(transportation_rentals)
        .where(
          sql`${transportation_rentals.id} = (select ${transportation_bookings.rental_id} from ${transportation_bookings} where ${booking})`,
        )
        .for("no key update"),
    findClashes: async (tx, { rental_id, pickup_date, return_date }) =>
      rental_id ? listClashes(tx, RENTAL_DATES, { id, listing: rental_id, start: pickup_date, end: return_date }) : [],
  });
}
