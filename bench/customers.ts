/**
 * How long the lists of Customer Management, and whole screens of the office over HTTP, take on a PostgreSQL server that holds a million
 * bookings of stays and a tenth as many of everything else. Shared cores make single figures doubtful: trust the ratios of one run.
 *
 *   node bench/customers.ts [stay bookings]
 */
import { sql } from "drizzle-orm";
import pg from "pg";
import { listExperienceInquiries, listStayBookings, listTransportationBookings } from "#app/features/bookings/queries.server";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { listInquiries, listPropertyInquiries } from "#app/features/inquiries/queries.server";
import { openDatabase, type Db } from "#app/platform/db/db.server";
import { createLogger } from "#app/platform/log.server";
import { onServer, startPostgres, type TestPostgres } from "#tests/support/postgres";
import { ADMIN, startServer } from "#tests/support/server";
import { asTable, type Measured, type Row } from "./measurement.ts";

const ROWS = Number(process.argv[2] ?? 1_000_000);
const RUNS = 9;
const BATCH = 20_000;

const person = `(array['Amina', 'Jürgen', 'Zoë', 'Иван', 'أحمد', '王伟', 'María', 'Élodie', 'Salma', 'Tom'])[1 + n * 7 % 10] || ' ' || (array['Mbarouk', 'Müller', 'Петров', 'الهاشمي', 'Conti', 'Hale', 'Said', '李', 'Dahl', 'Omar'])[1 + (n / 10 * 13 + n / 100) % 10] || ' ' || substr(md5(n::text), 1, 5)`;
const wish = `concat_ws(' ', ${"quiet room with a view of the sea|two beds for our children|we arrive with the late boat from Mkoani|vegetarian and no nuts please|тихий номер с видом на море|靠海的房间|غرفة هادئة تطل على البحر|can somebody meet us at the airport|it is our honeymoon|we would like to dive at Misali"
  .split("|")
  .map((text, at) => `case when (hashint4((n * 16 + ${at})::int) & 7) < 3 then '${text}' end`).join(", ")}, case when n % 10 = 3 then 'kitesurfing' end, case when n % 100 = 9 then 'birthday' end, case when n % 1000 = 7 then 'wheelchair' end)`;
const status = `(array['pending', 'confirmed', 'cancelled', 'completed'])[1 + n % 4]`;
/** One every three minutes until now: a million reach back almost six years. */
const received = `now() - ($rows - n) * interval '3 minutes'`;
const contact = `'guest' || n || '@example.com', '+255 777 ' || n`;

const FILLS: { table: string; share: number; insert: string }[] = [
  {
    table: "stay_bookings",
    share: 1,
    insert: `insert into stay_bookings (full_name, email, phone, stay_id, stay_name, check_in, check_out, guests, special_requests, status, created_at)
      select ${person}, ${contact}, s.id, s.name, date '2020-01-05' + (n / 480)::int, date '2020-01-06' + (n / 480)::int + (n % 5)::int, 1 + n % 4, ${wish}, ${status}, ${received} from generate_series($from, $to) n join stays s on s.rating = n % 50 / 10.0`,
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

/**
 * On a connection without the time limit of pages. The search index is made when the rows are there: row by row it takes several times as
 * long. Without triggers: nobody listens, and the staff search has its own measurement.
 */
async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set maintenance_work_mem = '1GB'; set synchronous_commit = off; set session_replication_role = replica");
  await client.query(
    "insert into stays (name, slug, description, location, type, price, rating, max_guests) select 'Stay ' || n, 'stay-' || n, 'x', 'Wete', 'villa', 100, n / 10.0, 4 from generate_series(0, 49) n",
  );
  for (const { table, share, insert } of FILLS) {
    const { rows } = await client.query<{ indexdef: string }>("select indexdef from pg_indexes where indexname = $1", [`${table}_search`]);
    await client.query(`drop index ${table}_search`);
    for (let from = 1; from <= ROWS * share; from += BATCH) {
      const to = Math.min(from + BATCH - 1, ROWS * share);
      await client.query(insert.replace("$rows", String(ROWS * share)).replace("$from", String(from)).replace("$to", String(to)));
    }
    console.log(`${new Date().toISOString()} ${table}: filled`);
    await client.query(rows[0]!.indexdef);
    await client.query(`vacuum analyze ${table}`);
    console.log(`${new Date().toISOString()} ${table}: indexed`);
  }
  await client.end();
}

/** What a browser reads of a screen when somebody goes there, and whenever something comes in: the frame of the office and the page. */
const SCREENS = ["/1324admin.data", "/1324admin/customers.data", "/1324admin/customers.data?q=wheelchair", "/1324admin/notifications.data", "/1324admin/analytics.data?data=live&period=30d", "/1324admin/analytics.data?data=live&period=1y"];

async function openOffice(url: string) {
  const server = await startServer({ DATABASE_URL: url, SEED: "none" });
  const entered = await fetch(`${server.url}/1324admin`, { method: "POST", body: new URLSearchParams({ intent: "sign-in", ...ADMIN }), redirect: "manual" });
  const cookie = entered.headers.getSetCookie().map((line) => line.split(";")[0]).join("; ");
  return {
    server,
    async read(path: string) {
      const response = await fetch(server.url + path, { headers: { cookie } });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await response.text();
    },
  };
}

function storeRequest(db: Db) {
  return () =>
    db.insert(stay_bookings).values({
      full_name: "Élodie Müller",
      email: "elodie@example.com",
      phone: "+255 777 123 456",
      stay_name: "Stay 17",
      check_in: "2027-08-12",
      check_out: "2027-08-15",
      guests: 2,
      special_requests: "We arrive with the late boat from Mkoani and would like a quiet room with a view of the sea. Can somebody meet us at the harbour?",
    });
}

async function time(work: () => Promise<unknown>): Promise<{ median: number; best: number }> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await work();
    runs.push(performance.now() - start);
  }
  runs.sort((a, b) => a - b);
  return { median: runs[Math.floor(RUNS / 2)]!, best: runs[0]! };
}

export async function measure(): Promise<Measured> {
  const postgres = await startPostgres();
  try {
    return await measureOn(postgres);
  } finally {
    await postgres.stop();
  }
}

async function measureOn(postgres: TestPostgres): Promise<Measured> {
  await onServer(postgres.url, "create database bench");
  const url = postgres.url.replace(/\/postgres$/, "/bench");
  const database = await openDatabase({ url, dataDir: "", log: createLogger("error") });
  await database.migrate("db/migrations");
  const { db } = database;
  await fill(url);

  const all = { search: "", status: null, page: 1 } as const;
  const stays = (more: Partial<Parameters<typeof listStayBookings>[1]>) => () => listStayBookings(db, { ...all, ...more });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const old = { from: daysAgo(1_500), before: daysAgo(1_470) };
  const kinds: [string, () => Promise<unknown>][] = [
    ["first page", stays({})],
    ["oldest first", stays({ isOldestFirst: true })],
    ["page 200", stays({ page: 200 })],
    ["page 20,000, the last", stays({ page: 20_000 })],
    ["one status", stays({ status: "pending" })],
    ["one month, years ago", stays(old)],
    ["one month and status", stays({ ...old, status: "confirmed" })],
    ["search: in every row (example)", stays({ search: "example" })],
    ["search: in a third (honeymoon)", stays({ search: "HONEYMOON" })],
    ["search: in a third, page 150", stays({ search: "HONEYMOON", page: 150 })],
    ["search: in a third, its last page", stays({ search: "HONEYMOON", page: 20_000 })],
    ["search: in a tenth (kitesurfing)", stays({ search: "kitesurfing" })],
    ["search: in a tenth, its last page", stays({ search: "kitesurfing", page: 20_000 })],
    ["search: one in a hundred (birthday)", stays({ search: "birthday" })],
    ["search: one in a hundred, page 150", stays({ search: "birthday", page: 150 })],
    ["search: one in a thousand (wheelchair)", stays({ search: "wheelchair" })],
    ["search: one old row (guest4321@)", stays({ search: "guest4321@" })],
    ["search: none (zzqqx)", stays({ search: "zzqqx" })],
    ["search: two letters in none (qz)", stays({ search: "qz" })],
    ["search: Chinese (王伟 靠海)", stays({ search: "王伟 靠海" })],
    ["search: Arabic (أَحْمَد)", stays({ search: "أَحْمَد" })],
    ["search: Russian (ИВАН)", stays({ search: "ИВАН" })],
    ["search: name of a stay (stay 17)", stays({ search: "stay 17" })],
    ["search and status and month", stays({ ...old, status: "pending", search: "wheelchair" })],
    ["search, page 30 (wheelchair)", stays({ search: "wheelchair", page: 30 })],
    ["experience requests", () => listExperienceInquiries(db, all)],
    ["vehicle requests", () => listTransportationBookings(db, all)],
    ["100 messages", () => listInquiries(db, { search: "", status: null, category: null, shown: 100 })],
    ["messages, search: none", () => listInquiries(db, { search: "zzqqx", status: null, category: null, shown: 100 })],
    ["property inquiries", () => listPropertyInquiries(db, { search: "", page: 1 })],
    ["not done: count(*) of all stay bookings", () => db.execute(sql`select count(*) from stay_bookings`)],
    ["not done: reading every row for a search", () => db.execute(sql`select id from stay_bookings where strpos(search_text, 'zzqqx') > 0 order by created_at desc limit 5`)],
  ];
  const reference = await time(kinds[0]![1]);
  const { rows: sizes } = (await db.execute(
    sql`select pg_size_pretty(pg_table_size('stay_bookings')) as rows, pg_size_pretty(pg_relation_size('stay_bookings_search')) as search, pg_size_pretty(pg_indexes_size('stay_bookings')) as indexes`,
  )) as { rows: Record<string, string>[] };
  const rows: Row[] = [];
  const print = async (name: string, work: () => Promise<unknown>) => {
    const { median, best } = await time(work);
    rows.push({ what: name, ours: `${median.toFixed(1)} ms (best ${best.toFixed(1)})`, reference: `first page ${reference.median.toFixed(1)} ms`, ratio: median / reference.median });
  };
  for (const [name, work] of kinds) await print(name, work);
  const office = await openOffice(url);
  for (const path of SCREENS) await print(`GET ${path}`, () => office.read(path));
  await office.server.stop();
  await print("storing a request", storeRequest(db));
  await db.execute(sql`alter table stay_bookings disable trigger index_for_search`);
  await print("storing a request, were there no staff search", storeRequest(db));
  await db.execute(sql`drop index stay_bookings_search`);
  await print("storing a request, were there no search at all", storeRequest(db));
  await database.close();
  const size = `${ROWS.toLocaleString("en")} bookings of stays: rows ${sizes[0]!.rows}, all indexes ${sizes[0]!.indexes}, of these the search ${sizes[0]!.search}.`;
  return { title: "Customer Management", rows, notes: [`${size} The median of ${RUNS}.`] };
}

if (import.meta.main) console.log(asTable(await measure()));
