/** Stays with units and a year of bookings in the ledger, as the contract of growth describes them. */
import type pg from "pg";
import { openBulk, withoutIndexes } from "../bulk-insert.ts";
import { contact, fillCases, person, wish } from "../requests.ts";

export interface LedgerSize {
  stays: number;
  bookings: number;
  /** Share of the nights of the coming year on which a unit is taken. */
  taken: 0.5 | 0.95;
}

/** Every second stay has two units. */
const unitsOf = (stays: number) => Math.floor(stays * 1.5);

/** On no other day do as many arrive and leave that a sheet of 300 movements could be compared between sizes. */
export const BUSY_DAY = 182;
/** No booking of the year touches these days around it. */
const QUIET_DAYS = 6;
const FIRST_DAY = -30;
const LAST_DAY = 365;

/** One large house, the same at every size: its units are the first page of the calendar, with a change every four days. */
export const HOTEL = { slug: "a-grand-hotel", units: 60 };
const HOTEL_PITCH = 4;
export const FEED_TOKENS = { unit: "u".repeat(43), hotel: "h".repeat(43) };

const BATCH = 50_000;

const BOOKING_COLUMNS =
  "full_name, email, phone, stay_id, stay_name, check_in, check_out, guests, special_requests, status, quoted_total, created_at";
const valuesOf = (first: string, nights: string, status: string) =>
  `${person}, ${contact}, u.stay_id, u.stay_name, current_date + (${first})::int, current_date + (${first})::int + (${nights})::int, 1 + n % 4, ${wish}, ${status}, 300, now() - n % 100000 * interval '5 minutes'`;

async function fillListings(client: pg.Client, { stays }: LedgerSize): Promise<void> {
  await client.query(
    `insert into stays (slug, name, description, location, type, price, max_guests, images, created_at)
      select 'lodge-' || n, 'Lodge ' || n, repeat('A quiet place above the water. ', 20), (array['Wete', 'Konde', 'Mkoani'])[1 + n % 3], (array['resort', 'villa', 'hotel', 'apartment'])[1 + n * 31 / 7 % 4],
        30 + n::bigint * 7919 % 900, 1 + n % 12, array['/scenes/reef-1920.webp'], now() - (n::bigint * 7919 % $1) * interval '3 minutes' from generate_series(1, $1) n`,
    [stays],
  );
  await client.query(
    "insert into stays (slug, name, description, location, type, price, max_guests) values ($1, 'Grand Hotel', 'x', 'Wete', 'hotel', 100, 4)",
    [HOTEL.slug],
  );
  await client.query(
    `insert into units (stay_id, position) select s.id, n from stays s cross join generate_series(1, 2) n
      where s.slug like 'lodge-%' and (n = 1 or substring(s.slug from 7)::int % 2 = 0)`,
  );
  await client.query(
    "insert into units (stay_id, position) select id, n from stays, generate_series(1, $2::int) n where slug = $1",
    [HOTEL.slug, HOTEL.units],
  );
  await client.query(
    "insert into transportation_rentals (name, type, description, price_per_day, price_per_week, with_driver) values ('Bicycle', 'bicycle', 'x', 10, 60, false)",
  );
  await client.query(
    "insert into units (rental_id, position) select id, n from transportation_rentals, generate_series(1, 70) n where name = 'Bicycle'",
  );
  await client.query(
    `insert into calendar_links (unit_id, token) select u.id, '${FEED_TOKENS.unit}' from units u join stays s on s.id = u.stay_id where s.slug = 'lodge-77' and u.position = 1`,
  );
  await client.query(
    `insert into calendar_links (stay_id, token) select id, '${FEED_TOKENS.hotel}' from stays where slug = '${HOTEL.slug}'`,
  );
}

/** Units by number, for the fills below; those of the hotel come after the others. */
const NUMBERED = `create unlogged table numbered_units as select (row_number() over (order by s.slug = '${HOTEL.slug}', substring(s.slug from '[0-9]+')::int, u.position) - 1)::int as no, u.id, u.stay_id, s.name as stay_name
  from units u join stays s on s.id = u.stay_id`;

/** Booking number n stands on unit n modulo their number, in one of as many slots as the year needs; some before the quiet days, some after. */
async function fillYear(client: pg.Client, { stays, bookings, taken }: LedgerSize): Promise<void> {
  const units = unitsOf(stays);
  const slots = Math.ceil(bookings / units);
  const before = Math.floor(slots / 2);
  const [first, second] = [BUSY_DAY - QUIET_DAYS - FIRST_DAY, LAST_DAY - BUSY_DAY - QUIET_DAYS];
  const pitch = `case when slot < ${before} then ${Math.floor(first / Math.max(before, 1))} else ${Math.floor(second / (slots - before))} end`;
  const start = `case when slot < ${before} then ${FIRST_DAY} + slot * pitch else ${BUSY_DAY + QUIET_DAYS} + (slot - ${before}) * pitch end`;
  // One in ten is pending or cancelled and takes nothing, unless all are needed.
  const status =
    taken > 0.9 ? "'confirmed'" : "case n % 20 when 7 then 'pending' when 13 then 'cancelled' else 'confirmed' end";
  const nights = `greatest(1, floor(pitch * ${taken > 0.9 ? taken : taken * 1.1})::int)`;
  for (let from = 0; from < bookings; from += BATCH)
    await client.query(
      `insert into stay_bookings (${BOOKING_COLUMNS})
        select ${valuesOf("start + u.no % (pitch - nights + 1)", "nights", status)}
        from generate_series(${from}, ${Math.min(from + BATCH, bookings) - 1}) n, lateral (select n / ${units} as slot) a, lateral (select ${pitch} as pitch) b,
          lateral (select ${start} as start, ${nights} as nights) c, numbered_units u where u.no = n % ${units}`,
    );
}

async function fillHotel(client: pg.Client): Promise<void> {
  await client.query(
    `insert into stay_bookings (${BOOKING_COLUMNS})
      select ${valuesOf(`${FIRST_DAY} + ${HOTEL_PITCH} * (n / ${HOTEL.units}) + u.no % ${HOTEL_PITCH}`, `${HOTEL_PITCH - 1} + n % 2`, "'confirmed'")}
      from generate_series(0, ${(HOTEL.units * (LAST_DAY - FIRST_DAY)) / HOTEL_PITCH - 1}) n
      join numbered_units u on u.no = (select min(no) from numbered_units where stay_name = 'Grand Hotel') + n % ${HOTEL.units}`,
  );
}

/** On the busy day 100 units change guests and 50 are lived in, and 35 vehicles go out and 35 come back; 30 more come and go at the hotel. */
async function fillBusyDay(client: pg.Client): Promise<void> {
  for (const [first, nights, units] of [
    [BUSY_DAY - 3, 3, "no < 100"],
    [BUSY_DAY, 3, "no < 100"],
    [BUSY_DAY - 2, 4, "no between 100 and 149"],
  ] as const)
    await client.query(
      `insert into stay_bookings (${BOOKING_COLUMNS}) select ${valuesOf(String(first), String(nights), "'confirmed'")} from numbered_units u, lateral (select u.no + 5000000 as n) a where ${units}`,
    );
  for (const [first, days, half] of [
    [BUSY_DAY, 3, 0],
    [BUSY_DAY - 3, 3, 1],
  ] as const)
    await client.query(
      `with made as (insert into transportation_bookings (full_name, email, phone, rental_id, rental_name, rental_type, pickup_date, return_date, status)
          select ${person}, ${contact}, u.rental_id, 'Bicycle', 'bicycle', current_date + ${first}, current_date + ${first + days}, 'confirmed' from units u, lateral (select u.position as n) a
          where u.rental_id is not null and u.position % 2 = ${half} returning id, phone, pickup_date, return_date)
        insert into occupancies (unit_id, kind, first_day, end_day, transportation_booking_id)
          select u.id, 'booking', m.pickup_date, m.return_date, m.id from made m join units u on u.rental_id is not null and u.position = substring(m.phone from '[0-9]+$')::int`,
    );
}

/** A booking's phone number tells which it is: that of a unit of the year, of the busy day (from 5,000,000 on). */
async function fillOccupancies(client: pg.Client, { stays }: LedgerSize): Promise<void> {
  const units = unitsOf(stays);
  await client.query(
    `insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id)
      select u.id, 'booking', b.check_in, b.check_out, b.id from stay_bookings b cross join lateral (select substring(b.phone from '[0-9]+$')::int as n) a
      join numbered_units u on u.no = case when b.stay_name = 'Grand Hotel' then ${units} + n % ${HOTEL.units} when n >= 5000000 then n - 5000000 else n % ${units} end
      where b.status = 'confirmed' order by u.no, b.check_in`,
  );
}

/** Fills an empty database that has its tables. */
export async function fillLedger(url: string, size: LedgerSize): Promise<void> {
  const client = await openBulk(url);
  await fillListings(client, size);
  await client.query(NUMBERED);
  await client.query("create index on numbered_units (no); analyze numbered_units");
  await withoutIndexes(client, "stay_bookings", async () => {
    await fillYear(client, size);
    await fillHotel(client);
    await fillBusyDay(client);
  });
  await client.query("analyze stay_bookings");
  await fillOccupancies(client, size);
  await fillCases(client);
  await client.query("drop table numbered_units");
  await client.end();
}

/** Holds that ended an hour ago, each on days of its own after the year. */
export async function fillEndedHolds(url: string, count: number): Promise<void> {
  const client = await openBulk(url);
  await client.query(NUMBERED);
  await client.query("create index on numbered_units (no); analyze numbered_units");
  await client.query(
    `with total as (select count(*)::int as units from numbered_units), made as (
        insert into stay_bookings (${BOOKING_COLUMNS}, hold_until)
          select ${valuesOf("400 + n / units * 3", "2", "'pending'")}, now() - interval '1 hour' from total, generate_series(0, ${count - 1}) n, numbered_units u where u.no = n % units
          returning id, phone, check_in, check_out)
      insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id, hold_until)
        select u.id, 'hold', m.check_in, m.check_out, m.id, now() - interval '1 hour' from total, made m join numbered_units u on u.no = substring(m.phone from '[0-9]+$')::int % (select units from total)`,
  );
  await client.query("drop table numbered_units");
  await client.query("vacuum analyze occupancies");
  await client.end();
}
