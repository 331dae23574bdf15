/**
 * How long staff search takes over 100,000 rows, on both databases, beside what else could have been done: reading
 * every row with LIKE, and a text search for the beginnings of words. Shared cores make single figures doubtful: trust
 * the ratios of one run.
 *   node bench/search.ts [rows]
 */
import { sql, type SQL } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { searchEverything } from "#app/features/search/queries.server";
import { likePattern } from "#app/features/search/rules";
import { openDatabase, type Db } from "#app/platform/db/db.server";
import { createLogger } from "#app/platform/log.server";
import { runStatement, startPostgres } from "#tests/support/postgres";
import { asTable, type Measured, type Row } from "./measurement.ts";

const ROWS = Number(process.argv[2] ?? 100_000);
const RUNS = 7;
/** The server gives up on a statement after ten seconds. */
const BATCH = 2_000;
const TEXTS = [
  "a",
  "ju",
  "jurgen",
  "gmail",
  "2026",
  "wete",
  "zzzzqq",
  "潜水",
  "王",
  "هاشمي",
  "закат",
  "amina khamis",
  "vumawimbi juma 2026",
  "255700037",
];

/**
 * Names, addresses and wishes in several scripts, spread over the kinds as in a busy year. Written straight into the
 * index.
 */
const fill = (from: number, to: number) => sql`
  insert into search_entries (kind, item_id, title, detail, aliases, sorted_at)
  select (array['experience_inquiries', 'stay_bookings', 'transportation_bookings', 'inquiries', 'property_inquiries', 'properties', 'stays', 'experience_inquiries', 'stay_bookings', 'blog'])[1 + n % 10], 'item ' || n,
    (array['Amina', 'Jürgen', 'Zoë', 'Juma', 'Ольга', 'Фёдор', 'أحمد', '王小明', 'María', 'François', 'Salma', 'Peter', 'Anna', 'Giulia', 'Hassan', 'Mwanaidi', 'Lukas', 'Ahmed', 'Chen', 'Élodie'])[1 + n * 7 % 20] || ' ' ||
    (array['Khamis', 'Müller', 'Петрова', 'الهاشمي', 'Rossi', 'García', 'Dupont', 'Smith', 'Ali', 'Mbarouk', '李', 'Schmidt', 'Ferrari', 'Iversen', 'Omar', 'Bakari', 'Novák', 'Jones', 'Weber', 'Moreau'])[1 + (n / 20 * 13 + n / 400) % 20],
    (array['Makuti House, Vumawimbi', 'Dhow sail into the last light', 'Wete Terraces', 'Lime-washed house above Wete harbour', 'Snorkelling at Misali', 'Carved doors of Chake Chake', '潜水之旅 彭巴岛', 'رحلة إلى جزيرة ميسالي', 'Лодка на закате', 'Toyota RAV4 with driver'])[1 + n * 31 / 7 % 10] || ', ' || (1 + n % 28) || ' Aug 2026',
    substr(md5((n * 3)::text), 1, 8) || '@' || (array['gmail.com', 'example.com', 'mail.ru', 'web.de', 'hotmail.fr'])[1 + n % 5] || E'\n+' || (255700000000 + n * 37::bigint) || E'\n' ||
      repeat('We arrive with the evening boat and would like a quiet room. ', n % 4),
    now() - n * interval '1 minute'
  from generate_series(${sql.raw(`${from}, ${to}`)}) n`;

async function time(work: () => Promise<unknown>): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await work();
    runs.push(performance.now() - start);
  }
  return Math.min(...runs);
}

/** The six best of each kind among the rows a condition holds for. */
function bestOf(condition: SQL): SQL {
  return sql`select kind, item_id, title, detail from (select *, row_number() over (partition by kind order by sorted_at desc) as place from search_entries where ${condition}) as found where place <= 6`;
}

/** An index over all rows takes longer than the server gives a statement of a page: it is made `patiently`. */
async function measureOn(
  name: string,
  db: Db,
  withoutQueryTimeout: (statement: string) => Promise<unknown>,
): Promise<Row[]> {
  // The index is made at the end, as a dump is restored: row by row it takes minutes.
  await db.execute(sql`drop index search_entries_grams`);
  await db.execute(
    sql`alter table search_entries add column words tsvector generated always as (to_tsvector('simple', folded)) stored`,
  );
  for (let from = 1; from <= ROWS; from += BATCH) await db.execute(fill(from, Math.min(from + BATCH - 1, ROWS)));
  await withoutQueryTimeout(
    "create index search_entries_grams on search_entries using gin (grams) with (fastupdate = false)",
  );
  await withoutQueryTimeout("create index on search_entries using gin (words)");
  await withoutQueryTimeout("vacuum analyze search_entries");
  const rows: Row[] = [];
  for (const text of TEXTS) {
    const words = text.split(" ");
    const ours = await time(() => searchEverything(db, text, 5));
    const like = await time(() =>
      db.execute(
        bestOf(
          sql.join(
            words.map((word) => sql`folded like ${likePattern(word)}`),
            sql` and `,
          ),
        ),
      ),
    );
    const prefix = await time(() =>
      db.execute(bestOf(sql`words @@ ${words.map((word) => `'${word}':*`).join(" & ")}::tsquery`)),
    );
    rows.push({
      what: `${name}: ${text}`,
      ours: `${ours.toFixed(1)} ms`,
      reference: `every row with LIKE ${like.toFixed(1)} ms, beginnings of words ${prefix.toFixed(1)} ms`,
      ratio: ours / Math.min(like, prefix),
    });
  }
  return rows;
}

const MIGRATIONS = join(import.meta.dirname, "../db/migrations");

export async function measure(): Promise<Measured> {
  const log = createLogger("silent");
  const folder = mkdtempSync(join(tmpdir(), "pemba-bench-"));
  const embedded = await openDatabase({ dataDir: folder, log });
  await embedded.migrate(MIGRATIONS);
  const rows = await measureOn("PGlite", embedded.db, (statement) => embedded.db.execute(sql.raw(statement)));
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });

  const postgres = await startPostgres();
  try {
    await runStatement(postgres.url, "create database bench");
    const url = postgres.url.replace(/\/postgres$/, "/bench");
    const server = await openDatabase({ url, dataDir: "", log });
    await server.migrate(MIGRATIONS);
    rows.push(...(await measureOn("PostgreSQL", server.db, (statement) => runStatement(url, statement))));
    await server.close();
  } finally {
    await postgres.stop();
  }
  return {
    title: "Staff search",
    rows,
    notes: [
      `${ROWS.toLocaleString("en")} rows, the best of ${RUNS} runs; the ratio is to the faster of the two other ways.`,
    ],
  };
}

if (import.meta.main) console.log(asTable(await measure()));
