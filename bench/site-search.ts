/**
 * Processor time of visitors' search over 100,000 entries on both databases: suggestions and results (PL-183), words
 * that are mended (PL-184), hostile queries (PL-191), what storing an item costs more, and whether publishing 1,000 at
 * once keeps readers waiting (PL-185).
 *   node bench/site-search.ts [entries]
 */
import { sql } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { nearestWord } from "#app/features/finding/mending";
import { fillSiteSearch } from "#app/features/finding/mutations.server";
import { cutQuery } from "#app/features/finding/rules";
import { searchSite } from "#app/features/finding/search.server";
import { openDatabase, type Db } from "#app/platform/db/db.server";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { createLogger } from "#app/platform/log.server";
import { runStatement, startPostgres } from "#tests/support/postgres";
import { asTable, type Measured, type Row } from "./measurement.ts";
import { processorTime } from "./processor-time.ts";

const ENTRIES = Number(process.argv[2] ?? 100_000);
const ITEMS = Math.ceil(ENTRIES / LANGUAGES.length);
const RUNS = 20;
const SAVED = 50;
const PUBLISHED = 1_000;
const VOCABULARY = 20_000;
const MOST_MS = { search: 50, mending: 15, hostile: 200, saving: 3 };
const MOST_VOCABULARY_MB = 8;

const SEARCHES: [what: string, language: Language, typed: string][] = [
  ["frequent", "en", "villa"],
  ["rare", "en", "number 4711"],
  ["absent", "en", "zzzzqq"],
  ["Chinese", "zh", "浮潜"],
  ["Arabic", "ar", "القرنفل"],
  ["three words", "en", "villa quiet harbour"],
  ["mended", "en", "habrour"],
];
const HOSTILE: [what: string, typed: string][] = [
  ["one letter a hundred times", "a".repeat(100)],
  ["8 words of 40", Array.from({ length: 8 }, (_, n) => String.fromCodePoint(97 + n).repeat(40)).join(" ")],
  ["two letters", "vi"],
  ["every word, all of its groups", "villa with quiet garden near the harbour of wete"],
  ["a word in everything and one in nothing", "villa zzzzqq"],
  ["one sign", "的"],
];

/**
 * Properties in nine languages, with words that are in all of them, in some, and in few: 20,000 of these, without digits,
 * since only such words are mended.
 */
const items = (from: number, to: number, isPublished = true) =>
  sql.raw(`insert into properties (slug, title, description, type, location, price, published, title_zh, description_zh, title_ar, description_ar, ${["fr", "es", "it", "de", "ru", "sw"].map((language) => `title_${language}, description_${language}`).join(", ")})
  select 'p' || n, 'Villa number ' || n || ' near ' || place, 'A quiet villa with a garden near the harbour of ' || place || '. ' || words, 'villa', place, n, ${isPublished},
    '第' || n || '号别墅', '靠近港口的安静别墅，可以浮潜。' || n, 'فيلا رقم ' || n, 'فيلا هادئة بين أشجار القرنفل قرب الميناء ' || n,
    ${["fr", "es", "it", "de", "ru", "sw"].map((language) => `'Villa ${language} ' || n, '${language} quiet garden ' || place || ' ' || words`).join(", ")}
  from (select n, (array['Wete', 'Konde', 'Mkoani', 'Wesha', 'Fundo'])[1 + n % 5] as place,
    (select string_agg(substr(translate(md5(((n * 7 + w * 1613) % ${VOCABULARY})::text), '0123456789', 'ghijklmnop'), 1, 7), ' ') from generate_series(1, 12) w) as words
    from generate_series(${from}, ${to}) n) as made`);

interface Site {
  name: string;
  db: Db;
  /** Milliseconds of the processor so far, of everything that works on a query. */
  used: () => number;
}

const ownTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function costOf({ used }: Site, runs: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const before = used();
  for (let run = 0; run < runs; run++) await work();
  return (used() - before) / runs;
}

/** Said at once too: all of it takes a while. */
function rowOf(what: string, ms: number, most: number): Row {
  console.log(`${new Date().toISOString()} ${what}: ${ms.toFixed(1)} ms`);
  return { what, ours: `${ms.toFixed(1)} ms`, aim: `at most ${most} ms`, met: ms <= most };
}

async function measureOn(site: Site): Promise<Row[]> {
  const { db, name } = site;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(items(1, ITEMS));
  });
  const start = site.used();
  await fillSiteSearch(db, new AbortController().signal);
  const filled = site.used() - start;
  await db.execute(sql`vacuum analyze site_search_entries`);
  await db.execute(sql`vacuum analyze site_search_words`);
  const rows: Row[] = [{ what: `${name}: filling in, an item`, ours: `${(filled / ITEMS).toFixed(1)} ms` }];
  for (const [what, language, typed] of SEARCHES) {
    const results = await costOf(site, RUNS, () => searchSite(db, { typed, language }));
    const suggestions = await costOf(site, RUNS, () => searchSite(db, { typed, language, size: 8, isExact: true }));
    rows.push(rowOf(`${name}: results, ${what}${idsOf(what)}`, results, MOST_MS.search));
    rows.push(rowOf(`${name}: suggestions, ${what} (PL-183)`, suggestions, MOST_MS.search));
  }
  for (const [what, typed] of HOSTILE) {
    const language = what === "one sign" ? "zh" : "en";
    const cost = await costOf(site, RUNS, () => searchSite(db, { typed: cutQuery(typed), language }));
    rows.push(rowOf(`${name}: hostile, ${what} (PL-191)`, cost, MOST_MS.hostile));
  }
  rows.push(...(await savingRows(site)), await publishingRow(site));
  return rows;
}

/** Mending is a part of the search for what was mistyped. */
const idsOf = (what: string) => (what === "mended" ? " (PL-183, PL-184)" : " (PL-183)");

/** What the entries cost whoever stores an item: the same is done without the trigger that writes them. */
async function savingRows(site: Site): Promise<Row[]> {
  const { db, name } = site;
  let next = 0;
  const change = async () => {
    for (let n = 0; n < SAVED; n++)
      await db.execute(
        sql`update properties set title = title || ' x', title_fr = title_fr || ' x' where slug = ${`p${n + 1}`}`,
      );
  };
  const add = async () => {
    for (let n = 0; n < SAVED; n++) {
      const made = 10_000_000 + next++;
      await db.execute(items(made, made));
    }
  };
  const rows: Row[] = [];
  for (const [what, work] of [
    ["changing", change],
    ["adding", add],
  ] as const) {
    const withEntries = (await costOf(site, 3, work)) / SAVED;
    await db.execute(sql`alter table properties disable trigger put_site_search`);
    const without = (await costOf(site, 3, work)) / SAVED;
    await db.execute(sql`alter table properties enable trigger put_site_search`);
    rows.push({
      ...rowOf(`${name}: ${what} an item, more than without entries (PL-185)`, withEntries - without, MOST_MS.saving),
      reference: `${without.toFixed(1)} ms without`,
    });
  }
  return rows;
}

/** Visitors search all the while 1,000 properties are published in one statement. By the clock: it is waiting that counts. */
async function publishingRow({ name, db }: Site): Promise<Row> {
  const first = 20_000_000;
  await db.execute(items(first, first + PUBLISHED - 1, false));
  const waits: number[] = [];
  const publishing = { isDone: false };
  const read = async () => {
    while (!publishing.isDone) {
      const begun = performance.now();
      await searchSite(db, { typed: "number 4711", language: "en", isExact: true });
      waits.push(performance.now() - begun);
    }
  };
  const begun = performance.now();
  const readers = read();
  await db.execute(
    sql`update properties set published = true where slug like 'p2%' and not published and price >= ${first}`,
  );
  const took = performance.now() - begun;
  publishing.isDone = true;
  await readers;
  const longest = Math.max(...waits);
  return {
    what: `${name}: publishing ${PUBLISHED.toLocaleString("en")} at once, the longest search meanwhile (PL-185)`,
    ours: `${longest.toFixed(0)} ms by the clock, ${waits.length} searches`,
    reference: `${took.toFixed(0)} ms to publish them`,
    aim: "none waits for the end of it",
    met: waits.length > 1 && longest < took / 2,
  };
}

/** A vocabulary, a word a line, as one language has it. */
function vocabularyOf(alphabet: string): string {
  const words = Array.from({ length: VOCABULARY }, (_, n) =>
    Array.from(
      { length: 9 },
      (_none, at) => alphabet[Math.floor(n / (at + 1) ** 3 + n * (at + 3)) % alphabet.length],
    ).join(""),
  );
  return words.join("\n");
}

/** Over a vocabulary of 20,000 words, without the database. */
function mendingRow(): Row {
  const vocabulary = vocabularyOf("abcdefghijklmnopqrstuvwxyz");
  const before = ownTime();
  for (let run = 0; run < RUNS; run++) nearestWord(vocabulary, ["snorklingx"]);
  const ms = (ownTime() - before) / RUNS;
  return rowOf(`mending a word over ${VOCABULARY.toLocaleString("en")} (PL-184)`, ms, MOST_MS.mending);
}

/** What a process holds once visitors of all nine languages have mistyped. */
function vocabulariesRow(): Row {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  const held = LANGUAGES.map((language) =>
    // As it comes from the database: bytes of a message, decoded.
    Buffer.from(vocabularyOf(ALPHABETS[language] ?? "abcdefghijklmnopqrstuvwxyz")).toString("utf8"),
  );
  collect();
  const mb = (process.memoryUsage().heapUsed - before) / 1e6;
  return {
    what: `vocabularies of ${held.length} languages, ${VOCABULARY.toLocaleString("en")} words each (PL-184)`,
    ours: `${mb.toFixed(1)} MB`,
    aim: `at most ${MOST_VOCABULARY_MB} MB`,
    met: mb <= MOST_VOCABULARY_MB,
  };
}

const ALPHABETS: Partial<Record<Language, string>> = {
  ru: "абвгдежзиклмнопрстуфхцчшщыьэюя",
  ar: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
};

const MIGRATIONS = join(import.meta.dirname, "../db/migrations");

export async function measure(): Promise<Measured> {
  const log = createLogger("silent");
  const folder = mkdtempSync(join(tmpdir(), "pemba-bench-"));
  const embedded = await openDatabase({ dataDir: folder, log });
  await embedded.migrate(MIGRATIONS);
  const rows = [
    mendingRow(),
    vocabulariesRow(),
    ...(await measureOn({ name: "PGlite", db: embedded.db, used: ownTime })),
  ];
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });

  const postgres = await startPostgres();
  try {
    await runStatement(postgres.url, "create database bench");
    const url = postgres.url.replace(/\/postgres$/, "/bench");
    const timeouts = { connectMs: 60_000, queryMs: 600_000 };
    const server = await openDatabase({ url, dataDir: "", log, timeouts });
    await server.migrate(MIGRATIONS);
    // The server is a child of this process.
    const used = () => processorTime(process.pid);
    rows.push(...(await measureOn({ name: "PostgreSQL", db: server.db, used })));
    await server.close();
  } finally {
    await postgres.stop();
  }
  return {
    title: "Visitors' search",
    rows,
    notes: [`${(ITEMS * LANGUAGES.length).toLocaleString("en")} entries; processor time, the mean of ${RUNS} runs.`],
  };
}

if (import.meta.main) console.log(asTable(await measure()));
