import { eq, gt, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { orEmpty } from "#app/features/bookings/queries.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { stays } from "#app/features/stays/tables.server";
import type { VehicleType } from "#app/features/transportation/schema";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { MAX_PENDING_COUNT } from "#app/platform/db/capped-count";
import type { Db } from "#app/platform/db/db.server";
import { newestFirst } from "#app/platform/db/order";
import { countUpTo, upTo } from "#app/platform/db/rows.server";

/** More than anybody answers in one sitting; the next ones move up as these are answered. */
const SHOWN = 100;

type RequestTable = typeof experience_inquiries | typeof stay_bookings | typeof transportation_bookings;

export function listNewestPendingExperienceInquiries(db: Db, limit: number) {
  return db
    .select({
      id: experience_inquiries.id,
      title: sql<string>`coalesce(${experiences.title}, ${experience_inquiries.experience_title})`,
      full_name: experience_inquiries.full_name,
      date: experience_inquiries.date,
      participants: experience_inquiries.participants,
      email: orEmpty(experience_inquiries.email),
      country_code: orEmpty(experience_inquiries.country_code),
      phone: orEmpty(experience_inquiries.phone),
      language: experience_inquiries.language,
      message: experience_inquiries.message,
      created_at: experience_inquiries.created_at,
    })
    .from(experience_inquiries)
    .leftJoin(experiences, eq(experiences.id, experience_inquiries.experience_id))
    .where(eq(experience_inquiries.status, "pending"))
    .orderBy(newestFirst(experience_inquiries.created_at), experience_inquiries.id)
    .limit(limit);
}

export function listNewestPendingStayBookings(db: Db, limit: number) {
  return db
    .select({
      id: stay_bookings.id,
      name: sql<string>`coalesce(${stays.name}, ${stay_bookings.stay_name})`,
      full_name: stay_bookings.full_name,
      check_in: stay_bookings.check_in,
      check_out: stay_bookings.check_out,
      guests: stay_bookings.guests,
      email: orEmpty(stay_bookings.email),
      phone: orEmpty(stay_bookings.phone),
      language: stay_bookings.language,
      message: stay_bookings.special_requests,
      created_at: stay_bookings.created_at,
    })
    .from(stay_bookings)
    .leftJoin(stays, eq(stays.id, stay_bookings.stay_id))
    .where(eq(stay_bookings.status, "pending"))
    .orderBy(newestFirst(stay_bookings.created_at), stay_bookings.id)
    .limit(limit);
}

export function listNewestPendingTransportationBookings(db: Db, limit: number) {
  return db
    .select({
      id: transportation_bookings.id,
      name: sql<string>`coalesce(${transportation_rentals.name}, ${transportation_bookings.rental_name})`,
      type: sql<VehicleType>`coalesce(${transportation_rentals.type}, ${transportation_bookings.rental_type})`,
      full_name: transportation_bookings.full_name,
      pickup_date: transportation_bookings.pickup_date,
      return_date: transportation_bookings.return_date,
      with_driver: transportation_bookings.with_driver,
      email: orEmpty(transportation_bookings.email),
      phone: orEmpty(transportation_bookings.phone),
      language: transportation_bookings.language,
      message: transportation_bookings.special_requests,
      created_at: transportation_bookings.created_at,
    })
    .from(transportation_bookings)
    .leftJoin(transportation_rentals, eq(transportation_rentals.id, transportation_bookings.rental_id))
    .where(eq(transportation_bookings.status, "pending"))
    .orderBy(newestFirst(transportation_bookings.created_at), transportation_bookings.id)
    .limit(limit);
}

export type PendingExperience = Awaited<ReturnType<typeof listNewestPendingExperienceInquiries>>[number];
export type PendingStay = Awaited<ReturnType<typeof listNewestPendingStayBookings>>[number];
export type PendingVehicle = Awaited<ReturnType<typeof listNewestPendingTransportationBookings>>[number];

/**
 * What waits for an answer: the newest of it, how much there is (as far as MOST_WAITING), and since when the oldest
 * waits.
 */
export interface PendingRequests<Row> {
  rows: Row[];
  total: number;
  oldest: Date | null;
}

async function listPending<Row>(
  db: Db,
  table: RequestTable,
  list: (db: Db, limit: number) => Promise<Row[]>,
): Promise<PendingRequests<Row>> {
  const [rows, total, [oldest]] = await Promise.all([
    list(db, SHOWN),
    countUpTo(db, pendingIn(table), MAX_PENDING_COUNT),
    db
      .select({ created_at: table.created_at })
      .from(table)
      .where(eq(table.status, "pending"))
      .orderBy(sql`${table.created_at} asc nulls first`)
      .limit(1),
  ]);
  return { rows, total, oldest: oldest?.created_at ?? null };
}

const pendingIn = (table: RequestTable) => sql`select 1 from ${table} where ${eq(table.status, "pending")}`;

export const listPendingExperienceInquiries = (db: Db) =>
  listPending(db, experience_inquiries, listNewestPendingExperienceInquiries);
export const listPendingStayBookings = (db: Db) => listPending(db, stay_bookings, listNewestPendingStayBookings);
export const listPendingTransportationBookings = (db: Db) =>
  listPending(db, transportation_bookings, listNewestPendingTransportationBookings);

/** How many of each kind nobody has answered, as far as MAX_PENDING_COUNT. */
export const PENDING_REQUESTS = {
  experiences: upTo(pendingIn(experience_inquiries), MAX_PENDING_COUNT),
  stays: upTo(pendingIn(stay_bookings), MAX_PENDING_COUNT),
  vehicles: upTo(pendingIn(transportation_bookings), MAX_PENDING_COUNT),
};

/** What visitors have asked for since a moment, in the words a short notice needs. */
export async function listRequestsSince(db: Db, since: Date, limit: number) {
  const read = (table: RequestTable, name: AnyPgColumn, message: AnyPgColumn) =>
    db
      .select({
        id: table.id,
        name: sql<string>`${name}`,
        full_name: table.full_name,
        message: sql<string | null>`${message}`,
      })
      .from(table)
      .where(gt(table.created_at, since))
      .orderBy(newestFirst(table.created_at), table.id)
      .limit(limit);
  const [experience, stay, vehicle] = await Promise.all([
    read(experience_inquiries, experience_inquiries.experience_title, experience_inquiries.message),
    read(stay_bookings, stay_bookings.stay_name, stay_bookings.special_requests),
    read(transportation_bookings, transportation_bookings.rental_name, transportation_bookings.special_requests),
  ]);
  return { experience, stay, vehicle };
}
