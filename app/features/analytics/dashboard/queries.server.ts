import { count, eq, gte, not, sql, sum, type SQL } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import { countPendingRequests } from "#app/features/bookings/pending/queries.server";
import { experience_inquiries, pemba_property_bookings, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { inquiries } from "#app/features/inquiries/tables.server";
import { countPropertiesForOffice } from "#app/features/properties/queries.server";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { addDays, dayAt, daysBetween, startOfDay, type Day } from "#app/platform/dates/dates";
import { MOST_STORED, MOST_WAITING } from "#app/platform/db/bounded";
import type { Db } from "#app/platform/db/db.server";
import { newestFirst } from "#app/platform/db/order";
import { countUpTo } from "#app/platform/db/rows.server";
import type { Cents } from "#app/platform/money/money";
import type { PgTable } from "drizzle-orm/pg-core";

const TREND_DAYS = 7;
const SHOWN = 5;

function countRows(db: Db, table: PgTable, { most, where = sql`true` }: { most: number; where?: SQL }): Promise<number> {
  return countUpTo(db, sql`select 1 from ${table} where ${where}`, most);
}

/** What there is (what visitors send, as far as MOST_STORED), and how much of it waits for somebody (as far as MOST_WAITING). */
export async function findDashboardCounts(db: Db) {
  const [all, unread, bookings, pending, [listed], kept] = await Promise.all([
    countRows(db, inquiries, { most: MOST_STORED }),
    // In the words of its index.
    countRows(db, inquiries, { most: MOST_WAITING, where: not(inquiries.read) }),
    countRows(db, stay_bookings, { most: MOST_STORED }),
    countPendingRequests(db),
    db.select({ n: count() }).from(stays),
    countPropertiesForOffice(db),
  ]);
  return {
    properties: { all: kept.all, waiting: kept.waiting },
    inquiries: { all, unread },
    stayBookings: { all: bookings, pending: pending.stays },
    stays: listed?.n ?? 0,
    /** Requests of every kind that nobody has answered. */
    waiting: pending.experiences + pending.stays + pending.vehicles + kept.waiting,
  };
}

export interface Revenue {
  /** Of all recorded property bookings. */
  total: Cents;
  /** The last seven days on the island, today last; a day without a booking is there too. */
  days: { day: Day; amount: Cents }[];
}

export async function findRevenue(db: Db, now: Date): Promise<Revenue> {
  const today = dayAt(now, OFFICE.hoursAheadOfUtc);
  const first = addDays(today, 1 - TREND_DAYS);
  const [[all], rows] = await Promise.all([
    db.select({ total: sum(pemba_property_bookings.total_amount) }).from(pemba_property_bookings),
    db
      .select({ amount: pemba_property_bookings.total_amount, created_at: pemba_property_bookings.created_at })
      .from(pemba_property_bookings)
      .where(gte(pemba_property_bookings.created_at, startOfDay(first, OFFICE.hoursAheadOfUtc))),
  ]);
  const days = Array.from({ length: TREND_DAYS }, (_, at) => ({ day: addDays(first, at), amount: 0 }));
  for (const { amount, created_at } of rows) {
    const day = days[daysBetween(first, dayAt(created_at, OFFICE.hoursAheadOfUtc))];
    if (day) day.amount += amount;
  }
  return { total: Math.round(Number(all?.total ?? 0) * 100), days };
}

/** Something a visitor waits for an answer to. */
export type WaitingRequest = { id: string; created_at: Date } & (
  | { kind: "experience"; name: string; from: string; participants: number; date: Day }
  | { kind: "stay"; name: string; from: string; check_in: Day; check_out: Day; guests: number }
  | { kind: "transportation"; name: string; from: string; pickup_date: Day; return_date: Day; with_driver: boolean }
  | { kind: "property"; name: string; location: string; property_id: string }
);

/** The newest requests of every kind that wait for an answer. */
export async function listWaiting(db: Db): Promise<WaitingRequest[]> {
  const lists: WaitingRequest[][] = await Promise.all([
    db
      .select({
        kind: sql<"experience">`'experience'`,
        id: experience_inquiries.id,
        created_at: experience_inquiries.created_at,
        name: experience_inquiries.experience_title,
        from: experience_inquiries.full_name,
        participants: experience_inquiries.participants,
        date: experience_inquiries.date,
      })
      .from(experience_inquiries)
      .where(eq(experience_inquiries.status, "pending"))
      .orderBy(newestFirst(experience_inquiries.created_at), experience_inquiries.id)
      .limit(SHOWN),
    db
      .select({
        kind: sql<"stay">`'stay'`,
        id: stay_bookings.id,
        created_at: stay_bookings.created_at,
        name: stay_bookings.stay_name,
        from: stay_bookings.full_name,
        check_in: stay_bookings.check_in,
        check_out: stay_bookings.check_out,
        guests: stay_bookings.guests,
      })
      .from(stay_bookings)
      .where(eq(stay_bookings.status, "pending"))
      .orderBy(newestFirst(stay_bookings.created_at), stay_bookings.id)
      .limit(SHOWN),
    db
      .select({
        kind: sql<"transportation">`'transportation'`,
        id: transportation_bookings.id,
        created_at: transportation_bookings.created_at,
        name: transportation_bookings.rental_name,
        from: transportation_bookings.full_name,
        pickup_date: transportation_bookings.pickup_date,
        return_date: transportation_bookings.return_date,
        with_driver: transportation_bookings.with_driver,
      })
      .from(transportation_bookings)
      .where(eq(transportation_bookings.status, "pending"))
      .orderBy(newestFirst(transportation_bookings.created_at), transportation_bookings.id)
      .limit(SHOWN),
    db
      .select({ kind: sql<"property">`'property'`, id: property_notifications.id, created_at: property_notifications.created_at, name: properties.title, location: properties.location, property_id: properties.id })
      .from(property_notifications)
      .innerJoin(properties, eq(properties.id, property_notifications.property_id))
      .where(sql`not ${property_notifications.read} and ${property_notifications.type} = 'new_submission' and not ${properties.published}`)
      .orderBy(newestFirst(property_notifications.created_at))
      .limit(SHOWN),
  ]);
  return lists
    .flat()
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .slice(0, SHOWN);
}

export function listLatestInquiries(db: Db) {
  return db
    .select({
      id: inquiries.id,
      name: inquiries.name,
      category: inquiries.category,
      message: sql<string>`left(${inquiries.message}, 200)`,
      status: inquiries.status,
      language: inquiries.language,
      created_at: inquiries.created_at,
    })
    .from(inquiries)
    .orderBy(newestFirst(inquiries.created_at), inquiries.id)
    .limit(SHOWN);
}
export type LatestInquiry = Awaited<ReturnType<typeof listLatestInquiries>>[number];
