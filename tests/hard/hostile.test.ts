import { expect, test } from "vitest";
import { count, recordMeasurement } from "#tests/support/measurements";
import { runHostileRequests, MAX_GROWTH_BYTES } from "#tests/support/hostile/run";
import { INSPECT_FLAG } from "#tests/support/inspector";
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
