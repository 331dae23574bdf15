import { sql } from "drizzle-orm";
import { COUNTS, isNotOf, isOf, type BookingKey, type Span } from "#app/features/availability/ledger/queries.server";
import type { UnitListing } from "#app/features/availability/schema";
import type { Clash } from "#app/features/bookings/schema";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

/** All that a question can show. */
const MAX_OBSTACLES = 50;

/** What stands on the units of a listing on these days, by unit: bookings under their own id. */
export function listObstacles(
  db: Db,
  listing: UnitListing,
  { from, to }: Span,
  { except, unit }: { except?: BookingKey; unit?: string } = {},
): Promise<Clash[]> {
  const fallback = listing.kind === "stay" ? "Room " : "Vehicle ";
  return rowsOf<Clash>(
    db,
    sql`select coalesce(u.name, ${fallback} || u.position) as unit, num_nonnulls(o.stay_booking_id, o.transportation_booking_id) = 1 as "isBooking", coalesce(o.stay_booking_id, o.transportation_booking_id, o.id) as id, o.first_day::text as start, o.end_day::text as end,
        coalesce(s.full_name, t.full_name, c.name, o.reason, case o.kind when 'block' then 'Blocked' else 'Out of service' end) as full_name
      from occupancies o join units u on u.id = o.unit_id
      left join stay_bookings s on s.id = o.stay_booking_id left join transportation_bookings t on t.id = o.transportation_booking_id left join channels c on c.id = o.channel_id
      where ${isOf(listing)} and o.end_day > ${from}::date and o.first_day < ${to}::date and ${COUNTS} and ${isNotOf(except)}
        ${unit ? sql`and o.unit_id = ${unit}` : sql``}
      order by u.position, o.first_day limit ${MAX_OBSTACLES}`,
  );
}

/** Who has seats of a departure, the newest first. */
export function listSeated(db: Db, departure: string, except?: string, limit = MAX_OBSTACLES): Promise<Clash[]> {
  return rowsOf<Clash>(
    db,
    sql`select i.id, i.full_name, d.day::text as start, d.day::text as end, true as "isBooking"
      from departure_seats s join departures d on d.id = s.departure_id join experience_inquiries i on i.id = s.inquiry_id
      where d.id = ${departure} and i.id is distinct from ${except ?? null}::uuid and (s.hold_until is null or s.hold_until > clock_timestamp())
      order by i.created_at desc, i.id limit ${limit}::int`,
  );
}

export async function isUnitOf(db: Db, listing: UnitListing, unit: string): Promise<boolean> {
  return (await rowsOf(db, sql`select u.id from units u where u.id = ${unit} and ${isOf(listing)}`)).length > 0;
}

/** Whether a booking has its seats on a departure already, held or taken. */
export async function isSeatedOn(
  db: Db,
  inquiry: string,
  { from, start_time, people }: { from: Day; start_time: string | null; people: number },
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select s.id from departure_seats s join departures d on d.id = s.departure_id
      where s.inquiry_id = ${inquiry} and d.day = ${from}::date and d.start_time = ${start_time}::time and s.seats >= ${people} and (s.hold_until is null or s.hold_until > clock_timestamp())`,
  );
  return rows.length > 0;
}
