import { asc, count, eq, sql } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import { PROPERTY_BOOKINGS_PAGE_SIZE } from "#app/features/bookings/property/input";
import { pemba_property_bookings } from "#app/features/bookings/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { dayAt } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { newestFirst } from "#app/platform/db/order";

/** A page of what was recorded, newest first. */
export async function listPropertyBookings(db: Db, askedPage: number) {
  const [counted] = await db.select({ n: count() }).from(pemba_property_bookings);
  const total = counted?.n ?? 0;
  const pages = Math.max(1, Math.ceil(total / PROPERTY_BOOKINGS_PAGE_SIZE));
  const page = Math.min(askedPage, pages);
  const rows = await db
    .select({
      id: pemba_property_bookings.id,
      property_id: pemba_property_bookings.property_id,
      title: sql<string>`coalesce(${properties.title}, ${pemba_property_bookings.property_title})`,
      amount: pemba_property_bookings.total_amount,
      created_at: pemba_property_bookings.created_at,
    })
    .from(pemba_property_bookings)
    .leftJoin(properties, eq(properties.id, pemba_property_bookings.property_id))
    .orderBy(newestFirst(pemba_property_bookings.created_at), pemba_property_bookings.id)
    .limit(PROPERTY_BOOKINGS_PAGE_SIZE)
    .offset((page - 1) * PROPERTY_BOOKINGS_PAGE_SIZE);
  return {
    rows: rows.map(({ created_at, ...row }) => ({ ...row, day: dayAt(created_at, OFFICE.hoursAheadOfUtc) })),
    total,
    page,
    pages,
  };
}
export type PropertyBookingRow = Awaited<ReturnType<typeof listPropertyBookings>>["rows"][number];

const CHOICES = 1_000;

/** What a booking can be of: the first thousand by name, as long as that is. */
export function listBookableProperties(db: Db) {
  return db
    .select({ id: properties.id, title: properties.title, location: properties.location })
    .from(properties)
    .orderBy(asc(properties.title))
    .limit(CHOICES);
}
