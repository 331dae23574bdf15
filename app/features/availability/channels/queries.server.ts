import { sql } from "drizzle-orm";
import type { ImportedEvent } from "#app/features/availability/channels/rules";
import { ALARM_HOURS, type LeftOutEvents } from "#app/features/availability/channels/schema";
import type { Span } from "#app/features/availability/calendar-days";
import { COUNTS } from "#app/features/availability/ledger/queries.server";
import { islandToday } from "#app/features/availability/rules";
import { unitName, type UnitListing } from "#app/features/availability/schema";
import type { Db } from "#app/platform/db/db.server";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";

/** What reading a calendar needs to know of its channel. */
export interface PolledChannel {
  id: string;
  unit_id: string;
  url: string;
  etag: string | null;
  last_modified: string | null;
}

const POLLED = sql`c.id, c.unit_id, c.url, c.etag, c.last_modified`;
/** Read in one go; the rest comes with the next. */
const MAX_DUE = 100;

/** Channels whose time has come, the longest waiting first. */
export function listDueChannels(db: Db): Promise<PolledChannel[]> {
  return rowsOf<PolledChannel>(
    db,
    sql`select ${POLLED} from channels c where c.is_active and c.next_poll_at <= clock_timestamp() order by c.next_poll_at limit ${MAX_DUE}`,
  );
}

export async function findPolledChannel(db: Db, id: string): Promise<PolledChannel | null> {
  const [channel] = await rowsOf<PolledChannel>(db, sql`select ${POLLED} from channels c where c.id = ${id}`);
  return channel ?? null;
}

export interface OfficeUnit {
  id: string;
  /** "Kijani Cottage, Room 3". */
  name: string;
  listing: UnitListing & { name: string };
}

interface UnitRow {
  unit_id: string;
  unit_name: string | null;
  position: number;
  kind: UnitListing["kind"];
  listing_id: string;
  listing: string;
}

const UNIT_COLUMNS = sql`u.id as unit_id, u.name as unit_name, u.position, case when u.stay_id is null then 'vehicle' else 'stay' end as kind,
  coalesce(u.stay_id, u.rental_id) as listing_id, coalesce(s.name, r.name) as listing`;
const UNIT_TABLES = sql`units u left join stays s on s.id = u.stay_id left join transportation_rentals r on r.id = u.rental_id`;

function toUnit({ unit_id, unit_name, position, kind, listing_id, listing }: UnitRow): OfficeUnit {
  const name = unitName({ name: unit_name, position }, kind);
  return { id: unit_id, name: `${listing}, ${name}`, listing: { kind, id: listing_id, name: listing } };
}

/** Every unit that can be linked with other calendars. */
export async function listOfficeUnits(db: Db): Promise<OfficeUnit[]> {
  const rows = await rowsOf<UnitRow>(
    db,
    sql`select ${UNIT_COLUMNS} from ${UNIT_TABLES} order by (u.stay_id is null), coalesce(s.name, r.name), u.position`,
  );
  return rows.map(toUnit);
}

export interface OfficeChannel {
  id: string;
  unit: OfficeUnit;
  name: string;
  url: string;
  is_active: boolean;
  closed_summaries: string[];
  last_tried_at: Date | null;
  last_success_at: Date | null;
  last_error: string | null;
  failing_since: Date | null;
  events_seen: number;
  missing: number;
  taken_days: number;
  left_out: LeftOutEvents;
  clashes: { summary: string; first_day: string; end_day: string }[];
}

type ChannelRow = UnitRow &
  Omit<OfficeChannel, "unit" | "last_tried_at" | "last_success_at" | "failing_since"> & {
    last_tried_at: string | null;
    last_success_at: string | null;
    failing_since: string | null;
  };

const moment = (column: string) =>
  sql.raw(`to_char(c.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`);
const toDate = (text: string | null) => (text === null ? null : new Date(text));
const MAX_CLASHES_NAMED = 20;

/** The channels as the office shows them, by unit, in one query. */
export async function listOfficeChannels(db: Db): Promise<OfficeChannel[]> {
  const rows = await rowsOf<ChannelRow>(
    db,
    sql`select c.id, c.name, c.url, c.is_active, to_jsonb(c.closed_summaries) as closed_summaries, ${moment("last_tried_at")}, ${moment("last_success_at")}, ${moment("failing_since")},
        c.last_error, c.events_seen, c.left_out, ${UNIT_COLUMNS},
        (select count(*)::int from channel_events e where e.channel_id = c.id and e.missed_polls > 0) as missing,
        (select coalesce(sum(o.end_day - o.first_day), 0)::int from occupancies o where o.channel_id = c.id and o.end_day > ${islandToday()}::date) as taken_days,
        (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select e.summary, e.first_day, e.end_day from channel_events e
          where e.channel_id = c.id and e.clash and e.end_day > ${islandToday()}::date order by e.first_day limit ${MAX_CLASHES_NAMED}) x) as clashes
      from channels c join ${UNIT_TABLES} on u.id = c.unit_id order by coalesce(s.name, r.name), u.position, lower(c.name), c.id`,
  );
  return rows.map(({ last_tried_at, last_success_at, failing_since, ...row }) => ({
    ...row,
    unit: toUnit(row),
    last_tried_at: toDate(last_tried_at),
    last_success_at: toDate(last_success_at),
    failing_since: toDate(failing_since),
  }));
}

/** What stands on a unit that no channel has brought, and what other channels have: for a look before a channel is kept. */
export async function findUnitDays(db: Db, unit: string): Promise<{ ours: Span[]; others: ImportedEvent[] }> {
  const ours = await rowsOf<Span>(
    db,
    sql`select o.first_day::text as first_day, o.end_day::text as end_day from occupancies o where o.unit_id = ${unit} and o.kind <> 'import' and ${COUNTS}`,
  );
  const others = await rowsOf<ImportedEvent>(
    db,
    sql`select e.id, e.channel_id, e.first_day::text as first_day, e.end_day::text as end_day, e.is_closed
      from channels c join channel_events e on e.channel_id = c.id where c.unit_id = ${unit}`,
  );
  return { ours, others };
}

export interface ChannelHealth {
  channels: number;
  failing: number;
  overdue: number;
  clashes: number;
  last_tried_at: Date | null;
  ended_holds: number;
}

/** What the dashboard and the health screen say of other calendars. */
export async function findChannelHealth(db: Db): Promise<ChannelHealth> {
  const row = oneRow(
    await rowsOf<Omit<ChannelHealth, "last_tried_at"> & { last_tried_at: string | null }>(
      db,
      sql`select count(*) filter (where c.is_active)::int as channels, count(*) filter (where c.is_active and c.failures > 0)::int as failing,
          count(*) filter (where c.is_active and coalesce(c.last_success_at, c.failing_since) < now() - make_interval(hours => ${ALARM_HOURS}))::int as overdue,
          to_char(max(c.last_tried_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_tried_at,
          (select count(*)::int from channel_events e where e.clash and e.end_day > ${islandToday()}::date) as clashes,
          (select count(*)::int from occupancies o where o.kind = 'hold' and o.hold_until <= clock_timestamp()) as ended_holds
        from channels c`,
    ),
  );
  return { ...row, last_tried_at: toDate(row.last_tried_at) };
}
