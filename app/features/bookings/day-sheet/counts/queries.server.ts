import { sql } from "drizzle-orm";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";

/** Holds that end within so many hours are urgent. */
const URGENT_HOURS = 4;
/** Counted no further: the dashboard says "99+" at most. */
const MAX_COUNT = 100;

export interface CalendarCounts {
  arrivals: number;
  departures: number;
  overbooked: number;
  clashes: number;
  holdsEnding: number;
  channelErrors: number;
}

/** What the dashboard tells of today, each by an index of its own, in one query. */
export async function findCalendarCounts(db: Db, today: Day): Promise<CalendarCounts> {
  const counted = (rows: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (${rows} limit ${MAX_COUNT}::int) n)`;
  const settled = sql`status in ('confirmed', 'completed')`;
  const ends = sql`hold_until > clock_timestamp() and hold_until <= clock_timestamp() + make_interval(hours => ${URGENT_HOURS}::int)`;
  return oneRow(
    await rowsOf<CalendarCounts>(
      db,
      sql`select ${counted(sql`select 1 from stay_bookings where check_in = ${today}::date and ${settled}`)} as "arrivals",
        ${counted(sql`select 1 from stay_bookings where check_out = ${today}::date and ${settled}`)} as "departures",
        ${counted(sql`(select 1 from stay_bookings where overbooked and ${settled}) union all (select 1 from transportation_bookings where overbooked and ${settled}) union all (select 1 from experience_inquiries where overbooked and ${settled})`)} as "overbooked",
        ${counted(sql`select 1 from channel_events where clash`)} as "clashes",
        ${counted(sql`(select 1 from occupancies where kind = 'hold' and ${ends}) union all (select 1 from departure_seats where ${ends})`)} as "holdsEnding",
        ${counted(sql`select 1 from channels where is_active and last_error is not null`)} as "channelErrors"`,
    ),
  );
}
