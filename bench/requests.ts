/**
 * Requests as visitors send them, in six scripts and over years, for measurements: one in ten rows is not a booking of
 * a stay.
 */
import type pg from "pg";
import { fillTable, openBulk, withoutIndexes, type Fill } from "./bulk-insert.ts";

export const person = `(array['Amina', 'Jürgen', 'Zoë', 'Иван', 'أحمد', '王伟', 'María', 'Élodie', 'Salma', 'Tom'])[1 + n * 7 % 10] || ' ' || (array['Mbarouk', 'Müller', 'Петров', 'الهاشمي', 'Conti', 'Hale', 'Said', '李', 'Dahl', 'Omar'])[1 + (n / 10 * 13 + n / 100) % 10] || ' ' || substr(md5(n::text), 1, 5)`;
export const wish = `concat_ws(' ', ${"quiet room with a view of the sea|two beds for our children|we arrive with the late boat from Mkoani|vegetarian and no nuts please|тихий номер с видом на море|靠海的房间|غرفة هادئة تطل على البحر|can somebody meet us at the airport|it is our honeymoon|we would like to dive at Misali"
  .split("|")
  .map((text, at) => `case when (hashint4((n * 16 + ${at})::int) & 7) < 3 then '${text}' end`)
  .join(
    ", ",
  )}, case when n % 10 = 3 then 'kitesurfing' end, case when n % 100 = 9 then 'birthday' end, case when n % 1000 = 7 then 'wheelchair' end)`;
const status = `(array['pending', 'confirmed', 'cancelled', 'completed'])[1 + n % 4]`;
/** One every three minutes until now: a million reach back almost six years. */
const received = `now() - ($rows - n) * interval '3 minutes'`;
export const contact = `'guest' || n || '@example.com', '+255 777 ' || n`;

/** So many units of each stay that every confirmed or completed booking has one (see placeBookings). */
const UNITS = 50;

const FILLS: (Fill & { share: number })[] = [
  {
    table: "stay_bookings",
    share: 1,
    insert: `insert into stay_bookings (full_name, email, phone, stay_id, stay_name, check_in, check_out, guests, special_requests, status, created_at)
      select ${person}, ${contact}, s.id, s.name, date '2020-01-05' + (n / 480)::int, date '2020-01-06' + (n / 480)::int + (n % 5)::int, 1 + n % 4, ${wish}, ${status}, ${received} from generate_series($from, $to) n join stays s on s.slug = 'booked-stay-' || n % 50`,
  },
  {
    table: "experience_inquiries",
    share: 0.1,
    insert: `insert into experience_inquiries (full_name, email, phone, country_code, experience_title, accommodation, participants, date, message, status, created_at)
      select ${person}, ${contact}, '+255', 'Dhow sail', 'Wete', 2, '2027-01-01', ${wish}, ${status}, ${received} from generate_series($from, $to) n`,
  },
  {
    table: "transportation_bookings",
    share: 0.1,
    insert: `insert into transportation_bookings (full_name, email, phone, rental_name, rental_type, pickup_date, return_date, special_requests, status, created_at)
      select ${person}, ${contact}, 'Island 4x4', 'car', '2027-01-01', '2027-01-03', ${wish}, ${status}, ${received} from generate_series($from, $to) n`,
  },
  {
    table: "inquiries",
    share: 0.1,
    insert: `insert into inquiries (name, email, phone, message, topic, category, status, created_at)
      select ${person}, ${contact}, 'Hello. ' || ${wish}, 'General Inquiry', 'General', (array['pending', 'in_progress', 'resolved', 'closed'])[1 + n % 4], ${received} from generate_series($from, $to) n`,
  },
  {
    table: "property_inquiries",
    share: 0.1,
    insert: `insert into property_inquiries (name, email, phone, message, property_title, created_at)
      select ${person}, ${contact}, 'Hello. ' || ${wish}, 'House above Wete', ${received} from generate_series($from, $to) n`,
  },
];

/** Bookings of stays are most of it: the others come in beside them. */
export async function fillRequests(url: string, stayBookings: number): Promise<void> {
  const client = await openBulk(url);
  await client.query(
    "insert into stays (name, slug, description, location, type, price, max_guests) select 'Stay ' || n, 'booked-stay-' || n, 'x', 'Wete', 'villa', 100, 4 from generate_series(0, 49) n",
  );
  await client.end();
  const [most, ...others] = FILLS;
  await Promise.all([[most!], others].map((fills) => fillOneByOne(url, fills, stayBookings)));
}

/**
 * What triggers and the ledger would hold of these rows. Bookings of one stay are fifty numbers apart and 480 of all
 * stays begin on a day: on the same unit comes one 2,500 numbers later, five days at least, and five nights is the most.
 */
export async function placeBookings(url: string): Promise<void> {
  const client = await openBulk(url);
  await client.query(
    "insert into units (stay_id, position) select s.id, n from stays s, generate_series(1, $1::int) n where s.slug like 'booked-stay-%' and not exists (select 1 from units u where u.stay_id = s.id and u.position = n)",
    [UNITS],
  );
  await client.query(
    "insert into units (stay_id, position) select id, 1 from stays s where not exists (select 1 from units u where u.stay_id = s.id)",
  );
  await client.query(
    `insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id)
      select u.id, 'booking', b.check_in, b.check_out, b.id from stay_bookings b
      join units u on u.stay_id = b.stay_id and u.position = 1 + substring(b.email from '[0-9]+')::int / 50 % $1::int
      where b.status in ('confirmed', 'completed')`,
    [UNITS],
  );
  await fillCases(client);
  await client.end();
}

/** The case of each booking, as its trigger would make it. */
export async function fillCases(client: pg.Client): Promise<void> {
  await withoutIndexes(client, "cases", async () => {
    for (const [table, title, lastDay] of [
      ["stay_bookings", "stay_name", "check_out"],
      ["transportation_bookings", "rental_name", "return_date"],
      ["experience_inquiries", "experience_title", "date"],
    ]) {
      await client.query(`insert into cases (id, reference, kind, title, name, email, language, state, waiting_for, last_day, created_at)
        select case_id, reference, 'booking', ${title}, full_name, email, language, case when status in ('cancelled', 'completed') then 'closed' else 'open' end, 'nobody', ${lastDay}, created_at from ${table}`);
    }
  });
}

async function fillOneByOne(url: string, fills: typeof FILLS, stayBookings: number): Promise<void> {
  const client = await openBulk(url);
  for (const { share, ...fill } of fills) await fillTable(client, fill, Math.ceil(stayBookings * share));
  await client.end();
}
