import { eq } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import type { BookingStatus } from "#app/features/bookings/schema";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { recordChange } from "#app/features/history/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/ids";

interface Answered {
  id: string;
  name: string;
  status: BookingStatus;
}

/** Any status can follow any other. Who set it is written down with it. */
async function setStatus(db: Db, staff: Staff, status: BookingStatus, find: (tx: Db) => Promise<Answered[]>, write: (tx: Db) => Promise<unknown>): Promise<{ ok: boolean }> {
  return db.transaction(async (tx) => {
    const [request] = await find(tx);
    if (!request) return { ok: false };
    if (request.status === status) return { ok: true };
    await write(tx);
    const { id, name } = request;
    await recordChange(tx, staff, { room: "customers", action: "changed", item: { id, name }, fields: { status: { from: request.status, to: status } } });
    return { ok: true };
  });
}

export async function setExperienceInquiryStatus(db: Db, staff: Staff, id: string, status: BookingStatus): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  const { full_name: name, status: current } = experience_inquiries;
  const own = eq(experience_inquiries.id, id);
  const find = (tx: Db) => tx.select({ id: experience_inquiries.id, name, status: current }).from(experience_inquiries).where(own).for("update");
  return setStatus(db, staff, status, find, (tx) => tx.update(experience_inquiries).set({ status }).where(own));
}

export async function setStayBookingStatus(db: Db, staff: Staff, id: string, status: BookingStatus): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  const { full_name: name, status: current } = stay_bookings;
  const own = eq(stay_bookings.id, id);
  const find = (tx: Db) => tx.select({ id: stay_bookings.id, name, status: current }).from(stay_bookings).where(own).for("update");
  return setStatus(db, staff, status, find, (tx) => tx.update(stay_bookings).set({ status }).where(own));
}

export async function setTransportationBookingStatus(db: Db, staff: Staff, id: string, status: BookingStatus): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  const { full_name: name, status: current } = transportation_bookings;
  const own = eq(transportation_bookings.id, id);
  const find = (tx: Db) => tx.select({ id: transportation_bookings.id, name, status: current }).from(transportation_bookings).where(own).for("update");
  return setStatus(db, staff, status, find, (tx) => tx.update(transportation_bookings).set({ status }).where(own));
}
