import { gte, sql, sum } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import { PENDING_REQUESTS } from "#app/features/bookings/pending/queries.server";
import { pemba_property_bookings, stay_bookings } from "#app/features/bookings/tables.server";
import { countUnreadInquiries } from "#app/features/inquiries/queries.server";
import { inquiries } from "#app/features/inquiries/tables.server";
import { countPropertiesForOffice } from "#app/features/properties/office-list/queries.server";
import { stays } from "#app/features/stays/tables.server";
import { addDays, dayAt, daysBetween, startOfDay, type Day } from "#app/platform/dates/dates";
import { MAX_STORED_COUNT } from "#app/platform/db/capped-count";
import type { Db } from "#app/platform/db/db.server";
import { newestFirst } from "#app/platform/db/order";
import { countUpTo, readCounts } from "#app/platform/db/rows.server";
import type { Cents } from "#app/platform/money/money";
import type { PgTable } from "drizzle-orm/pg-core";

const TREND_DAYS = 7;
const SHOWN = 5;

function countRows(db: Db, table: PgTable, { max }: { max: number }): Promise<number> {
  return countUpTo(db, sql`select 1 from ${table}`, max);
}

/** What there is (as far as MOST_STORED), and how much of it waits for somebody (as far as MOST_WAITING). */
export async function findDashboardCounts(db: Db) {
  const [all, unread, bookings, pending, listed, kept] = await Promise.all([
    countRows(db, inquiries, { max: MAX_STORED_COUNT }),
    countUnreadInquiries(db),
    countRows(db, stay_bookings, { max: MAX_STORED_COUNT }),
    readCounts(db, PENDING_REQUESTS),
    countRows(db, stays, { max: MAX_STORED_COUNT }),
    countPropertiesForOffice(db),
  ]);
  return {
    properties: { all: kept.all, waiting: kept.waiting },
    inquiries: { all, unread },
    stayBookings: { all: bookings, pending: pending.stays },
    stays: listed,
    /** Requests of every kind that nobody has answered, and messages that nobody has read. */
    waiting: pending.experiences + pending.stays + pending.vehicles + kept.waiting + unread,
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
