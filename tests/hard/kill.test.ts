import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createEngine } from "#app/platform/db/embedded.server";
import { count as written, recordMeasurement, seconds } from "#tests/support/measurements";
import { createSeededRandom } from "#tests/support/seeded-random";
import { signInAs } from "#tests/support/accounts";
import { freePort, runStatement, startPostgres } from "#tests/support/postgres";
import { findDemoItems, FormSender, type StoredSubmission } from "#tests/support/form-sender";
import { startServer, type TestServer } from "#tests/support/server";

/** `KILLS=3 npx vitest run --config vitest.hard.config.ts tests/hard/kill.test.ts` for a quick look. */
const KILLS = Number(process.env.KILLS ?? 20);
const SEED = Number(process.env.SEED_OF_CHANCE ?? 7);
const PATIENCE = { timeout: 120_000, interval: 50 };

const ROOT = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "pemba-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Query = <Row>(text: string) => Promise<Row[]>;

/**
 * Sends without a pause, as many at once as there are senders, while `kill` is called again and again in the middle of
 * it.
 */
async function sendThroughKills(url: string, kill: () => Promise<void>) {
  const cookie = await signInAs(url);
  const places = await findDemoItems(url, cookie);
  const chance = createSeededRandom(SEED);
  const senders = Array.from({ length: 6 }, () => new FormSender(url, places, { cookie }));
  // The page was opened a moment ago: faster than anybody types is not taken.
  const first = new FormSender(url, places, { cookie });
  while (first.sent.length === 0) await first.book();
  first.close();
  const over = new AbortController();
  const answered = () => senders.reduce((sum, { sent }) => sum + sent.length, 0);
  const work = senders.map(async (sender, n) => {
    const turns = [() => sender.book(), () => sender.offer(), () => sender.save()];
    for (let turn = n; !over.signal.aborted; turn++) await turns[turn % turns.length]!();
  });
  for (let n = 0; n < KILLS; n++) {
    const target = answered() + 1 + chance.integerBelow(12);
    await vi.waitFor(() => expect(answered()).toBeGreaterThanOrEqual(target), { ...PATIENCE, interval: 1 });
    await kill();
  }
  const last = answered();
  await vi.waitFor(() => expect(answered()).toBeGreaterThan(last), PATIENCE);
  over.abort();
  await Promise.all(work);
  for (const sender of senders) sender.close();
  return {
    sent: senders.flatMap(({ sent }) => sent),
    refused: senders.flatMap(({ refused }) => refused),
    retries: senders.reduce((sum, { retries }) => sum + retries, 0),
  };
}

/** Everything that was said to be stored is there once, and nothing was stored twice that somebody sent again. */
async function compareRows(query: Query, sent: StoredSubmission[]): Promise<void> {
  const stored = {
    booking: "select full_name as name from experience_inquiries where email = 'guest@example.com'",
    offer: "select title as name from properties where owner_email = 'amina@example.com'",
    save: "select b.id::text as name from pemba_property_bookings b join changes c on c.item_id = b.id::text and c.action = 'created' where b.total_amount = 5",
  };
  for (const [kind, text] of Object.entries(stored)) {
    const names = (await query<{ name: string }>(text)).map(({ name }) => name);
    const different = new Set(names);
    expect(names.length, `${kind} rows, doubled or not`).toBe(different.size);
    expect(
      sent.filter((one) => one.kind === kind && !different.has(one.name)),
      `${kind} lost`,
    ).toEqual([]);
  }
  // The letters about a booking were queued with it, once.
  const letters = await query<{ n: number }>(
    "select count(o.id)::int as n from experience_inquiries e left join outbox o on o.about_id = e.id::text where e.email = 'guest@example.com' group by e.id",
  );
  expect(new Set(letters.map(({ n }) => n)).size).toBe(1);
}

/** Every picture of an offer is there in every width, down to its last pixel. Gives the number of files. */
async function comparePictures(sent: StoredSubmission[], url: string): Promise<number> {
  const files = sent.flatMap(({ picture }) =>
    picture ? [picture, ...[480, 960, 1920].map((width) => picture.replace(/\.jpg$/, `-${width}.webp`))] : [],
  );
  for (const address of files) {
    const bytes = Buffer.from(await (await fetch(url + address)).arrayBuffer());
    expect((await sharp(bytes, { failOn: "error" }).stats()).channels, address).toHaveLength(3);
  }
  return files.length;
}

async function kill9(process: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => process.once("exit", resolve));
  process.kill("SIGKILL");
  await ended;
}

const kinds = (sent: StoredSubmission[]) =>
  (["booking", "offer", "save"] as const)
    .map((kind) => `${sent.filter((one) => one.kind === kind).length} ${kind}s`)
    .join(", ");
const describeOutcome = ({ sent, retries }: { sent: StoredSubmission[]; retries: number }) =>
  `${KILLS} times: ${kinds(sent)} answered with success, sent again ${retries} times: all there once`;

describe("killed in the middle of work", () => {
  it(
    "loses nothing it said it had, on the embedded database; whoever starts it again needs to know nothing",
    { timeout: 60 * 60_000 },
    async () => {
      const env = { DATA_DIR: join(folder, "embedded"), PORT: String(await freePort()), SEED: "demo" };
      let server: TestServer = await startServer(env);
      const starts: number[] = [];
      const outcome = await sendThroughKills(server.url, async () => {
        await kill9(server.process);
        const begun = performance.now();
        server = await startServer(env);
        starts.push(performance.now() - begun);
      });
      const files = await comparePictures(outcome.sent, server.url);
      // Killed once more: what is read is what a start would find.
      await kill9(server.process);
      const database = await createEngine({ dataDir: join(env.DATA_DIR, "postgres") });
      await compareRows(async (text) => (await database.query(text)).rows as never, outcome.sent);
      await database.close();
      expect(outcome.refused).toEqual([]);
      recordMeasurement(
        "kill -9 while forms, pictures and saves are sent, embedded database",
        `${describeOutcome(outcome)}, ${written(files)} picture files whole; a start took ${seconds(Math.max(...starts))} at most`,
      );
    },
  );

  it(
    "loses nothing on PostgreSQL, where another process takes the place of the one that was killed",
    { timeout: 60 * 60_000 },
    async () => {
      const postgres = await startPostgres();
      const server = await startServer({
        DATABASE_URL: postgres.url,
        DATA_DIR: join(folder, "server"),
        SEED: "demo",
        WORKERS: "2",
      });
      try {
        const { pid } = server.process;
        const workers = () =>
          readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
        await vi.waitFor(() => expect(workers()).toHaveLength(2), PATIENCE);
        let turn = 0;
        const outcome = await sendThroughKills(server.url, async () => {
          const dying = workers()[turn++ % 2]!;
          process.kill(dying, "SIGKILL");
          await vi.waitFor(() => {
            expect(workers()).not.toContain(dying);
            expect(workers()).toHaveLength(2);
          }, PATIENCE);
        });
        await compareRows((text) => runStatement(postgres.url, text), outcome.sent);
        const files = await comparePictures(outcome.sent, server.url);
        expect(outcome.refused).toEqual([]);
        recordMeasurement(
          "kill -9 while forms, pictures and saves are sent, PostgreSQL, two processes",
          `${describeOutcome(outcome)}, ${written(files)} picture files whole`,
        );
      } finally {
        await server.stop();
        await postgres.stop();
      }
    },
  );

  it(
    "starts again after it was killed during its first start, at any moment of it",
    { timeout: 30 * 60_000 },
    async () => {
      const whole = { DATA_DIR: join(folder, "whole") };
      await (await startServer(whole)).stop();
      const count = (dataDir: string) => readdirSync(dataDir, { recursive: true }).length;
      const most = count(whole.DATA_DIR);
      const moments = KILLS < 20 ? [30] : [1, 10, 30, 50, 65, 70, 75, 80, 90, 95];
      for (const percent of moments) {
        const env = { DATA_DIR: mkdtempSync(join(folder, "first-")) };
        const first = spawn(join(ROOT, "node_modules/.bin/node"), ["scripts/start.ts"], {
          cwd: ROOT,
          stdio: "ignore",
          env: { PATH: process.env.PATH, PORT: String(await freePort()), HOST: "127.0.0.1", ...env },
        });
        await vi.waitFor(() => expect(count(env.DATA_DIR)).toBeGreaterThanOrEqual((most * percent) / 100), {
          ...PATIENCE,
          interval: 2,
        });
        await kill9(first);
        const again = await startServer(env);
        expect((await fetch(`${again.url}/experiences`, { headers: { "accept-language": "en" } })).status).toBe(200);
        await again.stop();
      }
      recordMeasurement(
        "kill -9 during the first start",
        `at ${moments.length} moments of it, from ${moments[0]} to ${moments.at(-1)} % of its files: starts again`,
      );
    },
  );
});
