import { eq } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import type { Staff } from "#app/features/auth/schema";
import type { PropertyBooking } from "#app/features/bookings/property-booking";
import { pemba_property_bookings } from "#app/features/bookings/tables.server";
import { recordChange } from "#app/features/history/mutations.server";
import { properties } from "#app/features/properties/tables.server";
import { dayAt, startOfDay, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/ids";
import { usdInputValue, type Cents } from "#app/platform/money/money";

type Actor = Pick<Staff, "id" | "name">;

const NOON_MS = 12 * 3_600_000;

/** A sale or rent, written down by staff. It counts as revenue on its day. */
export async function recordPropertyBooking(db: Db, staff: Actor, { property, amount, date }: PropertyBooking, now = new Date()): Promise<{ ok: true } | { ok: false; reason: "gone" }> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ title: properties.title }).from(properties).where(eq(properties.id, property)).limit(1);
    if (!found) return { ok: false, reason: "gone" };
    const isToday = date === dayAt(now, OFFICE.hoursAheadOfUtc);
    await tx.insert(pemba_property_bookings).values({
      property_id: property,
      property_title: found.title,
      total_amount: amount,
      created_at: isToday ? now : new Date(startOfDay(date, OFFICE.hoursAheadOfUtc).getTime() + NOON_MS),
    });
    await recordChange(tx, staff, { room: "properties", action: "changed", item: { id: property, name: found.title }, fields: { property_booking: { from: null, to: inWords(amount, date) } } });
    return { ok: true };
  });
}

/** Takes back what was recorded by mistake. The history keeps what it was. */
export async function removePropertyBooking(db: Db, staff: Actor, id: string): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(pemba_property_bookings).where(eq(pemba_property_bookings.id, id)).returning();
    if (!gone) return { ok: false };
    const was = inWords(gone.total_amount, dayAt(gone.created_at, OFFICE.hoursAheadOfUtc));
    const item = gone.property_id ? { id: gone.property_id, name: gone.property_title } : undefined;
    await recordChange(tx, staff, { room: "properties", action: "changed", item, fields: { property_booking: { from: was, to: null } } });
    return { ok: true };
  });
}

function inWords(amount: Cents, day: Day): string {
  return `$${usdInputValue(amount)} on ${day}`;
}
