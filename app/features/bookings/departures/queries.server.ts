import { sql } from "drizzle-orm";
import { departuresBetween, type Departure } from "#app/features/availability/departure-plan";
import {
  listPatterns,
  listStoredDepartures,
  type StoredPattern,
} from "#app/features/availability/departures/queries.server";
import type { BookingStatus } from "#app/features/bookings/schema";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";

/** A booking or request for a departure, as the office lists it there. */
export interface DepartureGuest {
  id: string;
  full_name: string;
  status: BookingStatus;
  participants: number;
  day: Day;
  start_time: string | null;
  overbooked: boolean;
  is_wish: boolean;
  /** Seats that it has; held ones are counted apart. */
  seats: number;
  is_held: boolean;
  has_email: boolean;
}

export interface OfficeDeparture extends Departure {
  guests: DepartureGuest[];
}

/** All that a screen shows at once. */
const MAX_GUESTS = 2_000;

function listGuests(db: Db, experience: string, { first, end }: { first: Day; end: Day }): Promise<DepartureGuest[]> {
  return rowsOf<DepartureGuest>(
    db,
    sql`select i.id, i.full_name, i.status, i.participants, i.date::text as day, to_char(i.start_time, 'HH24:MI') as start_time, i.overbooked, i.is_wish,
        coalesce(s.seats, 0) as seats, s.hold_until is not null as is_held, i.email is not null as has_email
      from experience_inquiries i left join departure_seats s on s.inquiry_id = i.id and (s.hold_until is null or s.hold_until > clock_timestamp())
      where i.experience_id = ${experience} and i.date >= ${first}::date and i.date < ${end}::date and i.status <> 'cancelled' and i.erased_at is null
      order by i.created_at, i.id limit ${MAX_GUESTS}`,
  );
}

export interface DeparturePlan {
  patterns: StoredPattern[];
  departures: OfficeDeparture[];
  /** Bookings of these days that no departure has: they were made before there was a plan, or by telephone. */
  withoutTime: DepartureGuest[];
}

/** The departures of a span of days with who is on board. */
export async function listDeparturePlan(
  db: Db,
  experience: string,
  span: { first: Day; end: Day },
): Promise<DeparturePlan> {
  const [patterns, stored, guests] = await Promise.all([
    listPatterns(db, experience),
    listStoredDepartures(db, experience, span),
    listGuests(db, experience, span),
  ]);
  const departures = departuresBetween(patterns, stored, span).map((departure) => ({
    ...departure,
    guests: guests.filter(({ day, start_time }) => day === departure.day && start_time === departure.start_time),
  }));
  const hasDepartures = patterns.length > 0 || departures.length > 0;
  return { patterns, departures, withoutTime: hasDepartures ? guests.filter(({ start_time }) => !start_time) : [] };
}

export async function isInquiryOf(db: Db, experience: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await rowsOf(
    db,
    sql`select id from experience_inquiries where id = ${id} and experience_id = ${experience}`,
  );
  return rows.length > 0;
}
