import pg from "pg";
import { expect, test } from "vitest";
import { sizeFrom } from "#tests/support/data-tests";
import { runGuestRequests } from "#tests/support/hostile/guest-forms";
import { count, recordMeasurement } from "#tests/support/measurements";
import { runHostileRequests, MAX_GROWTH_BYTES } from "#tests/support/hostile/run";
import { INSPECT_FLAG } from "#tests/support/inspector";
import { startPostgres } from "#tests/support/postgres";
import { startServer } from "#tests/support/server";

const ROUNDS = 3;
const REQUESTS = 10_000;
const HEAP_MB = 384;

test(`${ROUNDS} times ${REQUESTS} hostile requests, each from another seed, on the embedded database`, async () => {
  const server = await startServer({
    PAGE_CACHE_MB: "2",
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} ${INSPECT_FLAG}`,
  });
  try {
    const held: number[] = [];
    const first = Date.now();
    for (let round = 0; round < ROUNDS; round++) {
      const run = await runHostileRequests(server, { seed: first + round, requests: REQUESTS });
      expect(run.findings.slice(0, 5), `seed ${first + round}`).toEqual([]);
      held.push(run.heapBytes.at(-1)!);
    }
    expect(server.process.exitCode).toBeNull();
    const perRequest = (held.at(-1)! - held[0]!) / (REQUESTS * (ROUNDS - 1));
    expect(perRequest, `held after each round: ${held.join(", ")}`).toBeLessThan(MAX_GROWTH_BYTES);
    const megabytes = held.map((bytes) => (bytes / 2 ** 20).toFixed(1)).join(", ");
    recordMeasurement(
      "hostile requests, embedded database",
      `${count(ROUNDS * REQUESTS)} from ${ROUNDS} seeds: no 5xx, no leak; ${megabytes} MB in use after each ${count(REQUESTS)}`,
    );
  } finally {
    await server.stop();
  }
}, 3_600_000);

const GUEST_REQUESTS = sizeFrom("GUEST_REQUESTS", 20_000);

test(`GU-225: ${GUEST_REQUESTS} spoiled forms and addresses of guests are each a 4xx, and nothing is stored`, async () => {
  const postgres = await startPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  const server = await startServer({ DATABASE_URL: postgres.url, SEED: "demo" });
  try {
    const query = async (text: string, values?: unknown[]) =>
      (await pool.query(text, values)).rows as Record<string, unknown>[];
    const seed = Date.now();
    const { findings, answers } = await runGuestRequests(server, query, { seed, requests: GUEST_REQUESTS });
    expect(findings.slice(0, 5), `seed ${seed}`).toEqual([]);
    const told = [...answers].toSorted(([a], [b]) => a - b).map(([status, n]) => `${status}: ${count(n)}`);
    recordMeasurement(
      "hostile forms and addresses of guests",
      `${count(GUEST_REQUESTS)}, nothing stored; ${told.join(", ")}`,
    );
  } finally {
    await pool.end();
    await server.stop();
    await postgres.stop();
  }
}, 3_600_000);
