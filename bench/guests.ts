/**
 * What the pages of guests, the inbox and reviews cost with many: 1,000 cases beside 1,000,000 with 5,000,000 messages,
 * on one PostgreSQL. Each has a case with 10,000 messages, a mailbox with many cases, and a stay with many reviews.
 *   node bench/guests.ts [most cases]
 */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { addGuestMessage } from "#app/features/guests/conversation/mutations.server";
import { listCasesOf } from "#app/features/guests/find/queries.server";
import { inboxCounts } from "#app/features/guests/inbox/queries.server";
import { findReviews, withRatings } from "#app/features/reviews/queries.server";
import { readReviewQuery } from "#app/features/reviews/review-query";
import { oneRow, readCounts, rowsOf } from "#app/platform/db/rows.server";
import ensureBuilt from "#tests/support/ensure-built";
import { runStatement, startPostgres } from "#tests/support/postgres";
import { LOG_SETTINGS } from "#tests/support/statement-log";
import { fillTable, openBulk, type Fill } from "./bulk-insert.ts";
import { COUNT_REVIEWS } from "./growth/fill.ts";
import { explainPages, measurePages, rowsFor, type Aims, type Page } from "./growth/page-aims.ts";
import {
  BULK_LOAD_SETTINGS,
  closeSite,
  measureAlternating,
  migrateDatabase,
  openSite,
  type Site,
} from "./growth/sites.ts";
import { asTable, type Measured, type Row } from "./measurement.ts";
import { person, wish } from "./requests.ts";

const [MOST_CASES = 1_000_000] = import.meta.main ? process.argv.slice(2).map(Number) : [];
const SIZES = [1_000, MOST_CASES];
const MESSAGES_OF_A_CASE = 5;
/** Of the one case that never ends. */
const LONG_CONVERSATION = 10_000;
/** Of the mailbox that keeps asking, and of the stay that everybody writes about. */
const manyOf = (cases: number) => Math.min(5_000, cases / 10);
const reviewsOf = (cases: number) => cases / 10;
const RUNS = 25;
const AIM = 1.5;
const GROWING = ["cases", "case_messages", "inquiries", "reviews", "review_stats", "secret_links"];

const caseId = (n: string) => `('00000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const token = (name: string) => name.padEnd(43, "x");
const waiting = `(array['us', 'guest', 'nobody'])[1 + n % 3]`;
/** One every three minutes until now. */
const received = `now() - ($rows - n) * interval '3 minutes'`;

const FILLS: (Fill & { rows: (cases: number) => number })[] = [
  {
    table: "cases",
    rows: (cases) => cases,
    insert: `insert into cases (id, reference, kind, title, name, email, language, state, waiting_for, waiting_since, last_message_at, messages, unread_by_staff, created_at)
      select ${caseId("n")}, 'R' || lpad(n::text, 7, '0'), 'message', 'General Inquiry', ${person}, case when n <= $many then 'many@example.com' else 'guest' || n || '@example.com' end,
        (array['en', 'de', 'ar', 'sw'])[1 + n % 4], case when n % 10 = 0 then 'closed' else 'open' end, case when n % 10 = 0 then 'nobody' else ${waiting} end,
        case when n % 10 = 0 or n % 3 = 2 then null else ${received} end, ${received}, ${MESSAGES_OF_A_CASE}, n % 2, ${received} from generate_series($from, $to) n`,
  },
  {
    table: "inquiries",
    rows: (cases) => cases,
    insert: `insert into inquiries (case_id, name, email, message, topic, category, created_at)
      select ${caseId("n")}, ${person}, 'guest' || n || '@example.com', 'Hello. ' || ${wish}, 'General Inquiry', 'General', ${received} from generate_series($from, $to) n`,
  },
  {
    table: "case_messages",
    rows: (cases) => cases * MESSAGES_OF_A_CASE,
    insert: `insert into case_messages (case_id, kind, author_name, body, created_at)
      select ${caseId(`1 + n / ${MESSAGES_OF_A_CASE}`)}, case when n % 2 = 0 then 'guest' else 'staff' end, 'Asha', 'Hello. ' || ${wish}, ${received} from generate_series($from, $to) n`,
  },
  {
    table: "secret_links",
    rows: (cases) => cases,
    insert: `insert into secret_links (token_hash, case_id, made_for) select encode(sha256(n::text::bytea), 'hex'), ${caseId("n")}, 'mail' from generate_series($from, $to) n`,
  },
  {
    // Of listings that others wrote about.
    table: "review_stats",
    rows: (cases) => cases / 100,
    insert: `insert into review_stats (listing_kind, listing_id, fives) select 'stay', ${caseId("n")}, 1 from generate_series($from, $to) n`,
  },
  {
    table: "reviews",
    rows: reviewsOf,
    insert: `insert into reviews (listing_kind, listing_id, listing_name, origin, rating, body, author, language, month, state, decided_at)
      select 'stay', s.id, s.name, 'imported', 1 + n % 5, 'We saw it all. ' || n, 'Guest', (array['en', 'de', 'ar', 'sw'])[1 + n % 4], '2026-10', 'approved', now() - n * interval '3 minutes' from generate_series($from, $to) n, stays s where s.slug = 'reviewed'`,
  },
];

async function fill(server: string, cases: number): Promise<void> {
  const url = addressOf(server, cases);
  await runStatement(server, `create database guests_${cases}`);
  await migrateDatabase(url);
  const client = await openBulk(url);
  await client.query(
    `insert into stays (slug, name, description, location, type, price, max_guests) select case n when 0 then 'reviewed' else 'lodge-' || n end, 'Lodge ' || n, 'D', 'Wete', 'villa', 100, 4 from generate_series(0, 30) n`,
  );
  for (const { rows, insert, table } of FILLS)
    await fillTable(client, { table, insert: insert.replaceAll("$many", String(manyOf(cases))) }, rows(cases));
  await client.query(
    `insert into case_messages (case_id, kind, author_name, body, created_at) select ${caseId("78")}, 'guest', 'Asha', 'More. ' || n, now() - n * interval '1 minute' from generate_series(1, ${LONG_CONVERSATION}) n`,
  );
  for (const [name, at] of [
    ["short", 9 * (cases / 10)],
    ["long", 78],
  ] as const)
    await client.query(
      `insert into secret_links (token_hash, case_id, made_for) values (encode(sha256('${token(name)}'::bytea), 'hex'), ${caseId(String(at - (at % 10 === 0 ? 1 : 0)))}, 'mail')`,
    );
  await client.query(COUNT_REVIEWS);
  await client.end();
  await runStatement(url, "vacuum analyze");
}

const addressOf = (server: string, cases: number) => server.replace(/\/postgres$/, `/guests_${cases}`);

const PAGE_ROUTE = "features/guests/site/my.route";
const INBOX_ROUTE = "features/guests/admin/inbox.route";
const page: Aims = { clock: 100, ratio: AIM, queries: 5 };
const inbox: Aims = { clock: 150, ratio: AIM, queries: 4 };
const reviews: Aims = { ratio: AIM };
const inboxView = (query: string): Page => ({
  path: () => `/1324admin/inbox?${query}`,
  aims: inbox,
  route: INBOX_ROUTE,
});

/** The small site has no page 100: beside it stands one that is as full. */
const deepInbox = (query: string): Page => ({
  ...inboxView(query),
  path: ({ url }) => `/1324admin/inbox?${query}&page=${url.endsWith(`_${SIZES[0]}`) ? 10 : 100}`,
});

const PAGES: [string, Page][] = [
  ["page of a guest", { path: () => `/my/${token("short")}`, aims: page, route: PAGE_ROUTE }],
  ["page of a guest, 10,000 messages", { path: () => `/my/${token("long")}`, aims: page, route: PAGE_ROUTE }],
  ["inbox, waiting for us", inboxView("for=us")],
  ["inbox, waiting for guests", inboxView("for=guest")],
  ["inbox, mine", inboxView("for=mine")],
  ["inbox, nobody's", inboxView("for=unassigned")],
  ["inbox, closed", inboxView("for=closed")],
  ["inbox, all", inboxView("for=all")],
  ["inbox, all, page 100", deepInbox("for=all")],
  ["inbox, waiting for us, page 100", deepInbox("for=us")],
  ["a stay and its reviews", { path: () => "/stays/reviewed", aims: reviews }],
  ["list of stays with their stars", { path: () => "/stays", aims: reviews }],
];

async function reviewedStay({ database: { db } }: Site): Promise<string> {
  return oneRow(await rowsOf<{ id: string }>(db, sql`select id from stays where slug = 'reviewed'`)).id;
}

async function measureQuery(
  sites: readonly Site[],
  what: string,
  work: (site: Site) => Promise<unknown>,
  processor: number,
): Promise<Row[]> {
  return rowsFor(what, await measureAlternating(sites, work, RUNS), { processor });
}

const env = { RATE_LIMIT: false, SMTP_URL: undefined, PUBLIC_URL: undefined };

/** What is asked of the database alone, with its aim in milliseconds. */
async function measureQueries(sites: readonly Site[]): Promise<Row[]> {
  const stays = new Map(await Promise.all(sites.map(async (site) => [site, await reviewedStay(site)] as const)));
  const ids = new Map(
    await Promise.all(
      sites.map(
        async (site) =>
          [site, await rowsOf<{ id: string }>(site.database.db, sql`select id from stays limit 24`)] as const,
      ),
    ),
  );
  const long = oneRow(
    await rowsOf<{ id: string }>(sites[0]!.database.db, sql.raw(`select ${caseId("78")}::text as id`)),
  ).id;
  const rows: Row[] = [
    ...(await measureQuery(
      sites,
      "counts of the menu",
      ({ database }) => readCounts(database.db, inboxCounts(24)),
      20,
    )),
    ...(await measureQuery(
      sites,
      "a message stored",
      ({ database: { db } }) =>
        db.transaction(async (tx) => {
          // Answered first: thirty without an answer are refused.
          await tx.execute(
            sql`insert into case_messages (case_id, kind, author_name, body) values (${long}, 'staff', 'Asha', 'Yes')`,
          );
          await addGuestMessage({ db: tx, env }, { caseId: long, body: "Hello", language: "en", key: randomUUID() });
        }),
      15,
    )),
    ...(await measureQuery(
      sites,
      "stars of 24 cards",
      (site) => withRatings(site.database.db, "stay", ids.get(site)!),
      50,
    )),
  ];
  for (const [name, mailbox] of [
    ["none", "nobody@example.com"],
    ["one", "guest900@example.com"],
    ["thousands", "many@example.com"],
  ])
    rows.push(
      ...(await measureQuery(
        sites,
        `requests of a mailbox with ${name}`,
        ({ database }) => listCasesOf(database.db, mailbox!, 20),
        20,
      )),
    );
  for (const query of [
    "",
    "reviews=10",
    "reviews=5000",
    "order=highest",
    "order=lowest&reviews=5000",
    "stars=3",
    "stars=3&reviews=500",
    "lang=ar",
    "lang=ar&order=highest&reviews=100",
  ])
    rows.push(
      ...(await measureQuery(
        sites,
        `reviews of a stay: ${query || "newest"}`,
        (site) =>
          findReviews(
            site.database.db,
            { kind: "stay", id: stays.get(site)! },
            readReviewQuery(new URLSearchParams(query)),
          ),
        50,
      )),
    );
  return rows;
}

export async function measure(): Promise<Measured> {
  await ensureBuilt();
  const postgres = await startPostgres({ ...LOG_SETTINGS, ...BULK_LOAD_SETTINGS });
  const sites: Site[] = [];
  try {
    for (const cases of SIZES) await fill(postgres.url, cases);
    for (const cases of SIZES) sites.push(await openSite(addressOf(postgres.url, cases)));
    const [, large] = sites;
    return {
      title: "Guests: pages, inbox and reviews",
      rows: [
        ...(await measurePages(sites, PAGES, RUNS)),
        ...(await measureQueries(sites)),
        ...(await explainPages(large!, PAGES, GROWING)),
      ],
      notes: [
        `${MOST_CASES.toLocaleString("en")} cases with ${(MOST_CASES * MESSAGES_OF_A_CASE).toLocaleString("en")} messages beside 1,000; a case of ${LONG_CONVERSATION.toLocaleString("en")} messages on both; a mailbox with ${manyOf(MOST_CASES).toLocaleString("en")} cases and a stay with ${reviewsOf(MOST_CASES).toLocaleString("en")} reviews on the large one.`,
        `Processor time of server and database, medians of ${RUNS}, the sites in turn; every page is made anew for each request.`,
      ],
    };
  } finally {
    await Promise.all(sites.map(closeSite));
    await postgres.stop();
  }
}

if (import.meta.main) console.log(asTable(await measure()));
