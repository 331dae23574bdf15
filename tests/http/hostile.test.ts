import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runGuestRequests } from "#tests/support/hostile/guest-forms";
import { runHostileRequests } from "#tests/support/hostile/run";
import { INSPECT_FLAG } from "#tests/support/inspector";
import { startServer, type TestServer } from "#tests/support/server";
import { createSiteDatabase } from "#tests/support/site-template";

const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_115);
/** Many more, and what they leave in memory, are counted by `npm run test:hard`. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 1_500);

/** A process that kept what it was sent would not live through this: it has a heap of this many megabytes. */
const HEAP_MB = 320;

let server: TestServer;
let pool: pg.Pool;

beforeAll(async () => {
  const database = await createSiteDatabase("hostile");
  pool = new pg.Pool({ connectionString: database, max: 1 });
  server = await startServer({
    DATABASE_URL: database,
    PAGE_CACHE_MB: "2",
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} ${INSPECT_FLAG}`,
  });
});
afterAll(async () => {
  await pool?.end();
  await server?.stop();
});

/** The rest of 20,000 is sent by `npm run test:hard`. */
const GUEST_REQUESTS = 400;

// First: what the others leave on their way, such as jobs that were set off, is no part of it.
test(`GU-225: ${GUEST_REQUESTS} spoiled forms and addresses of guests are each a 4xx, and nothing is stored (seed ${SEED})`, async () => {
  const query = async (text: string, values?: unknown[]) =>
    (await pool.query(text, values)).rows as Record<string, unknown>[];
  const { findings } = await runGuestRequests(server, query, { seed: SEED, requests: GUEST_REQUESTS });
  expect(findings.slice(0, 5), findings[0]).toEqual([]);
});

test(`SRV-36: ${REQUESTS} hostile requests are answered without a failure or a word about our insides (seed ${SEED})`, async () => {
  const { findings, answers } = await runHostileRequests(server, { seed: SEED, requests: REQUESTS });
  expect(findings.slice(0, 5), `HOSTILE_SEED=${SEED} makes the same requests again`).toEqual([]);
  // What went well enough to be answered is logged all the same when something of ours failed on the way.
  expect(
    server
      .output()
      .split("\n")
      .filter((line) => line.includes('"level":50'))
      .slice(0, 3),
  ).toEqual([]);
  expect(server.process.exitCode).toBeNull();
  // It went through to the routes: each of these is an answer of theirs.
  for (const status of [200, 202, 400, 401, 403, 404, 405, 409, 413, 415, 422])
    expect(answers.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
});
