import { sql } from "drizzle-orm";
import pg from "pg";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/platform/db/db.server";
import { createLogger } from "#app/platform/log.server";
import { startFaultyProxy, type FaultyProxy } from "#tests/support/faulty-proxy";
import { count, recordMeasurement, seconds } from "#tests/support/measurements";
import { startPostgres, type TestPostgres } from "#tests/support/postgres";
import { startS3, type TestBucket } from "#tests/support/s3";
import { ADMIN, startServer, type TestServer } from "#tests/support/server";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";
import { PERSON, readVisitorForms, sendVisitorForm, type VisitorForm } from "#tests/support/visitor-forms";

/** Everything the server needs lies at the end of a line that can be cut, fall silent or become slow. */
let postgres: TestPostgres;
let smtp: TestSmtp;
let bucket: TestBucket;
let lines: { database: FaultyProxy; mail: FaultyProxy; storage: FaultyProxy; rates: FaultyProxy };
let server: TestServer;
let pool: pg.Pool;
let forms: VisitorForm[];
let image: Uint8Array<ArrayBuffer>;
let picture: string;
let cookie: string;

const AWAY_MS = 30_000;
/** Nothing may take longer, whatever is away: the limits of the server add up to less. */
const HANGS_MS = 20_000;
/** Within this time of its return all must be well. */
const WELL_AGAIN = { timeout: 5_000, interval: 50 };

const query = async (text: string, values?: unknown[]) =>
  (await pool.query(text, values)).rows as Record<string, unknown>[];
const office = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}/1324admin${path}`, {
    redirect: "manual",
    signal: AbortSignal.timeout(HANGS_MS),
    ...init,
    headers: { cookie },
  });

beforeAll(async () => {
  [postgres, smtp, bucket] = await Promise.all([startPostgres(), startSmtp(), startS3()]);
  const place = (address: string) => ({ host: "127.0.0.1", port: Number(new URL(address).port) });
  const ends = [postgres.url, smtp.url, bucket.address.replace("s3:", "http:")];
  // No rate service ever answers here: its line leads to another.
  const [database, mail, storage, rates] = (await Promise.all(
    [...ends, ends[0]!].map((end) => startFaultyProxy(place(end))),
  )) as [FaultyProxy, FaultyProxy, FaultyProxy, FaultyProxy];
  lines = { database, mail, storage, rates };
  pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  server = await startServer({
    DATABASE_URL: postgres.url.replace(/:\d+\//, `:${database.port}/`),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MEDIA_URL: bucket.address.replace(/:\d+\//, `:${storage.port}/`),
    EXCHANGE_RATE_URL: `http://127.0.0.1:${rates.port}/rates`,
    SEED: "demo",
  });
  const signedIn = await fetch(`${server.url}/1324admin`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ intent: "sign-in", ...ADMIN }),
  });
  cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  image = new Uint8Array(
    await sharp({ create: { width: 600, height: 400, channels: 3, background: "#2db3b4" } })
      .jpeg()
      .toBuffer(),
  );
  picture = (
    (await (await office("/media?bucket=property-images&kind=image", { method: "POST", body: image })).json()) as {
      url: string;
    }
  ).url;
  forms = await readVisitorForms(server.url);
  // A form that comes back at once is taken for a robot's.
  await vi.waitFor(async () => expect((await sendVisitorForm(server.url, forms[0]!)).status).toBe(200), {
    timeout: 10_000,
  });
});

afterAll(async () => {
  for (const line of Object.values(lines ?? {})) line.setMode("open");
  await server?.stop();
  await pool?.end();
  await Promise.all(Object.values(lines ?? {}).map((line) => line.stop()));
  await smtp?.stop();
  await bucket?.stop();
  await postgres?.stop();
});

/** Visitors who browse, and others who write, until told to stop. */
function startLoad(pages: readonly string[]) {
  const seen = {
    pages: 0,
    slowestPage: 0,
    badPages: [] as string[],
    stored: [] as string[],
    failed: 0,
    slowestForm: 0,
    oddForms: [] as string[],
  };
  const over = new AbortController();
  const browse = async (path: string) => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      try {
        const answer = await fetch(server.url + path, {
          headers: { "accept-language": "en" },
          signal: AbortSignal.timeout(HANGS_MS),
        });
        const text = await answer.text();
        if (answer.status !== 200 || !text.includes("</html>")) seen.badPages.push(`${answer.status} ${path}`);
      } catch (error) {
        seen.badPages.push(`${path}: ${String(error)}`);
      }
      seen.pages += 1;
      seen.slowestPage = Math.max(seen.slowestPage, performance.now() - begun);
      await wait(20);
    }
  };
  const write = async (form: VisitorForm) => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      const begun = performance.now();
      const email = `visitor-${form.name.replaceAll(" ", "-")}-${turn}-${crypto.randomUUID()}@example.org`;
      try {
        const { status, page } = await sendVisitorForm(server.url, form, {
          [form.fields.owner_email ? "owner_email" : "email"]: email,
        });
        if (status === 200 || status === 303) seen.stored.push(email);
        else if (status === 503 && page.includes(form.failure) && page.includes(PERSON.words)) seen.failed += 1;
        else
          seen.oddForms.push(
            `${status} ${form.name}${page.includes(form.failure) ? "" : ", without its failure text"}${page.includes(PERSON.words) ? "" : ", what was typed is lost"}`,
          );
      } catch (error) {
        seen.oddForms.push(`${form.name}: ${String(error)}`);
      }
      seen.slowestForm = Math.max(seen.slowestForm, performance.now() - begun);
      await wait(100);
    }
  };
  const all = [...pages.map(browse), ...forms.filter(({ name }) => name !== "submission").map(write)];
  return {
    seen,
    async stop() {
      over.abort();
      await Promise.all(all);
      return seen;
    },
  };
}

const PAGES = ["/", "/ar", "/fr/experiences", "/stays", "/real-estate", "/contact", "/blog", "/travel"];

const tables = ["inquiries", "experience_inquiries", "stay_bookings", "transportation_bookings", "property_inquiries"];
async function storedAddresses(): Promise<Set<unknown>> {
  const rows = await Promise.all(tables.map((table) => query(`select email from ${table}`)));
  return new Set(rows.flat().map(({ email }) => email));
}

describe.each([
  { name: "is cut off", line: "cut", figure: "database, cut off" },
  { name: "falls silent", line: "silent", figure: "database, silent" },
] as const)("a database that $name", ({ line, figure }) => {
  it("takes no page away, fails forms in words, and is used again at once", async () => {
    for (const path of PAGES)
      expect((await fetch(server.url + path, { headers: { "accept-language": "en" } })).status).toBe(200);
    const load = startLoad([...PAGES, ...forms.map(({ path }) => path)]);
    await expect.poll(() => load.seen.stored.length, { timeout: 30_000 }).toBeGreaterThan(5);
    lines.database.setMode(line);
    const away = Date.now();
    // Answers that were on their way before count for neither side.
    await expect.poll(() => load.seen.failed, { timeout: 30_000 }).toBeGreaterThan(5);
    const health = (await (
      await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(HANGS_MS) })
    ).json()) as object;
    expect(health).toMatchObject({ status: "degraded", database: "unreachable" });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const submission = await sendVisitorForm(
      server.url,
      forms.find((form) => form.name === "submission")!,
    );
    expect([
      submission.status,
      submission.page.includes("Failed to submit property"),
      submission.page.includes(PERSON.words),
    ]).toEqual([503, true, true]);
    await wait(AWAY_MS - (Date.now() - away));
    const storedBefore = load.seen.stored.length;
    lines.database.setMode("open");
    const back = performance.now();
    await expect.poll(() => load.seen.stored.length, WELL_AGAIN).toBeGreaterThan(storedBefore);
    await expect
      .poll(
        async () => ((await (await fetch(`${server.url}/healthz`)).json()) as { status: string }).status,
        WELL_AGAIN,
      )
      .toBe("ok");
    const wellAfter = performance.now() - back;
    const heard = performance.now();
    // Changes are heard again: a text of every page.
    await query("update translations set en = 'Say habari' where key = 'contactPage.title'");
    await expect
      .poll(async () => (await (await fetch(`${server.url}/contact`)).text()).includes("Say habari"), WELL_AGAIN)
      .toBe(true);
    const freshAfter = performance.now() - heard;
    await query("update translations set en = 'Say jambo' where key = 'contactPage.title'");
    const seen = await load.stop();
    expect(seen.badPages).toEqual([]);
    expect(seen.oddForms).toEqual([]);
    const stored = await storedAddresses();
    expect(seen.stored.filter((email) => !stored.has(email))).toEqual([]);
    const pages = `${count(seen.pages)} pages, none bad, slowest ${seconds(seen.slowestPage)}`;
    const sent = `${count(seen.stored.length)} forms stored before and after, ${count(seen.failed)} failed in their words with what was typed, slowest ${seconds(seen.slowestForm)}`;
    recordMeasurement(
      figure,
      `for ${AWAY_MS / 1000} s: ${pages}; ${sent}; well again after ${seconds(wellAfter)}, a change by staff seen ${seconds(freshAfter)} later`,
    );
  });
});

it("transactions that began in silence cost no connection", async () => {
  const database = await openDatabase({
    url: postgres.url.replace(/:\d+\//, `:${lines.database.port}/`),
    dataDir: "",
    log: createLogger("silent"),
  });
  const asked = Array.from({ length: 10 }, () => sql`select pg_sleep(0.5)`);
  await Promise.all(asked.map((query) => database.db.execute(query)));
  expect(database.connections()).toMatchObject({ open: 10 });
  lines.database.setMode("silent");
  const begun = await Promise.allSettled(asked.map(() => database.db.transaction(async () => {})));
  expect(begun.map(({ status }) => status)).toEqual(asked.map(() => "rejected"));
  lines.database.setMode("open");
  await expect.poll(() => database.ping().then(() => "answers", String), WELL_AGAIN).toBe("answers");
  await database.close();
});

it("a slow database makes forms slow and nothing else", async () => {
  lines.database.setMode({ delayMs: 150 });
  const load = startLoad(PAGES);
  await wait(10_000);
  const seen = await load.stop();
  lines.database.setMode("open");
  expect(seen.badPages).toEqual([]);
  expect(seen.oddForms).toEqual([]);
  expect(seen.failed).toBe(0);
  expect(seen.stored.length).toBeGreaterThan(0);
  recordMeasurement(
    "database, slow",
    `150 ms late each way, for 10 s: ${count(seen.pages)} pages, none bad, slowest ${seconds(seen.slowestPage)}; ${seen.stored.length} forms stored, none failed, slowest ${seconds(seen.slowestForm)}`,
  );
});

describe.each([
  { name: "refuses", line: "cut", figure: "mail server, refusing" },
  { name: "says nothing", line: "silent", figure: "mail server, silent" },
] as const)("a mail server that $name", ({ line, figure }) => {
  it("keeps no form, and gets every message when it is back", async () => {
    // What was waiting from other tests is out of the way.
    await query("delete from outbox");
    lines.mail.setMode(line);
    const { status } = await sendVisitorForm(server.url, forms[0]!, { email: `mail-${line}@example.org` });
    expect(status).toBe(200);
    const page = await fetch(`${server.url}/experiences`);
    expect(page.status).toBe(200);
    await expect
      .poll(async () => (await query("select last_error from outbox"))[0]?.last_error ?? null, { timeout: 40_000 })
      .not.toBeNull();
    lines.mail.setMode("open");
    const back = performance.now();
    // The minute until the next attempt is over.
    await query("update outbox set next_attempt_at = now()");
    await query(`notify mail, '{"table":"outbox"}'`);
    await expect
      .poll(() => smtp.received.flatMap(({ envelope }) => envelope.to), WELL_AGAIN)
      .toContain(`mail-${line}@example.org`);
    recordMeasurement(
      figure,
      `a form stored; its message sent ${seconds(performance.now() - back)} after its next attempt was due`,
    );
  });
});

it.each([
  { line: "cut", figure: "rate service, refusing" },
  { line: "silent", figure: "rate service, silent" },
] as const)("a rate service whose line is $line leaves the rates as they are", async ({ line, figure }) => {
  lines.rates.setMode(line);
  const before = await query("select code, exchange_rate from currencies order by code");
  const begun = performance.now();
  const answer = await office("/currencies", { method: "POST", body: new URLSearchParams({ intent: "refresh" }) });
  const refusedAfter = performance.now() - begun;
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain("Failed to update exchange rates");
  expect(await query("select code, exchange_rate from currencies order by code")).toEqual(before);
  expect((await fetch(`${server.url}/stays`)).status).toBe(200);
  recordMeasurement(figure, `a refresh refused after ${seconds(refusedAfter)}; rates stay`);
});

describe.each([
  { name: "refuses", line: "cut", figure: "storage, refusing" },
  { name: "says nothing", line: "silent", figure: "storage, silent" },
] as const)("a storage that $name", ({ line, figure }) => {
  it("takes no page away, refuses files, and serves them again when it is back", async () => {
    expect((await fetch(server.url + picture)).status).toBe(200);
    lines.storage.setMode(line);
    const begun = performance.now();
    const since = () => performance.now() - begun;
    let [file, taken] = [0, 0];
    const [missing, upload, page, form] = await Promise.all([
      fetch(server.url + picture, { signal: AbortSignal.timeout(HANGS_MS) }).finally(() => (file = since())),
      // Twice ten seconds of silence, and what was written already is taken away.
      office("/media?bucket=property-images&kind=image", {
        method: "POST",
        body: image,
        signal: AbortSignal.timeout(60_000),
      }).finally(() => (taken = since())),
      fetch(`${server.url}/real-estate`),
      sendVisitorForm(server.url, forms[0]!, { email: `storage-${line}@example.org` }),
    ]);
    expect(missing.status).toBeGreaterThanOrEqual(500);
    expect(upload.status).toBeGreaterThanOrEqual(500);
    expect([page.status, form.status]).toEqual([200, 200]);
    lines.storage.setMode("open");
    const back = performance.now();
    await expect.poll(async () => (await fetch(server.url + picture)).status, WELL_AGAIN).toBe(200);
    recordMeasurement(
      figure,
      `a file asked for is refused after ${seconds(file)}, one sent after ${seconds(taken)}; a page and a form go on; served ${seconds(performance.now() - back)} after its return`,
    );
  });
});
