/**
 * How long the ledger's migration takes on a site with many bookings, statement by statement, and how long a reader
 * waits meanwhile.
 *   node bench/migration.ts [bookings of stays]
 */
import { setTimeout as wait } from "node:timers/promises";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "#app/platform/db/db.server";
import { applyMigrations, readMigrations, type Migration } from "#app/platform/db/migrations.server";
import { createLogger } from "#app/platform/log.server";
import { runStatement, startPostgres } from "#tests/support/postgres";
import { asTable, type Measured } from "./measurement.ts";
import { fillRequests } from "./requests.ts";

const ROWS = Number((import.meta.main && process.argv[2]) || 1_000_000);
const AIM_SECONDS = 180;
const AIM_READ_MS = 2000;
const READ_EVERY_MS = 20;
/** Shorter statements are not printed. */
const SHOWN_SECONDS = 0.5;

const migrations = readMigrations(join(import.meta.dirname, "../db/migrations"));
const LEDGER = migrations.findIndex(({ name }) => name.endsWith("_bookings_ledger"));
const [ledger, backfill, rules] = migrations.slice(LEDGER) as [Migration, Migration, Migration];

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // What failed is told by the statement; the server ends its connections after it.
  client.on("error", () => {});
  await client.connect();
  return client;
}

interface Timed {
  statement: string;
  seconds: number;
}

async function runOne(client: pg.Client, statement: string): Promise<Timed> {
  const begun = performance.now();
  const isRepeated = statement.trimStart().startsWith("-- repeat");
  for (;;) {
    const { rows } = await client.query<{ looked_at?: number }>(statement);
    if (!isRepeated || !rows[0]?.looked_at) break;
  }
  return { statement, seconds: (performance.now() - begun) / 1000 };
}

/** As applyMigrationsInSteps does it: the middle one by statement, the others all or none. */
async function migrate(client: pg.Client): Promise<Timed[]> {
  const times: Timed[] = [];
  for (const [migration, isWhole] of [
    [ledger, true],
    [backfill, false],
    [rules, true],
  ] as const) {
    if (isWhole) await client.query("begin");
    for (const statement of migration.statements) times.push(await runOne(client, statement));
    if (isWhole) await client.query("commit");
  }
  return times;
}

/** Reads one booking of each kind again and again; gives the longest wait once it is told to stop. */
function watchReads(client: pg.Client, stop: AbortSignal): Promise<number> {
  return (async () => {
    let longest = 0;
    while (!stop.aborted) {
      for (const table of ["stay_bookings", "transportation_bookings", "experience_inquiries"]) {
        const begun = performance.now();
        await client.query(`select 1 from ${table} where id = '00000000-0000-0000-0000-000000000000'`);
        longest = Math.max(longest, performance.now() - begun);
      }
      await wait(READ_EVERY_MS);
    }
    return longest;
  })();
}

export async function measure(): Promise<Measured> {
  const postgres = await startPostgres({ fsync: "on", max_wal_size: "4GB", shared_buffers: "512MB" });
  try {
    await runStatement(postgres.url, "create database migrated");
    const url = postgres.url.replace(/\/postgres$/, "/migrated");
    const client = await connect(url);
    const database = await openDatabase({ url, dataDir: "", log: createLogger("silent") });
    await database.withoutQueryTimeout((db) => applyMigrations(db, migrations.slice(0, LEDGER)));
    await database.close();
    // Rows are filled in as today's tables have them: stays have no rating of their own any more.
    await client.query("alter table stays alter column rating drop not null");
    await fillRequests(url, ROWS);
    await client.query("vacuum analyze");
    const reader = await connect(url);
    const done = new AbortController();
    const reads = watchReads(reader, done.signal);
    const begun = performance.now();
    const times = await migrate(client);
    const seconds = (performance.now() - begun) / 1000;
    done.abort();
    const longestRead = await reads;
    await reader.end();
    await client.end();
    const slow = times.filter((each) => each.seconds >= SHOWN_SECONDS).toSorted((a, b) => b.seconds - a.seconds);
    return {
      title: "Migration of bookings to the ledger",
      rows: [
        {
          what: `${ROWS.toLocaleString("en")} bookings of stays and a fifth as many others`,
          ours: `${seconds.toFixed(1)} s`,
          aim: `${AIM_SECONDS} s`,
          met: seconds <= AIM_SECONDS,
        },
        {
          what: "longest wait of a reader",
          ours: `${longestRead.toFixed(0)} ms`,
          aim: `${AIM_READ_MS} ms`,
          met: longestRead <= AIM_READ_MS,
        },
        ...slow.map((each) => ({
          what: each.statement.replaceAll(/\s+/g, " ").trim().slice(0, 90).replaceAll("|", "/"),
          ours: `${each.seconds.toFixed(1)} s`,
        })),
      ],
    };
  } finally {
    await postgres.stop();
  }
}

if (import.meta.main) console.log(asTable(await measure()));
