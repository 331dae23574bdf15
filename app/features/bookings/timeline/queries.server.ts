import { sql, type SQL } from "drizzle-orm";
import { COUNTS } from "#app/features/availability/ledger/queries.server";
import { endOf, UNITS_PER_PAGE, type BarFilter, type TimelineFilters } from "#app/features/bookings/timeline/filters";
import { parseTimeline, type TimelineRead } from "#app/features/bookings/timeline/schema";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

const MAX_UNPLACED = 100;
const MAX_EXPERIENCES = 60;
const MAX_OPTIONS = 200;
/** Of a guest's words: some hundred bars each carry theirs, and the booking's page has them whole. */
const MAX_WORDS = 100;

const STATE_CONDITIONS: Record<BarFilter, SQL> = {
  held: sql`o.kind = 'hold'`,
  confirmed: sql`o.kind = 'booking' and coalesce(sb.status, tb.status) = 'confirmed' and coalesce(sb.arrived_at, tb.arrived_at) is null`,
  house: sql`o.kind = 'booking' and coalesce(sb.status, tb.status) = 'confirmed' and coalesce(sb.arrived_at, tb.arrived_at) is not null and coalesce(sb.left_at, tb.left_at) is null`,
  completed: sql`coalesce(sb.status, tb.status) = 'completed'`,
  import: sql`o.kind = 'import'`,
  block: sql`o.kind = 'block'`,
  out_of_service: sql`o.kind = 'out_of_service'`,
};

/** Guests by any part of their name, and a booking by its reference. */
const isNamed = (name: SQL, reference: SQL, search: string) =>
  sql`(position(search_folded(${search}) in search_folded(${name})) > 0 or ${reference} = upper(${search}))`;

/** What is asked of a bar; null when every bar will do. */
function barCondition({ state, assignee, search, onlyOverbooked }: TimelineFilters): SQL | null {
  const conditions = [
    ...(onlyOverbooked ? [sql`false`] : []),
    ...(state ? [sql`(${STATE_CONDITIONS[state]})`] : []),
    ...(assignee
      ? [sql`exists (select 1 from cases k where k.id = coalesce(sb.case_id, tb.case_id) and k.assignee = ${assignee})`]
      : []),
    ...(search
      ? [isNamed(sql`coalesce(sb.full_name, tb.full_name)`, sql`coalesce(sb.reference, tb.reference)`, search)]
      : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : null;
}

const BAR_JOINS = sql`left join stay_bookings sb on sb.id = o.stay_booking_id
  left join transportation_bookings tb on tb.id = o.transportation_booking_id
  left join channels c on c.id = o.channel_id`;

/** Listings in the order of an index they have. */
const UNIT_SOURCES: Record<"stay" | "vehicle", { listings: SQL; owner: SQL; order: SQL }> = {
  stay: { listings: sql`stays`, owner: sql`stay_id`, order: sql`l.slug` },
  vehicle: { listings: sql`transportation_rentals`, owner: sql`rental_id`, order: sql`lower(l.name)` },
};

/** The units of bookings that a word may mean, by the index of searched texts; the condition of bars looks closer. */
function unitsFound(search: string): SQL {
  const bookings = (table: SQL) => sql`select id from ${table}
    where search_grams(search_text) @@ search_query(nullif(search_folded(${search}), '')) or reference = upper(${search})`;
  return sql`(select o.unit_id from occupancies o where o.stay_booking_id in (${bookings(sql`stay_bookings`)})
    union select o.unit_id from occupancies o where o.transportation_booking_id in (${bookings(sql`transportation_bookings`)}))`;
}

/** The facts of a booking under an alias, in the order of `BookingCells`. */
function bookingJson(kind: "stay" | "vehicle" | "experience", b: SQL): SQL {
  const people = { stay: "guests", vehicle: "vehicles", experience: "participants" }[kind];
  const words = kind === "experience" ? "message" : "special_requests";
  const owner = { stay: "stay_booking_id", vehicle: "transportation_booking_id", experience: "experience_inquiry_id" };
  return sql`json_build_array(${sql.raw(`'${kind}'`)}, ${b}.id, ${b}.reference, ${b}.full_name, ${b}.${sql.identifier(people)}, ${b}.status, ${b}.version,
    ${b}.arrived_at is not null, ${b}.left_at is not null, ${kind === "vehicle" ? sql`${b}.with_driver` : sql`false`}, (${b}.quoted_total * 100)::bigint,
    (select coalesce(sum(case p.kind when 'refund' then -p.usd_amount else p.usd_amount end), 0) * 100 from booking_payments p where p.${sql.identifier(owner[kind])} = ${b}.id and p.voided_at is null)::bigint,
    left(${b}.${sql.identifier(words)}, ${MAX_WORDS}::int), ${b}.language,
    case when ${b}.day_of_plan is not null then (select k.reference from cases k where k.id = ${b}.case_id) end)`;
}

/**
 * Everything a window of the timeline shows, in one query: 60 units with what stands on them, bookings without a unit,
 * departures, seasons, and what the filters offer.
 */
export async function readTimelineText(db: Db, filters: TimelineFilters): Promise<string> {
  const { from, kind, listing, page, search, onlyOverbooked, assignee } = filters;
  const end = endOf(filters);
  const inWindow = sql`o.end_day >= ${from}::date and o.first_day < ${end}::date and ${COUNTS}`;
  const condition = barCondition(filters);
  const isShown = sql`(u.retired_from is null or u.retired_from > ${from}::date)`;
  const hasBar = condition
    ? sql`and exists (select 1 from occupancies o ${BAR_JOINS} where o.unit_id = u.id and ${inWindow} and ${condition})`
    : sql``;
  const last = page * UNITS_PER_PAGE + 1;
  const unitsOf = (of: "stay" | "vehicle") => {
    const { listings, owner, order } = UNIT_SOURCES[of];
    // A search begins with the few bookings it finds; else listings are walked in their order until the page is full.
    const source = search
      ? sql`units u join ${listings} l on l.id = u.${owner}`
      : sql`${listings} l cross join lateral (select * from units u where u.${owner} = l.id order by u.position) u`;
    return sql`select u.id, u.name, u.position, u.retired_from, ${sql.raw(`'${of}'`)} as kind, l.id as listing, l.name as listing_name, ${order} as sort_key
      from ${source} where ${isShown} ${kind && kind !== of ? sql`and false` : sql``} ${listing ? sql`and l.id = ${listing}` : sql``}
        ${search ? sql`and u.id in ${unitsFound(search)}` : sql``} ${hasBar}
      order by ${order}, l.id, u.position limit ${last}::int`;
  };
  const isFound = (b: SQL) => sql`(${b}.check_out >= ${from}::date and ${b}.check_in < ${end}::date)
    ${listing ? sql`and ${b}.listing = ${listing}` : sql``} ${kind ? sql`and ${b}.kind = ${kind}` : sql``}
    ${search ? sql`and ${isNamed(sql`${b}.full_name`, sql`${b}.reference`, search)}` : sql``}
    ${assignee ? sql`and exists (select 1 from cases k where k.id = ${b}.case_id and k.assignee = ${assignee})` : sql``}`;
  const [row] = await rowsOf<{ data: string }>(
    db,
    sql`with shown as (
        select * from ((${unitsOf("stay")}) union all (${unitsOf("vehicle")})) every_unit
        order by kind, sort_key, listing, position offset ${(page - 1) * UNITS_PER_PAGE}::int limit ${UNITS_PER_PAGE + 1}::int
      ), open_bookings as (
        select 'stay' as kind, id, case_id, full_name, reference, check_in, check_out, stay_id as listing, stay_name as listing_name, ${bookingJson("stay", sql`stay_bookings`)} as booking
          from stay_bookings where overbooked and status in ('confirmed', 'completed')
        union all select 'vehicle', id, case_id, full_name, reference, pickup_date, return_date, rental_id, rental_name, ${bookingJson("vehicle", sql`transportation_bookings`)}
          from transportation_bookings where overbooked and status in ('confirmed', 'completed')
        union all select 'experience', id, case_id, full_name, reference, date, date + 1, experience_id, experience_title, ${bookingJson("experience", sql`experience_inquiries`)}
          from experience_inquiries where overbooked and status in ('confirmed', 'completed')
      ), planned as (
        select e.id, e.title from experiences e where ${kind && kind !== "experience" ? sql`false` : sql`true`} ${listing ? sql`and e.id = ${listing}` : sql``} ${onlyOverbooked || condition ? sql`and false` : sql``}
          and e.id in (select p.experience_id from departure_patterns p where p.first_day < ${end}::date and (p.last_day is null or p.last_day >= ${from}::date)
            union select d.experience_id from departures d where d.day >= ${from}::date and d.day < ${end}::date)
        order by lower(e.title), e.id limit ${MAX_EXPERIENCES}::int
      )
      select json_build_object(
        'units', (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'position', u.position, 'retiredFrom', u.retired_from, 'kind', u.kind, 'listing', u.listing, 'listingName', u.listing_name,
            'bars', (select coalesce(json_agg(json_build_array(case when sb.id is null and tb.id is null then o.id end, o.kind, o.first_day, o.end_day, o.hold_until, coalesce(c.name, o.reason),
              case when sb.id is not null then ${bookingJson("stay", sql`sb`)} when tb.id is not null then ${bookingJson("vehicle", sql`tb`)} end,
              exists (select 1 from channels ch join channel_events e on e.channel_id = ch.id where ch.unit_id = o.unit_id and e.clash and e.end_day > o.first_day and e.first_day < o.end_day and o.kind in ('booking', 'hold')),
              coalesce(${condition ?? sql`true`}, false)) order by o.end_day), '[]')
              from occupancies o ${BAR_JOINS} where o.unit_id = u.id and ${inWindow})) order by u.kind, u.sort_key, u.listing, u.position), '[]') from shown u),
        'unplaced', (select coalesce(json_agg(json_build_object('bar', json_build_array(null, 'overbooked', b.check_in, b.check_out, null, null, b.booking, false, true),
            'listing', b.listing, 'listingName', b.listing_name, 'freeUnit', (select json_build_object('id', u.id, 'name', u.name, 'position', u.position) from units u
              where (u.stay_id = b.listing or u.rental_id = b.listing) and (u.retired_from is null or u.retired_from >= b.check_out)
                and not exists (select 1 from occupancies o where o.unit_id = u.id and o.end_day > b.check_in and o.first_day < b.check_out and ${COUNTS}) order by u.position limit 1)) order by b.check_in, b.id), '[]')
            from (select * from open_bookings b where ${isFound(sql`b`)} order by b.check_in, b.id limit ${MAX_UNPLACED}::int) b),
        'experiences', (select coalesce(json_agg(json_build_object('id', e.id, 'title', e.title,
            'patterns', (select coalesce(json_agg(json_build_object('first_day', p.first_day, 'last_day', p.last_day, 'weekdays', p.weekdays, 'start_time', to_char(p.start_time, 'HH24:MI'), 'seats', p.seats, 'cutoff_hours', p.cutoff_hours) order by p.first_day, p.id), '[]') from departure_patterns p where p.experience_id = e.id),
            'stored', (select coalesce(json_agg(json_build_object('id', d.id, 'day', d.day, 'start_time', to_char(d.start_time, 'HH24:MI'), 'capacity', d.capacity, 'state', d.state, 'cutoff_hours', d.cutoff_hours, 'is_extra', d.is_extra,
              'seats_taken', d.seats_taken - coalesce((select sum(s.seats) from departure_seats s where s.departure_id = d.id and s.hold_until <= clock_timestamp()), 0))), '[]')
              from departures d where d.experience_id = e.id and d.day >= ${from}::date and d.day < ${end}::date)) order by lower(e.title), e.id), '[]') from planned e),
        'seasons', (select coalesce(json_agg(json_build_object('name', n.name, 'firstDay', n.first_day, 'lastDay', n.last_day) order by n.first_day), '[]') from (
            select distinct s.name, s.first_day, s.last_day from seasons s where (s.stay_id in (select listing from shown) or s.rental_id in (select listing from shown)) and s.first_day < ${end}::date and s.last_day >= ${from}::date order by s.first_day limit 12) n),
        'listings', (select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name, 'kind', n.kind)), '[]') from (
            (select id, name, 'stay' as kind from stays order by slug limit ${MAX_OPTIONS}::int)
            union all (select id, name, 'vehicle' from transportation_rentals order by lower(name) limit ${MAX_OPTIONS}::int)
            union all (select id, title, 'experience' from experiences order by lower(title) limit ${MAX_OPTIONS}::int)) n),
        'staff', (select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name) order by n.name), '[]') from (select users.id, users.name from users join admin_users on admin_users.user_id = users.id order by users.name limit ${MAX_OPTIONS}::int) n)
      )::text as data`,
  );
  return row?.data ?? "{}";
}

export async function readTimeline(db: Db, filters: TimelineFilters): Promise<TimelineRead> {
  return parseTimeline(await readTimelineText(db, filters));
}
