/**
 * What the hourly look at alerts costs: 100,000 mailboxes beside 10,000, whose hour has come, against 200 properties that
 * were published since; then once more with nothing due. One PostgreSQL, a catalogue of 10,000 properties.
 *   node bench/alerts.ts [most alerts]
 */
import { sql } from "drizzle-orm";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sendAlerts } from "#app/features/alerts/mailing/mutations.server";
import { openDatabase, type Database } from "#app/platform/db/db.server";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";
import { createLogger } from "#app/platform/log.server";
import { runStatement, startPostgres } from "#tests/support/postgres";
import { fillTable, openBulk, type Fill } from "./bulk-insert.ts";
import { fillCatalogue } from "./growth/fill.ts";
import { BULK_LOAD_SETTINGS, migrateDatabase } from "./growth/sites.ts";
import { asTable, type Measured } from "./measurement.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const [MOST_ALERTS = 100_000] = import.meta.main ? process.argv.slice(2).map(Number) : [];
const SIZES = [MOST_ALERTS / 10, MOST_ALERTS];
const PROPERTIES = 10_000;
const NEW_PROPERTIES = 200;
const MOST_SECONDS = 120;
const MEMORY_EVERY_MS = 500;
/** However many there are: what one batch needs. */
const MOST_MEMORY_MB = 20;
const READ_TABLES = ["subscribers", "alerts", "watched_properties", "told_properties"];

const subscriberId = (n: string) => `('00000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const FILLS: Fill[] = [
  {
    table: "subscribers",
    insert: `insert into subscribers (id, email, language, next_at)
      select ${subscriberId("n")}, 'guest' || n || '@example.com', (array['en', 'de', 'ar', 'sw'])[1 + n % 4], now() - interval '1 minute' from generate_series($from, $to) n`,
  },
  {
    // A place, a kind, a price, a size or a word, as visitors filter the list: some find many, some nothing.
    table: "alerts",
    insert: `insert into alerts (subscriber_id, state, confirmed_at, criteria, criteria_key, told_until)
      select ${subscriberId("n")}, 'on', now(), jsonb_build_object('listing', case when n % 4 = 0 then 'rent' else 'sale' end,
          'type', (array['house', 'villa', 'land', null, null])[1 + n % 5], 'min', null, 'max', case when n % 3 = 0 then 100000 * (1 + n % 1000) end, 'bedrooms', case when n % 7 = 0 then 3 end,
          'place', (array['Wete', 'Konde', null, null])[1 + n / 5 % 4], 'search', case when n % 11 = 0 then 'mangrove' end, 'minLand', null, 'maxLand', null),
        encode(sha256(n::text::bytea), 'hex'), now() - interval '1 day' from generate_series($from, $to) n`,
  },
];

async function fill(url: string, alerts: number): Promise<void> {
  await migrateDatabase(url);
  await fillCatalogue(url, PROPERTIES);
  const client = await openBulk(url);
  await client.query("update properties set first_published_at = created_at - interval '1 year' where published");
  await client.query(
    `update properties set first_published_at = now() - interval '1 hour' where id in (select id from properties where published order by md5(slug) limit ${NEW_PROPERTIES})`,
  );
  for (const one of FILLS) await fillTable(client, one, alerts);
  await client.end();
  await runStatement(url, "vacuum analyze");
}

interface Look {
  seconds: number;
  /** What was in use after a collection, above that before, at most. */
  memory: number;
  queued: number;
}

const env = { RATE_LIMIT: false, SMTP_URL: "smtp://127.0.0.1:9", PUBLIC_URL: "https://pemba.example" };

/** In megabytes. What the process holds besides is what the collector has not taken back yet, however little is in use. */
function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

async function look({ db }: Database): Promise<Look> {
  const before = memoryInUse();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryInUse());
  }, MEMORY_EVERY_MS);
  const begun = performance.now();
  const queued = await sendAlerts({ db, env, settings: { value: { alert_hour: 8 } } });
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(watch);
  return { seconds, memory: most - before, queued };
}

/** How many rows were read from first to last, in tables that grow with the mailboxes. */
async function rowsReadThrough({ db }: Database): Promise<number> {
  // What this connection has done is counted when it is idle.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`select coalesce(sum(seq_tup_read), 0)::int as n from pg_stat_user_tables where relname in (${sql.join(
      READ_TABLES.map((name) => sql`${name}`),
      sql`, `,
    )})`,
  );
  return oneRow(rows).n;
}

export async function measure(): Promise<Measured> {
  const postgres = await startPostgres(BULK_LOAD_SETTINGS);
  try {
    const looks: Look[] = [];
    let readThrough = 0;
    let idle: Look | undefined;
    for (const alerts of SIZES) {
      await runStatement(postgres.url, `create database alerts_${alerts}`);
      const url = postgres.url.replace(/\/postgres$/, `/alerts_${alerts}`);
      await fill(url, alerts);
      const database = await openDatabase({ url, dataDir: "", log: createLogger("error") });
      looks.push(await look(database));
      // As the server does by itself after so many changes, were it not switched off here.
      await runStatement(url, "analyze");
      const before = await rowsReadThrough(database);
      idle = await look(database);
      readThrough = (await rowsReadThrough(database)) - before;
      await database.close();
    }
    const [few, many] = looks as [Look, Look];
    const told = `${many.queued.toLocaleString("en")} messages`;
    return {
      title: "Alerts: many mailboxes against new properties",
      rows: [
        {
          what: `${MOST_ALERTS.toLocaleString("en")} alerts against ${NEW_PROPERTIES} new properties`,
          ours: `${many.seconds.toFixed(1)} s, ${told}`,
          reference: `${few.seconds.toFixed(1)} s for a tenth`,
          ratio: many.seconds / few.seconds,
          aim: `<= ${MOST_SECONDS} s`,
          met: many.seconds <= MOST_SECONDS,
        },
        {
          what: "memory in use above that before, at most",
          ours: `${many.memory.toFixed(0)} MB`,
          reference: `${few.memory.toFixed(0)} MB for a tenth`,
          ratio: many.memory / few.memory,
          aim: `<= ${MOST_MEMORY_MB} MB`,
          met: many.memory <= MOST_MEMORY_MB,
        },
        {
          what: "the same hour once more, nothing due",
          ours: `${((idle?.seconds ?? 0) * 1000).toFixed(1)} ms, ${readThrough} rows read from first to last`,
          aim: "by index",
          met: readThrough === 0 && idle?.queued === 0,
        },
      ],
      notes: [
        `${PROPERTIES.toLocaleString("en")} properties; each mailbox has one alert, by listing, kind, price, place, bedrooms or a word.`,
      ],
    };
  } finally {
    await postgres.stop();
  }
}

if (import.meta.main) console.log(asTable(await measure()));
