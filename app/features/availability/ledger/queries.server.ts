import { sql, type SQL } from "drizzle-orm";
import type { UnitDays } from "#app/features/availability/calendar-days";
import type { UnitListing } from "#app/features/availability/schema";
import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

/** The days a unit is wanted for: the last one is free for the next guest. */
export interface Span {
  from: Day;
  to: Day;
}

/** A booking that takes units. */
export interface BookingKey {
  kind: UnitListing["kind"];
  id: string;
}

/** The units of a listing, under the alias u. */
export const isOf = (listing: UnitListing): SQL =>
  listing.kind === "stay" ? sql`u.stay_id = ${listing.id}` : sql`u.rental_id = ${listing.id}`;
/** Rows of the ledger, under the alias o, that are a booking's. */
export const isTakenBy = (booking: BookingKey): SQL =>
  booking.kind === "stay" ? sql`o.stay_booking_id = ${booking.id}` : sql`o.transportation_booking_id = ${booking.id}`;
/** Rows that count; what ended is nobody's. */
export const COUNTS = sql`(o.hold_until is null or o.hold_until > clock_timestamp())`;
export const isNotOf = (booking: BookingKey | undefined): SQL =>
  booking ? sql`(${isTakenBy(booking)}) is not true` : sql`true`;

/** Stands for "nothing before" and "nothing after": longer than any row. */
const OPEN_END_DAYS = 4_000;

/**
 * Free units, best first: that whose free days around these are fewest, then by position. So fewer gaps are left that
 * nobody can book. Rows of a unit never overlap: the first that ends after the first day decides.
 */
export async function listFreeUnits(
  db: Db,
  listing: UnitListing,
  { from, to }: Span,
  { except, limit = 1, unit }: { except?: BookingKey; limit?: number; unit?: string } = {},
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select u.id from units u
      left join lateral (select o.first_day from occupancies o where o.unit_id = u.id and o.end_day > ${from}::date and ${COUNTS} and ${isNotOf(except)} order by o.end_day limit 1) next on true
      left join lateral (select o.end_day from occupancies o where o.unit_id = u.id and o.end_day <= ${from}::date and ${COUNTS} and ${isNotOf(except)} order by o.end_day desc limit 1) before on true
      where ${isOf(listing)} and (u.retired_from is null or u.retired_from >= ${to}::date) and (next.first_day is null or next.first_day >= ${to}::date)
        ${unit ? sql`and u.id = ${unit}` : sql``}
      order by least(next.first_day, u.retired_from, ${to}::date + ${OPEN_END_DAYS}::int) - greatest(before.end_day, ${from}::date - ${OPEN_END_DAYS}::int), u.position
      limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** How far before and after the days that were asked for others are looked for. */
const OFFER_RANGE_DAYS = 60;
const MAX_OFFERS = 3;

/**
 * The nearest spans of the same length in which enough units are free, the nearest first; none before `earliest` or
 * after `latest`.
 */
export async function listNearestSpans(
  db: Db,
  listing: UnitListing,
  { from, to }: Span,
  { earliest, latest, units: wanted = 1, except }: { earliest: Day; latest: Day; units?: number; except?: BookingKey },
): Promise<Span[]> {
  const length = daysBetween(from, to);
  const rows = await rowsOf<{ day: string }>(
    db,
    sql`select days.day::text as day from (
        select generate_series(greatest(${from}::date - ${OFFER_RANGE_DAYS}::int, ${earliest}::date), least(${from}::date + ${OFFER_RANGE_DAYS}::int, ${latest}::date - ${length}::int), interval '1 day')::date as day
      ) days
      where (select count(*) from units u where ${isOf(listing)} and (u.retired_from is null or u.retired_from >= days.day + ${length}::int)
        and not exists (select 1 from occupancies o where o.unit_id = u.id and o.end_day > days.day and o.first_day < days.day + ${length}::int and ${COUNTS} and ${isNotOf(except)})) >= ${wanted}
      order by abs(days.day - ${from}::date), days.day limit ${MAX_OFFERS}`,
  );
  return rows.map(({ day }) => ({ from: day, to: addDays(day, length) }));
}

export interface ListedUnit extends UnitDays {
  id: string;
  name: string | null;
  position: number;
}

/**
 * The units of a listing in their order, each with its taken days between two days, in one query. Who has taken them is
 * not read. What reaches over the edges is given whole.
 */
export async function listUnitDays(
  db: Db,
  listing: UnitListing,
  { first, end }: { first: Day; end: Day },
): Promise<ListedUnit[]> {
  const rows = await rowsOf<Omit<ListedUnit, "taken"> & { taken: UnitDays["taken"] | string }>(
    db,
    sql`select u.id, u.name, u.position, u.retired_from::text as retired_from,
        coalesce((select json_agg(json_build_object('first_day', o.first_day, 'end_day', o.end_day) order by o.end_day)
          from occupancies o where o.unit_id = u.id and o.end_day > ${first}::date and o.first_day < ${end}::date and ${COUNTS}), '[]') as taken
      from units u where ${isOf(listing)} order by u.position`,
  );
  return rows.map(({ taken, ...unit }) => ({
    ...unit,
    taken: typeof taken === "string" ? (JSON.parse(taken) as UnitDays["taken"]) : taken,
  }));
}

/** The moment at which the first hold of a listing ends that still counts; null when there is none. */
export async function findNextHoldEnd(db: Db, listing: UnitListing): Promise<Date | null> {
  const [row] = await rowsOf<{ until: string | null }>(
    db,
    sql`select to_char(min(o.hold_until) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until
      from units u join occupancies o on o.unit_id = u.id where ${isOf(listing)} and o.kind = 'hold' and o.hold_until > clock_timestamp()`,
  );
  return row?.until ? new Date(row.until) : null;
}
