import { eq } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import type { Staff } from "#app/features/auth/schema";
import type { PropertyBooking } from "#app/features/bookings/property/input";
import { pemba_property_bookings } from "#app/features/bookings/tables.server";
import { createRecord, type RecordKind } from "#app/features/history/mutations.server";
import { properties } from "#app/features/properties/tables.server";
import { dayAt, startOfDay } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { usdInputValue } from "#app/platform/money/money";

export const PROPERTY_BOOKING_RECORDS: RecordKind<typeof pemba_property_bookings> = {
  room: "property_bookings",
  table: pemba_property_bookings,
  nameOf: ({ property_title, total_amount, created_at }) =>
    `${property_title}, $${usdInputValue(total_amount)} on ${dayAt(created_at, OFFICE.hoursAheadOfUtc)}`,
};

const NOON_MS = 12 * 3_600_000;

/**
 * A sale or rent, written down by staff. It counts as revenue on its day. With an id its form brought along, it is one
 * however often it is sent.
 */
export async function recordPropertyBooking(
  db: Db,
  staff: Pick<Staff, "id" | "name">,
  { property, amount, date }: PropertyBooking,
  { id, now = new Date() }: { id?: string; now?: Date } = {},
): Promise<{ ok: true } | { ok: false; reason: "gone" }> {
  const [found] = await db
    .select({ title: properties.title })
    .from(properties)
    .where(eq(properties.id, property))
    .limit(1);
  if (!found) return { ok: false, reason: "gone" };
  const isToday = date === dayAt(now, OFFICE.hoursAheadOfUtc);
  const created_at = isToday ? now : new Date(startOfDay(date, OFFICE.hoursAheadOfUtc).getTime() + NOON_MS);
  await createRecord(
    db,
    staff,
    PROPERTY_BOOKING_RECORDS,
    { property_id: property, property_title: found.title, total_amount: amount, created_at },
    id,
  );
  return { ok: true };
}
