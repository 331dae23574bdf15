/**
 * What a page costs as the catalogue grows: 100, 10,000 and 100,000 properties, a tenth as many (at least 100) stays,
 * experiences and articles, and 1,000, 100,000 and 1,000,000 bookings, on one PostgreSQL. Each page is made anew for
 * each request and asked of the three in turn. Then every page is asked for once more with its statements explained,
 * and 8,000 different pages are asked for, as memory is watched.
 *   node bench/growth.ts [most properties] [most bookings] [pages crawled]
 */
import ensureBuilt from "#tests/support/ensure-built";
import { runStatement, startPostgres } from "#tests/support/postgres";
import { withAutoExplain, LOG_SETTINGS } from "#tests/support/statement-log";
import { crawl } from "./growth/crawl.ts";
import { fillCatalogue } from "./growth/fill.ts";
import { pagesOf, QUERIES } from "./growth/pages.ts";
import { openPlans } from "./growth/plans.ts";
import {
  BULK_LOAD_SETTINGS,
  closeSite,
  measureAlternating,
  migrateDatabase,
  openSite,
  type Site,
} from "./growth/sites.ts";
import { asTable, type Measured, type Row } from "./measurement.ts";
import { openOffice } from "./office.ts";
import { fillRequests, placeBookings } from "./requests.ts";

const [MOST = 100_000, BOOKINGS = 1_000_000, CRAWLED = 8_000] = import.meta.main
  ? process.argv.slice(2).map(Number)
  : [];
const SIZES = [
  { properties: 100, bookings: 1_000 },
  { properties: MOST / 10, bookings: BOOKINGS / 10 },
  { properties: MOST, bookings: BOOKINGS },
];
const RUNS = 15;
const AIM = 1.5;
/** What has no end. Other tables (languages of texts, currencies, staff) do not grow with the catalogue. */
const GROWING = new Set([
  "properties",
  "stays",
  "experiences",
  "reviews",
  "review_stats",
  "blog_articles",
  "stay_bookings",
  "experience_inquiries",
  "transportation_bookings",
  "inquiries",
  "property_inquiries",
  "search_entries",
  "media_objects",
]);

interface PagedSite extends Site {
  pages: Map<string, string>;
}

function addressOf(server: string, { properties }: (typeof SIZES)[number]): string {
  return server.replace(/\/postgres$/, `/growth_${properties}`);
}

async function fill(server: string, size: (typeof SIZES)[number]): Promise<void> {
  const url = addressOf(server, size);
  await runStatement(server, `create database growth_${size.properties}`);
  await migrateDatabase(url);
  await Promise.all([fillRequests(url, size.bookings), fillCatalogue(url, size.properties)]);
  await placeBookings(url);
  await runStatement(url, "vacuum analyze");
}

async function open(url: string): Promise<PagedSite> {
  const site = await openSite(url);
  return { ...site, pages: await pagesOf(site.office) };
}

async function processorTimes(sites: PagedSite[], work: (site: PagedSite) => Promise<unknown>): Promise<number[]> {
  return (await measureAlternating(sites, work, RUNS)).map(({ processor }) => processor);
}

function rowOf(what: string, [small, middle, large]: number[], aim: boolean): Row {
  const ratio = large! / small!;
  console.log(`${new Date().toISOString()} ${what}: ${ratio.toFixed(2)}`);
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  return {
    what,
    ours: `${ms(large!)} (at ${SIZES[1]!.properties.toLocaleString("en")}: ${ms(middle!)})`,
    reference: `${ms(small!)} at 100`,
    ratio,
    ...(aim ? { aim: `<= ${AIM}x`, met: ratio <= AIM } : {}),
  };
}

/** A file of the sitemap is larger where there is more to list: what counts is what an address in it costs. */
async function sitemapRow(sites: PagedSite[], times: number[]): Promise<Row> {
  const counts = await Promise.all(
    sites.map(
      async ({ office, pages }) => (await office.read(pages.get("sitemap, one file")!)).split("<url>").length - 1,
    ),
  );
  return rowOf(
    "GET sitemap, one file, for 100 addresses in it",
    times.map((time, at) => (time / counts[at]!) * 100),
    true,
  );
}

async function measurePages(sites: PagedSite[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of sites[0]!.pages.keys()) {
    const times = await processorTimes(sites, ({ office, pages }) => office.read(pages.get(name)!));
    rows.push(name === "sitemap, one file" ? await sitemapRow(sites, times) : rowOf(`GET ${name}`, times, true));
  }
  for (const [name, query] of QUERIES)
    rows.push(rowOf(name, await processorTimes(sites, ({ database }) => query(database.db)), false));
  return rows;
}

/** Prints the plans of every page at the largest size, and says which read a growing table from end to end. */
async function explainPages({ url, pages }: PagedSite): Promise<Row[]> {
  const office = await openOffice({ DATABASE_URL: withAutoExplain(url), SEED: "none", PAGE_CACHE_MB: "0" });
  const log = await openPlans(url);
  const rows: Row[] = [];
  for (const [name, path] of pages) {
    await office.read(path);
    const statements = (await log.during(() => office.read(path))).filter(({ plan }) =>
      plan.some((line) => [...GROWING].some((table) => line.includes(` on ${table}`))),
    );
    console.log(`\n### ${name}: ${path}`);
    for (const { text, plan } of statements)
      console.log(`\n${text.replaceAll(/\s+/g, " ").slice(0, 300)}\n  ${plan.join("\n  ")}`);
    const whole = [...new Set(statements.flatMap(({ readWhole }) => readWhole))].filter((table) => GROWING.has(table));
    rows.push({
      what: `plans of ${name}`,
      ours: whole.length > 0 ? `Seq Scan on ${whole.join(", ")}` : `${statements.length} by index`,
      aim: "no Seq Scan",
      met: whole.length === 0,
    });
  }
  await log.close();
  await office.server.stop();
  return rows;
}

async function measureOn(server: string): Promise<Row[]> {
  const sites: PagedSite[] = [];
  try {
    for (const size of SIZES) sites.push(await open(addressOf(server, size)));
    return [...(await measurePages(sites)), ...(await explainPages(sites.at(-1)!))];
  } finally {
    await Promise.all(sites.map(closeSite));
  }
}

export async function measure(): Promise<Measured> {
  await ensureBuilt();
  const postgres = await startPostgres({ ...LOG_SETTINGS, ...BULK_LOAD_SETTINGS });
  try {
    for (const size of SIZES) await fill(postgres.url, size);
    return {
      title: `Growth: ${MOST.toLocaleString("en")} properties and ${BOOKINGS.toLocaleString("en")} bookings beside 100 and 1,000`,
      rows: [...(await measureOn(postgres.url)), ...(await crawl(addressOf(postgres.url, SIZES.at(-1)!), CRAWLED))],
      notes: [
        `Processor time of server and database (of a query: of the database), medians of ${RUNS}, each size in turn; every page is made anew for each request.`,
      ],
    };
  } finally {
    await postgres.stop();
  }
}

if (import.meta.main) console.log(asTable(await measure()));
