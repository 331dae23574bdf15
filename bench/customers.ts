/**
 * How long the lists of Customer Management, and whole screens of the office over HTTP, take on a PostgreSQL server
 * that holds a million bookings of stays and a tenth as many of everything else. Shared cores make single figures
 * doubtful: trust the ratios of one run.
 *   node bench/customers.ts [stay bookings]
 */
import { sql } from "drizzle-orm";
import {
  listExperienceInquiries,
  listStayBookings,
  listTransportationBookings,
} from "#app/features/bookings/queries.server";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { listInquiries, listPropertyInquiries } from "#app/features/inquiries/queries.server";
import { openDatabase, type Db } from "#app/platform/db/db.server";
import { createLogger } from "#app/platform/log.server";
import ensureBuilt from "#tests/support/ensure-built";
import { runStatement, startPostgres, type TestPostgres } from "#tests/support/postgres";
import { asTable, type Measured, type Row } from "./measurement.ts";
import { openOffice } from "./office.ts";
import { fillRequests, placeBookings } from "./requests.ts";

const ROWS = Number(process.argv[2] ?? 1_000_000);
const RUNS = 9;

/**
 * What a browser reads of a screen when somebody goes there, and whenever something comes in: the frame of the office
 * and the page.
 */
const SCREENS = [
  "/1324admin.data",
  "/1324admin/customers.data",
  "/1324admin/customers.data?q=wheelchair",
  "/1324admin/notifications.data",
  "/1324admin/analytics.data?data=live&period=30d",
  "/1324admin/analytics.data?data=live&period=1y",
];

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
      special_requests:
        "We arrive with the late boat from Mkoani and would like a quiet room with a view of the sea. Can somebody meet us at the harbour?",
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
  await ensureBuilt();
  const postgres = await startPostgres();
  try {
    return await measureOn(postgres);
  } finally {
    await postgres.stop();
  }
}

async function measureOn(postgres: TestPostgres): Promise<Measured> {
  await runStatement(postgres.url, "create database bench");
  const url = postgres.url.replace(/\/postgres$/, "/bench");
  const database = await openDatabase({ url, dataDir: "", log: createLogger("error") });
  await database.migrate("db/migrations");
  const { db } = database;
  await fillRequests(url, ROWS);
  await placeBookings(url);
  await runStatement(url, "vacuum analyze");

  const all = { search: "", status: null, page: 1 } as const;
  const stays = (more: Partial<Parameters<typeof listStayBookings>[1]>) => () =>
    listStayBookings(db, { ...all, ...more });
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
    [
      "not done: reading every row for a search",
      () =>
        db.execute(
          sql`select id from stay_bookings where strpos(search_text, 'zzqqx') > 0 order by created_at desc limit 5`,
        ),
    ],
  ];
  const reference = await time(kinds[0]![1]);
  const { rows: sizes } = (await db.execute(
    sql`select pg_size_pretty(pg_table_size('stay_bookings')) as rows, pg_size_pretty(pg_relation_size('stay_bookings_search')) as search, pg_size_pretty(pg_indexes_size('stay_bookings')) as indexes`,
  )) as { rows: Record<string, string>[] };
  const rows: Row[] = [];
  const print = async (name: string, work: () => Promise<unknown>) => {
    const { median, best } = await time(work);
    rows.push({
      what: name,
      ours: `${median.toFixed(1)} ms (best ${best.toFixed(1)})`,
      reference: `first page ${reference.median.toFixed(1)} ms`,
      ratio: median / reference.median,
    });
  };
  for (const [name, work] of kinds) await print(name, work);
  const office = await openOffice({ DATABASE_URL: url, SEED: "none" });
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
