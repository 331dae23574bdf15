import { sql, type SQL } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import {
  BOOKED_KINDS,
  type BookedKind,
  type BookingFigures,
  type KindFigures,
  type MoneyFigures,
  type Occupancy,
} from "#app/features/analytics/bookings/schema";
import type { DateRange } from "#app/features/analytics/schema";
import type { PaymentMethod } from "#app/features/bookings/schema";
import { VISITOR } from "#app/features/forms/mutations.server";
import { findBookingSettings } from "#app/features/settings/queries.server";
import { addDays, startOfDay, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import type { Cents } from "#app/platform/money/money";

/** How the three tables say the same. */
const TABLES: Record<BookedKind, { table: SQL; first: SQL; end: SQL; units: SQL; payment: SQL }> = {
  stay: {
    table: sql`stay_bookings`,
    first: sql`b.check_in`,
    end: sql`b.check_out`,
    units: sql`1`,
    payment: sql`p.stay_booking_id`,
  },
  vehicle: {
    table: sql`transportation_bookings`,
    first: sql`b.pickup_date`,
    end: sql`b.return_date`,
    units: sql`b.vehicles`,
    payment: sql`p.transportation_booking_id`,
  },
  experience: {
    table: sql`experience_inquiries`,
    first: sql`b.date`,
    // A visit takes its one day.
    end: sql`(b.date + 1)`,
    units: sql`1`,
    payment: sql`p.experience_inquiry_id`,
  },
};

const WON = sql`b.status in ('confirmed', 'completed')`;
/** Nights of a span within a range, of which the last day is included. */
const overlap = (first: SQL, end: SQL, { from, to }: DateRange) =>
  sql`(least(${end}, ${addDays(to, 1)}::date) - greatest(${first}, ${from}::date))`;
const touches = (first: SQL, end: SQL, { from, to }: DateRange) =>
  sql`${first} < ${addDays(to, 1)}::date and ${end} > ${from}::date`;
const startOf = (day: Day) => sql`${startOfDay(day, OFFICE.hoursAheadOfUtc).toISOString()}::timestamptz`;
const toCents = (dollars: string | null): Cents => Math.round(Number(dollars ?? 0) * 100);

/** What the bookings of a range were: the moment is that of the question. */
export async function findBookingFigures(db: Db, range: DateRange, now: Date): Promise<BookingFigures> {
  const [occupancy, kinds, money] = await Promise.all([
    listOccupancy(db, range),
    Promise.all(BOOKED_KINDS.map((kind) => findKindFigures(db, kind, range))),
    findMoney(db, range, now),
  ]);
  return { range, occupancy, kinds, money };
}

async function listOccupancy(db: Db, range: DateRange): Promise<Occupancy[]> {
  const days = sql`(${addDays(range.to, 1)}::date - ${range.from}::date)`;
  const ofUnits = (kind: "stay" | "vehicle") => {
    const owner = sql.raw(kind === "stay" ? "stay_id" : "rental_id");
    const { table, first, end, units } = TABLES[kind];
    const taken = (kinds: SQL) =>
      sql`(select coalesce(sum(${overlap(sql`o.first_day`, sql`o.end_day`, range)}), 0)::int from occupancies o join units u on u.id = o.unit_id
        where u.${owner} is not null and o.kind = ${kinds} and ${touches(sql`o.first_day`, sql`o.end_day`, range)})`;
    return sql`select ${kind}::text as kind,
      (select coalesce(sum(${overlap(first, end, range)} * ${units}), 0)::int from ${table} b where ${WON} and b.${owner} is not null and ${touches(first, end, range)}) as booked,
      ${taken(sql`'import'`)} as imported, ${taken(sql`'block'`)} as blocked, ${taken(sql`'out_of_service'`)} as "outOfService",
      (select coalesce(sum(greatest(0, least(${days}, coalesce(u.retired_from - ${range.from}::date, ${days})))), 0)::int from units u where u.${owner} is not null) as possible`;
  };
  return rowsOf<Occupancy>(db, sql`${ofUnits("stay")} union all ${ofUnits("vehicle")}`);
}

interface KindRow extends Omit<KindFigures, "kind" | "revenueByStay" | "revenueByReceipt" | "leadTime"> {
  by_stay: string;
  by_receipt: string;
  median: number | null;
  lower: number | null;
  upper: number | null;
}

/** The fees of a booking, as its lines say them: they fall on the day of arrival. */
const FEES = sql`coalesce((select sum((line->>'amount')::numeric) / 100 from jsonb_array_elements(b.price_lines) line where line->>'kind' = 'cleaning'), 0)`;

async function findKindFigures(db: Db, kind: BookedKind, range: DateRange): Promise<KindFigures> {
  const { table, first, end } = TABLES[kind];
  const received = sql`b.created_at >= ${startOf(range.from)} and b.created_at < ${startOf(addDays(range.to, 1))}`;
  const lead = sql`(${first} - (b.created_at at time zone 'UTC' + make_interval(hours => ${OFFICE.hoursAheadOfUtc}::int))::date)`;
  const [row] = await rowsOf<KindRow>(
    db,
    sql`with spread as (
        select ${overlap(first, end, range)} as nights, ${first} >= ${range.from}::date and ${first} <= ${range.to}::date as arrives,
          floor((b.quoted_total - ${FEES}) * 100 / (${end} - ${first})) / 100 as each, b.quoted_total as total, ${end} - ${first} as all_nights
        from ${table} b where ${WON} and b.quoted_total is not null and ${touches(first, end, range)}
      ), asked as (
        select b.id, b.status, b.quoted_total, b.is_wish, b.hold_until, b.created_at, ${lead} as lead,
          answer.created_at as answered_at, answer.declined
        from ${table} b left join lateral (
          select c.created_at, c.fields->'status'->>'from' = 'pending' and c.fields->'status'->>'to' = 'cancelled' as declined
          from changes c where c.room = 'customers' and c.item_id = b.id::text and c.fields ? 'status' and c.user_id <> ${VISITOR.id} order by c.created_at limit 1
        ) answer on true where ${received}
      )
      select (select coalesce(sum(each * nights + case when arrives then total - each * all_nights else 0 end), 0)::text from spread) as by_stay,
        coalesce(sum(quoted_total) filter (where status in ('confirmed', 'completed')), 0)::text as by_receipt,
        percentile_cont(0.5) within group (order by lead) as median, percentile_cont(0.25) within group (order by lead) as lower,
        percentile_cont(0.75) within group (order by lead) as upper,
        count(*)::int as requests, count(*) filter (where status in ('confirmed', 'completed'))::int as confirmed,
        count(*) filter (where status = 'cancelled' and declined)::int as declined,
        count(*) filter (where status = 'pending' and hold_until <= clock_timestamp())::int as "endedHolds",
        count(*) filter (where is_wish)::int as wishes,
        percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 3600) filter (where answered_at is not null) as "hoursToAnswer"
      from asked`,
  );
  if (!row) throw new Error("an aggregate gave no row");
  const { by_stay, by_receipt, median, lower, upper, ...counts } = row;
  return {
    kind,
    ...counts,
    revenueByStay: toCents(by_stay),
    revenueByReceipt: toCents(by_receipt),
    leadTime: median === null || lower === null || upper === null ? null : { median, lower, upper },
  };
}

async function findMoney(db: Db, { from, to }: DateRange, now: Date): Promise<MoneyFigures> {
  const today = new Date(now.getTime() + OFFICE.hoursAheadOfUtc * 3_600_000).toISOString().slice(0, 10);
  const { balance_due_days } = await findBookingSettings(db);
  const methods = await rowsOf<{ method: PaymentMethod; amount: string }>(
    db,
    sql`select method, sum(case when kind = 'refund' then -usd_amount else usd_amount end)::text as amount from booking_payments
      where voided_at is null and day between ${from}::date and ${to}::date group by method order by sum(usd_amount) desc, method`,
  );
  const owed = BOOKED_KINDS.map((kind) => {
    const { table, first, end, payment } = TABLES[kind];
    return sql`select ${first} as arrival, b.quoted_total - (select coalesce(sum(case when p.kind = 'refund' then -p.usd_amount else p.usd_amount end), 0)
        from booking_payments p where ${payment} = b.id and p.voided_at is null) as balance
      from ${table} b where b.status = 'confirmed' and b.quoted_total is not null and ${end} > ${today}::date`;
  });
  const [sums] = await rowsOf<{ owed: string; due: string }>(
    db,
    sql`select coalesce(sum(balance), 0)::text as owed,
        coalesce(sum(balance) filter (where arrival - ${balance_due_days}::int <= ${addDays(today, 7)}::date), 0)::text as due
      from (${sql.join(owed, sql` union all `)}) each where balance > 0`,
  );
  const byMethod = methods.map(({ method, amount }) => ({ method, amount: toCents(amount) }));
  return {
    paid: byMethod.reduce((sum, { amount }) => sum + amount, 0),
    byMethod,
    owed: toCents(sums?.owed ?? null),
    dueThisWeek: toCents(sums?.due ?? null),
  };
}
