/**
 * What app/access.ts says of a route, held against the statements the database was really asked while the route
 * answered.
 */
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ACCESS, type RouteRule } from "#app/access";
import { signInAs } from "#tests/support/accounts";
import { freePort, runStatement, startPostgres, type TestPostgres } from "#tests/support/postgres";
import { calendarOf, startCalendarServer, type CalendarServer } from "#tests/support/calendar-server";
import { channelWrites } from "#tests/support/route-requests/channels";
import {
  calendarWrites,
  caseWrites,
  alertRemoval,
  reviewWrites,
  contentWrites,
  deskWrites,
  newBookingWrites,
  privacyWrites,
  replyWrites,
  requestWrites,
  staffWrites,
} from "#tests/support/route-requests/office";
import { listReads } from "#tests/support/route-requests/reads";
import {
  formRequest,
  type RequestContext,
  type RequestSequence,
  type RouteRequest,
} from "#tests/support/route-requests/request";
import { catalogueWrites } from "#tests/support/route-requests/catalogue";
import { inventoryWrites } from "#tests/support/route-requests/inventory";
import { visitorWrites } from "#tests/support/route-requests/visitors";
import { startServer, type TestServer } from "#tests/support/server";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";
import {
  withAutoExplain,
  LOG_SETTINGS,
  openStatementLog,
  type Statement,
  type StatementLog,
} from "#tests/support/statement-log";
import { tableAccessOf, type AccessLetter, type TableAccess } from "#tests/support/table-access";

let postgres: TestPostgres;
let smtp: TestSmtp;
let server: TestServer;
let log: StatementLog;
let observer: pg.Client;
let cookie: string;
let feed: CalendarServer;
let asking: RequestContext;

/** What the server asks by itself: what it holds in memory for every page, and the mail that waits. */
let ownStatements: Set<string>;
/** Whoever sends a message makes the link in it, whenever that is. */
const MAILED_LINK = /^update "(invitations|password_resets)" set "(mailed_)?token_hash" =/;
/** Files follow what they were kept for, by whichever process hears of it. */
const DISCARDED_FILES =
  /^(select "bucket", "name" from "media_objects" where .*"discarded_at" is not null|delete from "media_objects")/;
const IN_MEMORY = ["translations", "currencies", "site_settings", "places", "guide_items"];

const query: RequestContext["query"] = async (text, values) =>
  (await observer.query(text, values)).rows as Record<string, unknown>[];

beforeAll(async () => {
  [postgres, smtp] = await Promise.all([startPostgres(LOG_SETTINGS), startSmtp()]);
  await runStatement(postgres.url, "create database statements");
  const url = postgres.url.replace(/\/postgres$/, "/statements");
  log = await openStatementLog(url);
  observer = new pg.Client({ connectionString: url });
  await observer.connect();
  // Who holds this keeps the hourly jobs from running meanwhile.
  await query("select pg_advisory_lock(5202398, hashtext('sweep')), pg_advisory_lock(5202398, hashtext('channels'))");
  feed = await startCalendarServer();
  feed.say(
    calendarOf([
      { uid: "a", from: "2030-03-01", to: "2030-03-05" },
      { uid: "b", from: "2030-04-01", to: "2030-04-05", summary: "Closed" },
    ]),
  );
  const port = String(await freePort());
  const site = {
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: withAutoExplain(url),
    SEED: "demo",
    PAGE_CACHE_MB: "0",
  };
  const started = await log.during(async () => {
    server = await startServer({
      ...site,
      ...feed.env,
      RATE_LIMIT: "on",
      TRUST_PROXY: "on",
      SMTP_URL: smtp.url,
      MAIL_FROM: "pemba@example.com",
    });
  });
  const isUnasked = ([table, letter]: TableAccess) =>
    table === "outbox" || (letter === "R" && IN_MEMORY.includes(table));
  ownStatements = new Set(
    [...started.filter((statement) => tableAccessOf(statement).every(isUnasked)), ...(await log.during(sendMail))].map(
      ({ text }) => text,
    ),
  );
  cookie = await signInAs(server.url);
  const page = await (await fetch(`${server.url}/contact`, { headers: { "accept-language": "en" } })).text();
  asking = {
    url: server.url,
    stamp: /name="stamp" value="([^"]+)"/.exec(page)![1]!,
    query,
    calendarUrl: feed.url(),
    findInMail: findMailed,
  };
});
afterAll(async () => {
  await log?.close();
  await server?.stop();
  await smtp?.stop();
  feed?.close();
  await observer?.end();
  await postgres?.stop();
});

/**
 * Mail of each kind waits and is taken up: one is sent, a notice to somebody who does not want it is thrown away, one
 * about a case is refused and then gets through, with its link, somebody is told of all his requests, and somebody is
 * asked whether he wants to be told of properties.
 */
async function sendMail(): Promise<void> {
  const address = "all.kinds@example.com";
  await query(
    "insert into inquiries (name, email, message, topic, category) values ('Guest', $1, 'Hello', 'General Inquiry', 'General')",
    [address],
  );
  await query(
    "insert into property_inquiries (property_id, property_title, name, email, message) select id, title, 'Guest', $1, 'Hello' from properties limit 1",
    [address],
  );
  await query(
    "with opened as (insert into cases (kind, title, name, email) values ('offer', 'A house', 'Guest', $1) returning id) update properties set case_id = opened.id from opened where properties.id = (select id from properties limit 1)",
    [address],
  );
  await query("update cases set email = $1 where id = (select case_id from stay_bookings limit 1)", [address]);
  const aboutCase = () =>
    query(
      `insert into outbox (purpose, language, recipient, subject, text, html, about_table, about_id, guest_news, case_id, links)
        select 'confirmation', 'en', $1, 'S', 'T', 'H', 'none', 'none', 'confirmed', id, jsonb_build_array(jsonb_build_object('name', 'See', 'caseId', id)) from cases where email = $1 limit 1`,
      [address],
    );
  smtp.refuse = { code: 550, text: "nobody" };
  await aboutCase();
  await query(`notify mail, '{"table":"outbox"}'`);
  while ((await query("select from outbox where last_error is not null")).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  // It is written down in the case right after.
  while ((await query("select from cases where mail_failed_at is not null")).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  smtp.refuse = null;
  await query("delete from outbox");
  await aboutCase();
  await query(
    "insert into outbox (purpose, language, recipient, subject, text, html, about_table, about_id) values ('found', 'en', $1, 'S', 'T', 'H', 'cases', 'none')",
    [address],
  );
  await query("insert into subscribers (email, language, next_at) values ($1, 'en', now() + interval '7 days')", [
    address,
  ]);
  const subscriber = "from subscribers where email = 'all.kinds@example.com'";
  await query(
    `insert into alerts (subscriber_id, criteria, criteria_key) select id, '{"listing":"sale"}', repeat('b', 64) ${subscriber}`,
  );
  await query(
    `insert into outbox (purpose, language, recipient, subject, text, html, about_table, about_id) select 'optin', 'en', $1, 'S', 'T', 'H', 'subscribers', id ${subscriber}`,
    [address],
  );
  for (const purpose of ["notice", "confirmation"]) {
    await query(
      `insert into outbox (purpose, language, recipient, subject, text, html, about_table, about_id) values ($1, 'en', 'a@example.com', 'S', 'T', 'H', 'none', 'none')`,
      [purpose],
    );
  }
  await query(`notify mail, '{"table":"outbox"}'`);
  const waiting = "select from outbox where sent_at is null";
  await vi.waitFor(async () => expect(await query(waiting)).toEqual([]), { timeout: 100_000, interval: 50 });
}

const findMailed: RequestContext["findInMail"] = (pattern) =>
  vi.waitFor(
    () => {
      const [found] = smtp.received.flatMap(({ text = "" }) => pattern.exec(text)?.[0] ?? []);
      if (!found) throw new Error(`no message has ${pattern}`);
      return found;
    },
    { timeout: 100_000, interval: 50 },
  );

/**
 * By route and part ("pages/home.route read"): what was done with each table or bucket, and the first statement that is
 * not one of those the server asks by itself.
 */
type Seen = Map<string, Map<AccessLetter, { asked: string | null }>>;
const seen = new Map<string, Seen>();

function note(key: string, store: string, letter: AccessLetter, asked: string | null): void {
  const stores: Seen = seen.get(key) ?? new Map();
  const letters = stores.get(store) ?? new Map<AccessLetter, { asked: string | null }>();
  letters.set(letter, { asked: letters.get(letter)?.asked ?? asked });
  seen.set(key, stores.set(store, letters));
}

let sender = 0;

/** Each from another network: none is limited. */
async function ask({ path, isStaff, body, headers }: RouteRequest): Promise<{ status: number; text: string }> {
  sender += 1;
  const leave = new AbortController();
  const from = {
    "accept-language": "en",
    "x-forwarded-for": `10.0.${sender >> 8}.${sender & 255}`,
    ...(isStaff ? { cookie } : {}),
  };
  const answer = await fetch(server.url + path, {
    method: body ? "POST" : "GET",
    body,
    redirect: "manual",
    headers: { ...from, ...headers },
    signal: leave.signal,
  });
  const { status } = answer;
  // A stream of events would never end.
  if (answer.headers.get("content-type")?.startsWith("text/event-stream")) leave.abort();
  return { status, text: leave.signal.aborted ? "" : await answer.text() };
}

async function bucketCounts(): Promise<Map<string, number>> {
  return new Map(
    (await query("select bucket, count(*)::int as n from media_objects group by bucket")).map(({ bucket, n }) => [
      String(bucket),
      Number(n),
    ]),
  );
}

const isOwn = ({ text }: Statement) => ownStatements.has(text) || MAILED_LINK.test(text) || DISCARDED_FILES.test(text);

async function look(request: RouteRequest): Promise<string> {
  const { route, part, setupSql, path } = request;
  const key = `${route} ${part}`;
  if (!seen.has(key)) seen.set(key, new Map());
  if (setupSql) await query(setupSql);
  const files = await bucketCounts();
  let answer = { status: 0, text: "" };
  const statements = await log.during(async () => (answer = await ask(request)));
  // What is refused did not do what it can do.
  if (part === "write") expect(answer.status, `${key} ${path}: ${answer.text.slice(0, 1000)}`).toBeLessThan(400);
  for (const statement of statements) {
    for (const [table, letter] of tableAccessOf(statement)) {
      // What is found is kept by triggers of what is changed.
      if (part === "read" || !/^(search_entries|site_search_\w+)$/.test(table))
        note(key, table, letter, isOwn(statement) ? null : `${path}: ${statement.text}`);
    }
  }
  // A file stands in its bucket, and in one table for all of them.
  for (const [bucket, n] of await bucketCounts()) if (n > (files.get(bucket) ?? 0)) note(key, bucket, "I", path);
  return answer.text;
}

async function lookAtAll(requests: RequestSequence): Promise<void> {
  for (let next = await requests.next(); !next.done;) next = await requests.next(await look(next.value));
}

/** What a rule declares: what somebody is given or changes, and what is done on the way. */
function declaredBy(rule: RouteRule["read"]): Map<string, Set<string>> {
  const declared = new Map<string, Set<string>>();
  for (const touches of [rule?.access ?? {}, rule?.internalAccess ?? {}]) {
    for (const [store, letters] of Object.entries(touches))
      declared.set(store, new Set([...(declared.get(store) ?? []), ...letters.split("")]));
  }
  return declared;
}

/** Every way into the office leads through it. */
const gate = declaredBy(ACCESS["layouts/gate"]?.read);

function compare(key: string, stores: Seen): { undeclared: string[]; unseen: string[] } {
  const [route, part] = key.split(" ") as [string, "read" | "write"];
  const rule = ACCESS[route]?.[part];
  const declared = declaredBy(rule);
  const isKnown = (store: string, letter: string) =>
    declared.get(store)?.has(letter) || (rule?.who === "staff" && gate.get(store)?.has(letter));
  // Whoever changes a row looks at it.
  const isLookedAt = (store: string, letter: string) =>
    part === "write" && letter === "R" && ["I", "U", "D"].some((change) => isKnown(store, change));
  const undeclared = [...stores].flatMap(([store, letters]) =>
    [...letters]
      .filter(([letter, { asked }]) => asked !== null && !isKnown(store, letter) && !isLookedAt(store, letter))
      .map(([letter, { asked }]) => `${key}: ${store} ${letter}, by ${asked?.slice(0, 600)}`),
  );
  // These two are no tables that a request asks: events, and what the frame of every page has in memory.
  const isElsewhere = (store: string) => store === "live" || (route === "layouts/site" && IN_MEMORY.includes(store));
  const unseen = [...declared].flatMap(([store, letters]) =>
    isElsewhere(store)
      ? []
      : [...letters]
          .filter((letter) => !stores.get(store)?.has(letter as AccessLetter))
          .map((letter) => `${key}: ${store} ${letter}`),
  );
  return { undeclared, unseen };
}

test("SRV-01: each route reads and changes the tables that app/access.ts says, and no others", async () => {
  // A form that comes back at once is taken for a robot's.
  const first = formRequest("pages/contact.route", "/contact.data", {
    name: "A",
    email: "a@example.com",
    topic: "General Inquiry",
    message: "A",
    stamp: asking.stamp,
  });
  await vi.waitFor(async () => expect((await ask(first)).status).toBe(200), { timeout: 100_000, interval: 300 });
  await lookAtAll(visitorWrites(asking));
  for (const request of await listReads(asking)) await look(request);
  await lookAtAll(catalogueWrites(asking));
  await lookAtAll(inventoryWrites(asking));
  await lookAtAll(contentWrites(asking));
  await lookAtAll(channelWrites(asking));
  await lookAtAll(requestWrites(asking));
  await lookAtAll(calendarWrites(asking));
  await lookAtAll(caseWrites(asking));
  await lookAtAll(replyWrites(asking));
  await lookAtAll(reviewWrites(asking));
  await lookAtAll(alertRemoval(asking));
  await lookAtAll(deskWrites(asking));
  await lookAtAll(newBookingWrites(asking));
  await lookAtAll(privacyWrites());
  await lookAtAll(staffWrites(asking));

  const ruled = Object.entries(ACCESS).flatMap(([route, rule]) =>
    (Object.keys(rule) as ("read" | "write")[]).map((part) => `${route} ${part}`),
  );
  expect(
    ruled.filter((key) => !seen.has(key)),
    "never asked",
  ).toEqual([]);
  const compared = [...seen].map(([key, stores]) => compare(key, stores));
  expect({
    undeclared: compared.flatMap(({ undeclared }) => undeclared),
    unseen: compared.flatMap(({ unseen }) => unseen),
  }).toEqual({ undeclared: [], unseen: [] });
});
