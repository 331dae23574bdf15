/**
 * What calendars, the day sheet, the booking screen, lists and feeds cost with many bookings: 100 stays with 1,000
 * bookings beside 100,000 stays (150,000 units) with 1,000,000, half of all nights of the coming year taken, and once
 * nearly all, on one PostgreSQL. Each has a house of 60 units besides, and a day with 300 movements. Each page is made anew for each
 * request and asked of both in turn.
 *   node bench/bookings.ts [most stays] [most bookings]
 */
import { sql } from "drizzle-orm";
import { inLedger, lockListing } from "#app/features/availability/ledger/mutations.server";
import { listUnitDays } from "#app/features/availability/ledger/queries.server";
import { islandToday } from "#app/features/availability/rules";
import { holdForRequest } from "#app/features/bookings/holds/mutations.server";
import { moveBooking } from "#app/features/bookings/moves/mutations.server";
import { STAYS } from "#app/features/bookings/placement/mutations.server";
import { setStayBookingStatus } from "#app/features/bookings/status/mutations.server";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { addDays } from "#app/platform/dates/dates";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";
import ensureBuilt from "#tests/support/ensure-built";
import { runStatement, startPostgres } from "#tests/support/postgres";
import { staff } from "#tests/support/staff";
import { LOG_SETTINGS } from "#tests/support/statement-log";
import { BUSY_DAY, FEED_TOKENS, fillEndedHolds, fillLedger, HOTEL, type LedgerSize } from "./growth/ledger.ts";
import { explainPages, measurePages, ms, rowsFor, type Page } from "./growth/page-aims.ts";
import {
  BULK_LOAD_SETTINGS,
  closeSite,
  measureAlternating,
  migrateDatabase,
  openSite,
  type Site,
} from "./growth/sites.ts";
import { asTable, memoryOf, type Measured, type Row } from "./measurement.ts";

const [MOST_STAYS = 100_000, MOST_BOOKINGS = 1_000_000] = import.meta.main ? process.argv.slice(2).map(Number) : [];
const SMALL: LedgerSize = { stays: 100, bookings: 1_000, taken: 0.5 };
const LARGE: LedgerSize = { stays: MOST_STAYS, bookings: MOST_BOOKINGS, taken: 0.5 };
/** Nearly everything is taken: a page of what is free is looked for long. */
const CROWDED: LedgerSize = { ...LARGE, taken: 0.95 };
const RUNS = 25;
const AIM = 1.5;
const AIM_CROWDED = 4;
const ENDED_HOLDS = Math.min(100_000, MOST_BOOKINGS);
/** What grows here: vehicles and their bookings are few. */
const GROWING = ["stays", "units", "occupancies", "stay_bookings", "cases", "search_entries"];

const today = islandToday();
const busyDay = addDays(today, BUSY_DAY);

async function aBooking({ database }: Site): Promise<string> {
  const rows = await rowsOf<{ id: string }>(
    database.db,
    sql`select b.id from stay_bookings b join stays s on s.id = b.stay_id where s.slug = 'lodge-77' and b.status = 'confirmed' order by b.check_in limit 1`,
  );
  return `/1324admin/bookings/stay/${oneRow(rows).id}`;
}

/** Days that the year of every size covers. */
const searchedDays = `from=${addDays(today, 40)}&to=${addDays(today, 44)}&guests=2`;

const PAGES: [string, Page][] = [
  [
    "office calendar, 60 units by 31 days",
    {
      path: () => `/1324admin/calendar?from=${addDays(today, 20)}`,
      aims: { processor: 60, clock: 150, ratio: AIM, queries: 1 },
      route: "features/bookings/admin/timeline/timeline.route",
    },
  ],
  [
    "office calendar, page 2",
    { path: () => `/1324admin/calendar?from=${addDays(today, 20)}&page=2`, aims: { clock: 150, ratio: AIM } },
  ],
  [
    "office calendar, a name that is not there",
    { path: () => `/1324admin/calendar.data?from=${addDays(today, 20)}&q=zzqqx`, aims: { clock: 150 } },
  ],
  [
    "day sheet, 300 movements",
    { path: () => `/1324admin/day/${busyDay}`, aims: { clock: 150, ratio: AIM, queries: 3 } },
  ],
  ["day sheet of today", { path: () => `/1324admin/day/${today}`, aims: { clock: 150 } }],
  ["booking screen", { path: aBooking, aims: { ratio: AIM } }],
  ["list of bookings in Customers", { path: () => "/1324admin/customers.data", aims: { ratio: AIM } }],
  ["dashboard with its counts", { path: () => "/1324admin.data", aims: { ratio: AIM } }],
  ["a stay with 1 unit, its calendar", { path: () => "/stays/lodge-77", aims: { ratio: AIM } }],
  ["a stay with 60 units, its calendar", { path: () => `/stays/${HOTEL.slug}`, aims: { ratio: AIM } }],
  ["list of stays without days", { path: () => "/stays", aims: { ratio: AIM } }],
  ["list of stays free on given days", { path: () => `/stays?${searchedDays}`, aims: { ratio: AIM } }],
  [".ics of a unit", { path: () => `/calendar/${FEED_TOKENS.unit}.ics`, aims: { ratio: AIM, queries: 1 } }],
  [".ics of a stay with 60 units", { path: () => `/calendar/${FEED_TOKENS.hotel}.ics`, aims: { ratio: AIM } }],
];

/** Beside the small site, where half of the nights are free. */
async function measureCrowded(small: Site, crowded: Site): Promise<Row[]> {
  const costs = await measureAlternating([small, crowded], ({ office }) => office.read(`/stays?${searchedDays}`), RUNS);
  return rowsFor("GET list of stays free on given days, 95 % of nights taken", costs, { ratio: AIM_CROWDED });
}

/** A request that holds its days, confirmed, moved, and cancelled: days that nobody else has asked for. */
async function takeDays({ database: { db } }: Site): Promise<void> {
  const stay = oneRow(
    await rowsOf<{ id: string; name: string }>(db, sql`select id, name from stays where slug = 'lodge-78'`),
  );
  const span = (from: number) => ({ from: addDays(today, from), to: addDays(today, from + 3) });
  const { from: check_in, to: check_out } = span(500);
  const guest = { full_name: "Élodie Müller", email: `guest${Math.random()}@example.com`, phone: "+255 777 123 456" };
  const row = oneRow(
    await db
      .insert(stay_bookings)
      .values({ ...guest, stay_id: stay.id, stay_name: stay.name, check_in, check_out, guests: 2 })
      .returning(),
  );
  const held = await inLedger(db, async (tx) => {
    await lockListing(tx, { kind: "stay", id: stay.id });
    return holdForRequest(tx, STAYS, row, row.id);
  });
  const confirmed = await setStayBookingStatus(db, staff, row.id, "confirmed");
  const moved = await moveBooking(db, staff, STAYS, { id: row.id, span: span(510) });
  const cancelled = await setStayBookingStatus(db, staff, row.id, "cancelled");
  if (!("state" in held) || held.state !== "held" || !confirmed.ok || !moved.ok || !cancelled.ok)
    throw new Error(`days could not be taken: ${JSON.stringify([held, confirmed, moved, cancelled])}`);
}
const STEPS_OF_TAKING = 4;
const AIM_TAKING_MS = 20;

async function measureTaking(sites: readonly Site[]): Promise<Row[]> {
  const costs = (await measureAlternating(sites, takeDays, RUNS)).map(({ processor, clock }) => ({
    processor: processor / STEPS_OF_TAKING,
    clock: clock / STEPS_OF_TAKING,
  }));
  return rowsFor("taking days: one of request, confirm, move, cancel; in the database", costs, {
    ratio: AIM,
    processor: AIM_TAKING_MS,
  });
}

async function readHotelDays({ database: { db } }: Site): Promise<void> {
  const { id } = oneRow(await rowsOf<{ id: string }>(db, sql`select id from stays where slug = ${HOTEL.slug}`));
  await listUnitDays(db, { kind: "stay", id }, { first: today, end: addDays(today, 62) });
}

/** The same read before and after holds that ended are left lying in the ledger. */
async function measureEndedHolds(large: Site): Promise<Row[]> {
  const before = await measureAlternating([large], readHotelDays, RUNS);
  await fillEndedHolds(large.url, ENDED_HOLDS);
  const after = await measureAlternating([large], readHotelDays, RUNS);
  const [was, is] = [before[0]?.processor ?? 0, after[0]?.processor ?? 0];
  const ratio = is / was;
  return [
    {
      what: `days of 60 units, two months, with ${ENDED_HOLDS.toLocaleString("en")} ended holds in the ledger`,
      ours: ms(is),
      reference: `${ms(was)} without them`,
      ratio,
      aim: "<= 1.2x",
      met: ratio <= 1.2,
    },
  ];
}

const AIM_EXPORT_MB = 100;

/** All bookings as a file, read as fast as it comes: how much memory the server takes for it at most. */
async function measureExport({ office: { server, cookie } }: Site): Promise<Row[]> {
  const pid = server.process.pid ?? 0;
  const before = memoryOf(pid);
  let most = before;
  const begun = performance.now();
  const response = await fetch(`${server.url}/1324admin/bookings/export.csv`, { headers: { cookie } });
  if (!response.ok || !response.body) throw new Error(`the export answered ${response.status}`);
  let [bytes, lines] = [0, 0];
  for await (const chunk of response.body) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines++;
    most = Math.max(most, memoryOf(pid));
  }
  const seconds = (performance.now() - begun) / 1000;
  const grown = most - before;
  console.log(
    `${new Date().toISOString()} export: ${lines} lines, ${grown.toFixed(0)} MB more, ${seconds.toFixed(1)} s`,
  );
  return [
    {
      what: `CSV of all bookings, ${lines.toLocaleString("en")} lines: memory of the server at most`,
      ours: `${grown.toFixed(0)} MB more`,
      reference: `${(bytes / 1024 / 1024).toFixed(0)} MB of file in ${seconds.toFixed(1)} s`,
      aim: `<= ${AIM_EXPORT_MB} MB more`,
      met: grown <= AIM_EXPORT_MB,
    },
  ];
}

const nameOf = ({ bookings, taken }: LedgerSize) => `bookings_${bookings}_${taken * 100}`;
const addressOf = (server: string, size: LedgerSize) => server.replace(/\/postgres$/, `/${nameOf(size)}`);

async function fill(server: string, size: LedgerSize): Promise<void> {
  const url = addressOf(server, size);
  await runStatement(server, `create database ${nameOf(size)}`);
  await migrateDatabase(url);
  await fillLedger(url, size);
  await runStatement(url, "vacuum analyze");
}

async function measureOn(server: string): Promise<Row[]> {
  const sites: Site[] = [];
  try {
    for (const size of [SMALL, LARGE, CROWDED]) sites.push(await openSite(addressOf(server, size)));
    const [small, large, crowded] = sites;
    if (!small || !large || !crowded) throw new Error("three sites are needed");
    return [
      ...(await measurePages([small, large], PAGES, RUNS)),
      ...(await measureCrowded(small, crowded)),
      ...(await measureExport(large)),
      ...(await explainPages(large, PAGES, GROWING)),
      ...(await measureTaking([small, large])),
      ...(await measureEndedHolds(large)),
    ];
  } finally {
    await Promise.all(sites.map(closeSite));
  }
}

export async function measure(): Promise<Measured> {
  await ensureBuilt();
  const postgres = await startPostgres({ ...LOG_SETTINGS, ...BULK_LOAD_SETTINGS });
  try {
    for (const size of [SMALL, LARGE, CROWDED]) await fill(postgres.url, size);
    return {
      title: "Bookings: calendars, day sheet, screens and feeds",
      rows: await measureOn(postgres.url),
      notes: [
        `${LARGE.stays.toLocaleString("en")} stays (${Math.floor(LARGE.stays * 1.5).toLocaleString("en")} units) with ${LARGE.bookings.toLocaleString("en")} bookings beside 100 with 1,000, half of all nights of the coming year taken (where it says so 95 %); each has a house of 60 units besides, whose 5,925 bookings change every four days.`,
        `Processor time of server and database, medians of ${RUNS}, the sites in turn; every page is made anew for each request.`,
      ],
    };
  } finally {
    await postgres.stop();
  }
}

if (import.meta.main) console.log(asTable(await measure()));
