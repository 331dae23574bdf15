import { sql, type SQL } from "drizzle-orm";
import { parseDaySheet, type DaySheetRead, type DaySheetTexts } from "#app/features/bookings/day-sheet/schema";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

/** A sheet is read by people: more rows than this help nobody. */
const MAX_ROWS = 500;
/** Of more who are in the house any of them are shown: putting all in order would grow with the house. */
const MAX_SORTED = 2_000;
const MAX_WORDS = 300;
/** A vehicle nobody marked as handed out is taken for not returned this long, one that was handed out for a year. */
const UNMARKED_DAYS = 30;
const MARKED_DAYS = 366;

function factsOf(kind: "stay" | "vehicle" | "experience", more: SQL): SQL {
  const owner = {
    stay: sql`stay_booking_id`,
    vehicle: sql`transportation_booking_id`,
    experience: sql`experience_inquiry_id`,
  }[kind];
  const words = kind === "experience" ? sql`b.message` : sql`b.special_requests`;
  return sql`json_build_object('kind', ${sql.raw(`'${kind}'`)}, 'id', b.id, 'reference', b.reference, 'name', b.full_name, 'status', b.status, 'version', b.version,
    'overbooked', b.overbooked, 'arrivedAt', b.arrived_at, 'leftAt', b.left_at, 'holdUntil', b.hold_until, 'total', (b.quoted_total * 100)::bigint,
    'paid', (select coalesce(sum(case p.kind when 'refund' then -p.usd_amount else p.usd_amount end), 0) * 100 from booking_payments p where p.${owner} = b.id and p.voided_at is null)::bigint,
    'words', left(${words}, ${MAX_WORDS}::int),
    'note', (select left(m.body, ${MAX_WORDS}::int) from case_messages m where m.case_id = b.case_id and m.kind = 'note' order by m.created_at desc limit 1), ${more})`;
}

const unitsOf = (owner: SQL) =>
  sql`(select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'position', u.position) order by u.position), '[]') from occupancies o join units u on u.id = o.unit_id where o.${owner} = b.id)`;

const stayFacts = factsOf(
  "stay",
  sql`'phone', b.phone, 'from', b.check_in, 'to', b.check_out, 'people', b.guests, 'children', 0, 'withDriver', false, 'listing', b.stay_id, 'listingName', b.stay_name,
    'units', ${unitsOf(sql`stay_booking_id`)}, 'next', null, 'startTime', null, 'accommodation', null`,
);
const vehicleFacts = factsOf(
  "vehicle",
  sql`'phone', b.phone, 'from', b.pickup_date, 'to', b.return_date, 'people', b.vehicles, 'children', 0, 'withDriver', b.with_driver, 'listing', b.rental_id, 'listingName', b.rental_name,
    'units', ${unitsOf(sql`transportation_booking_id`)}, 'startTime', null, 'accommodation', null,
    'next', (select json_build_object('name', n.full_name, 'from', n.pickup_date) from occupancies own join occupancies o on o.unit_id = own.unit_id and o.end_day > own.end_day and o.first_day >= own.end_day
      join transportation_bookings n on n.id = o.transportation_booking_id where own.transportation_booking_id = b.id and o.kind = 'booking' order by o.end_day limit 1)`,
);
const guestFacts = factsOf(
  "experience",
  sql`'phone', trim(concat(b.country_code, ' ', b.phone)), 'from', b.date, 'to', b.date, 'people', b.participants, 'children', b.children, 'withDriver', false, 'listing', b.experience_id,
    'listingName', b.experience_title, 'units', '[]'::json, 'next', null, 'startTime', to_char(b.start_time, 'HH24:MI'), 'accommodation', b.accommodation`,
);

/** Bookings of one table, found by the index of one of their days. */
const listed = (facts: SQL, table: SQL, where: SQL, order: SQL) =>
  sql`(select ${facts} as facts from ${table} b where ${where} and b.erased_at is null order by ${order} limit ${MAX_ROWS}::int)`;
const COUNTS = sql`b.status in ('confirmed', 'completed')`;
const WAITS = sql`b.status = 'pending'`;

/**
 * Everything that happens on a day, in two queries, each as the JSON the database writes: so it goes to the browser.
 * Imports of other channels have no booking of ours.
 */
export async function readDaySheetTexts(db: Db, day: Day): Promise<DaySheetTexts> {
  const [[movements], [trips]] = await Promise.all([
    rowsOf<{ data: string }>(
      db,
      sql`select json_build_object('bookings', (select coalesce(json_agg(facts), '[]') from (
          ${listed(stayFacts, sql`stay_bookings`, sql`b.check_in = ${day}::date and (${COUNTS} or ${WAITS})`, sql`b.id`)}
          union all ${listed(stayFacts, sql`stay_bookings`, sql`b.check_out = ${day}::date and ${COUNTS}`, sql`b.id`)}
          union all ${listed(stayFacts, sql`(select * from stay_bookings b where daterange(b.check_in, b.check_out, '()') @> ${day}::date and ${COUNTS} limit ${MAX_SORTED}::int)`, sql`true`, sql`b.check_out, b.id`)}
          union all ${listed(vehicleFacts, sql`transportation_bookings`, sql`b.pickup_date = ${day}::date and (${COUNTS} or ${WAITS})`, sql`b.id`)}
          union all ${listed(vehicleFacts, sql`transportation_bookings`, sql`b.return_date = ${day}::date and ${COUNTS}`, sql`b.id`)}
          union all ${listed(
            vehicleFacts,
            sql`transportation_bookings`,
            sql`b.return_date < ${day}::date and b.return_date >= ${day}::date - ${MARKED_DAYS}::int and b.status = 'confirmed' and b.left_at is null
              and (b.arrived_at is not null or b.return_date >= ${day}::date - ${UNMARKED_DAYS}::int)`,
            sql`b.return_date desc, b.id`,
          )}) found),
        'imports', (select coalesce(json_agg(json_build_object('id', o.id, 'channel', c.name, 'from', o.first_day, 'to', o.end_day, 'kind', case when u.stay_id is null then 'vehicle' else 'stay' end,
            'unit', json_build_object('id', u.id, 'name', u.name, 'position', u.position), 'listingName', coalesce(s.name, t.name))), '[]')
          from occupancies o join channels c on c.id = o.channel_id join units u on u.id = o.unit_id left join stays s on s.id = u.stay_id left join transportation_rentals t on t.id = u.rental_id
          where o.channel_id is not null and o.kind = 'import' and o.first_day <= ${day}::date and o.end_day >= ${day}::date))::text as data`,
    ),
    rowsOf<{ data: string }>(
      db,
      sql`select json_build_object('guests', (select coalesce(json_agg(facts), '[]') from ${listed(guestFacts, sql`experience_inquiries`, sql`b.date = ${day}::date and (${COUNTS} or ${WAITS})`, sql`b.full_name, b.id`)} found),
        'experiences', (select coalesce(json_agg(json_build_object('id', e.id, 'title', e.title,
          'patterns', (select coalesce(json_agg(json_build_object('first_day', p.first_day, 'last_day', p.last_day, 'weekdays', p.weekdays, 'start_time', to_char(p.start_time, 'HH24:MI'), 'seats', p.seats, 'cutoff_hours', p.cutoff_hours) order by p.first_day, p.id), '[]') from departure_patterns p where p.experience_id = e.id),
          'stored', (select coalesce(json_agg(json_build_object('id', d.id, 'day', d.day, 'start_time', to_char(d.start_time, 'HH24:MI'), 'capacity', d.capacity, 'state', d.state, 'cutoff_hours', d.cutoff_hours, 'is_extra', d.is_extra, 'guide_note', d.guide_note,
            'seats_taken', d.seats_taken - coalesce((select sum(s.seats) from departure_seats s where s.departure_id = d.id and s.hold_until <= clock_timestamp()), 0))), '[]') from departures d where d.experience_id = e.id and d.day = ${day}::date))
          order by lower(e.title)), '[]') from (select e.id, e.title from experiences e where e.id in (
            select p.experience_id from departure_patterns p where p.first_day <= ${day}::date and (p.last_day is null or p.last_day >= ${day}::date)
            union select d.experience_id from departures d where d.day = ${day}::date) limit ${MAX_ROWS}::int) e))::text as data`,
    ),
  ]);
  return { movements: movements?.data ?? "{}", trips: trips?.data ?? "{}" };
}

export async function readDaySheet(db: Db, day: Day): Promise<DaySheetRead> {
  return parseDaySheet(await readDaySheetTexts(db, day));
}
