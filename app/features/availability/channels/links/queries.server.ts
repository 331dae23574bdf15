import { sql } from "drizzle-orm";
import type { Span } from "#app/features/availability/calendar-days";
import { CLOSED_REASON } from "#app/features/availability/channels/schema";
import { COUNTS } from "#app/features/availability/ledger/queries.server";
import type { TakenSpan } from "#app/features/availability/feeds/write-feed.server";
import { addDays, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

/** How far back and ahead an outgoing calendar reaches. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 730;
const MAX_EVENTS = 5_000;
/** A moment that comes before every row: what is counted from it fits into a number of iCal. */
const SEQUENCE_EPOCH = 1_700_000_000;
/** Reading an address is written down no more often. */
const READ_NOTE_MINUTES = 5;

interface LinkRow {
  is_listing: boolean;
  subject: string;
  units: { id: string; retired_from: Day | null }[] | null;
  taken: (Span & { unit_id: string; source: string; changed: number })[] | null;
}

/**
 * The taken days behind the secret of an outgoing address, in one query; null when it opens nothing. No column that
 * names a person is read. A channel's own address leaves out what came from it, and what others only have closed.
 */
export async function findSharedCalendar(db: Db, token: string, today: Day): Promise<TakenSpan[] | null> {
  const [first, end] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  const [link] = await rowsOf<LinkRow>(
    db,
    sql`with link as (select id, unit_id, stay_id, rental_id, channel_id from calendar_links where token = ${token} and revoked_at is null),
      noted as (update calendar_links set last_read_at = now() where id = (select id from link)
        and (last_read_at is null or last_read_at < now() - make_interval(mins => ${READ_NOTE_MINUTES})) returning id)
      select link.unit_id is null as is_listing, coalesce(link.unit_id, link.stay_id, link.rental_id)::text as subject,
        (select jsonb_agg(jsonb_build_object('id', u.id, 'retired_from', u.retired_from)) from units u
          where u.id = link.unit_id or u.stay_id = link.stay_id or u.rental_id = link.rental_id) as units,
        (select jsonb_agg(to_jsonb(x) order by x.first_day) from (
          select o.unit_id, o.first_day, o.end_day, floor(extract(epoch from o.created_at))::bigint as changed,
            case o.kind when 'import' then concat('import ', o.channel_id, ' ', o.first_day) else coalesce(o.stay_booking_id, o.transportation_booking_id, o.id)::text end as source
          from units u join occupancies o on o.unit_id = u.id
          where (u.id = link.unit_id or u.stay_id = link.stay_id or u.rental_id = link.rental_id)
            and o.end_day > ${first}::date and o.first_day < ${end}::date and ${COUNTS}
            and (link.channel_id is null or o.kind <> 'import' or (o.channel_id <> link.channel_id and o.reason is distinct from ${CLOSED_REASON}))
          order by o.first_day limit ${MAX_EVENTS * 20}::int) x) as taken
      from link`,
  );
  if (!link) return null;
  const taken = link.taken ?? [];
  const spans = link.is_listing ? fullDays(link, taken, { first, end }) : taken.map(toSpan);
  return spans.slice(0, MAX_EVENTS);
}

function toSpan({ unit_id, source, first_day, end_day, changed }: NonNullable<LinkRow["taken"]>[number]): TakenSpan {
  return { source: `${unit_id} ${source}`, first_day, end_day, ...stampOf(changed) };
}

const stampOf = (seconds: number) => ({
  sequence: Math.max(0, seconds - SEQUENCE_EPOCH),
  changed_at: new Date(seconds * 1000),
});

/** The days on which no unit is free, joined. Such a span comes from nothing but its days: others make another one. */
function fullDays(
  { subject, units }: LinkRow,
  taken: NonNullable<LinkRow["taken"]>,
  { first, end }: { first: Day; end: Day },
): TakenSpan[] {
  const all = units ?? [];
  const rows = [
    ...taken,
    ...all.flatMap(({ id, retired_from }) =>
      retired_from !== null && retired_from < end
        ? [{ unit_id: id, first_day: retired_from > first ? retired_from : first, end_day: end, changed: 0 }]
        : [],
    ),
  ];
  const [starts, ends] = [groupBy(rows, ({ first_day }) => first_day), groupBy(rows, ({ end_day }) => end_day)];
  // Between two neighbouring borders nothing changes.
  const borders = [...new Set([...starts.keys(), ...ends.keys()])].toSorted();
  const active = new Set<(typeof rows)[number]>();
  const spans: (Span & { changed: number })[] = [];
  for (const [at, from] of borders.entries()) {
    for (const row of ends.get(from) ?? []) active.delete(row);
    for (const row of starts.get(from) ?? []) active.add(row);
    const to = borders[at + 1];
    if (to === undefined || new Set([...active].map(({ unit_id }) => unit_id)).size < all.length) continue;
    const changed = Math.max(...[...active].map((row) => row.changed));
    const last = spans.at(-1);
    if (last?.end_day === from) Object.assign(last, { end_day: to, changed: Math.max(last.changed, changed) });
    else spans.push({ first_day: from, end_day: to, changed });
  }
  return spans.map(({ first_day, end_day, changed }) => ({
    source: `${subject} ${first_day} ${end_day}`,
    first_day,
    end_day,
    ...stampOf(Math.max(changed, SEQUENCE_EPOCH)),
  }));
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => Day): Map<Day, Row[]> {
  const groups = new Map<Day, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

export interface OfficeLink {
  unit_id: string | null;
  stay_id: string | null;
  rental_id: string | null;
  channel_id: string | null;
  token: string;
  last_read_at: string | null;
}

/** Every address that is in use. */
export function listLinks(db: Db): Promise<OfficeLink[]> {
  return rowsOf<OfficeLink>(
    db,
    sql`select unit_id, stay_id, rental_id, channel_id, token, to_char(last_read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_read_at
      from calendar_links where revoked_at is null`,
  );
}
