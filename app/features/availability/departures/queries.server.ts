import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import {
  departuresBetween,
  type Departure,
  type DeparturePattern,
  type StoredDeparture,
} from "#app/features/availability/departure-plan";
import { departure_patterns, departure_seats, departures } from "#app/features/availability/tables.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

export interface StoredPattern extends DeparturePattern {
  id: string;
}

const PATTERN_COLUMNS = {
  id: departure_patterns.id,
  first_day: departure_patterns.first_day,
  last_day: departure_patterns.last_day,
  weekdays: departure_patterns.weekdays,
  start_time: departure_patterns.start_time,
  seats: departure_patterns.seats,
  cutoff_hours: departure_patterns.cutoff_hours,
} as const;

/** Seats of holds that ended are nobody's. A part of its own: in a select from one table Drizzle leaves out whose columns are. */
const ENDED_SEATS = sql`coalesce((select sum(${departure_seats.seats}) from ${departure_seats} where ${departure_seats.departure_id} = ${departures.id} and ${departure_seats.hold_until} <= clock_timestamp()), 0)`;

const DEPARTURE_COLUMNS = {
  id: departures.id,
  day: departures.day,
  start_time: departures.start_time,
  capacity: departures.capacity,
  seats_taken: sql<number>`(${departures.seats_taken} - ${ENDED_SEATS})::int`,
  state: departures.state,
  cutoff_hours: departures.cutoff_hours,
  is_extra: departures.is_extra,
} as const;

/** In the order in which they count: of two with the same start the first one does. */
export function listPatterns(db: Db, experience: string): Promise<StoredPattern[]> {
  return db
    .select(PATTERN_COLUMNS)
    .from(departure_patterns)
    .where(eq(departure_patterns.experience_id, experience))
    .orderBy(asc(departure_patterns.first_day), asc(departure_patterns.id));
}

/** Departures of which something is remembered, from `first` to before `end`. */
export function listStoredDepartures(
  db: Db,
  experience: string,
  { first, end }: { first: Day; end: Day },
): Promise<(StoredDeparture & { guide_note: string | null })[]> {
  return db
    .select({ ...DEPARTURE_COLUMNS, guide_note: departures.guide_note })
    .from(departures)
    .where(and(eq(departures.experience_id, experience), gte(departures.day, first), lt(departures.day, end)))
    .orderBy(asc(departures.day), asc(departures.start_time));
}

export interface DeparturePlan {
  patterns: StoredPattern[];
  stored: StoredDeparture[];
}

/**
 * The same of many experiences: the patterns of those that have any, and what is stored of their departures from `first`
 * to before `end`.
 */
export async function listDeparturePlans(
  db: Db,
  experiences: readonly string[],
  { first, end }: { first: Day; end: Day },
): Promise<Map<string, DeparturePlan>> {
  const patterns = await db
    .select({ experience: departure_patterns.experience_id, ...PATTERN_COLUMNS })
    .from(departure_patterns)
    .where(inArray(departure_patterns.experience_id, [...experiences]))
    .orderBy(asc(departure_patterns.first_day), asc(departure_patterns.id));
  const patternsOf = Map.groupBy(patterns, ({ experience }) => experience);
  if (patternsOf.size === 0) return new Map();
  const stored = await db
    .select({ experience: departures.experience_id, ...DEPARTURE_COLUMNS })
    .from(departures)
    .where(
      and(
        inArray(departures.experience_id, [...patternsOf.keys()]),
        gte(departures.day, first),
        lt(departures.day, end),
      ),
    )
    .orderBy(asc(departures.day), asc(departures.start_time));
  const storedOf = Map.groupBy(stored, ({ experience }) => experience);
  return new Map([...patternsOf].map(([id, own]) => [id, { patterns: own, stored: storedOf.get(id) ?? [] }]));
}

/**
 * The departures of a span of days; null when the experience is on request: it has no plan, and nobody has added a
 * departure from the first day on.
 */
export async function listDepartures(
  db: Db,
  experience: string,
  span: { first: Day; end: Day },
): Promise<Departure[] | null> {
  const patterns = await listPatterns(db, experience);
  const stored = await listStoredDepartures(db, experience, span);
  if (patterns.length === 0 && !stored.some(({ is_extra }) => is_extra)) return null;
  return departuresBetween(patterns, stored, span);
}

/** The moment at which the first hold of seats ends that still counts; null when there is none. */
export async function findNextSeatHoldEnd(db: Db, experience: string): Promise<Date | null> {
  const [row] = await rowsOf<{ until: string | null }>(
    db,
    sql`select to_char(min(s.hold_until) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until
      from departures d join departure_seats s on s.departure_id = d.id where d.experience_id = ${experience} and s.hold_until > clock_timestamp()`,
  );
  return row?.until ? new Date(row.until) : null;
}
