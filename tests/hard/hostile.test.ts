import { expect, test } from "vitest";
import { attack } from "#tests/support/hostile/run";
import { startServer } from "#tests/support/server";

const ROUNDS = 3;
const REQUESTS = 10_000;
const HEAP_MB = 384;
/** From the first round to the last: a leak of 5 kB a request would be more. */
const MOST_GROWTH_BYTES = 100 * 1024 * 1024;

test(`${ROUNDS} times ${REQUESTS} hostile requests, each from another seed, on the embedded database`, async () => {
  const server = await startServer({ PAGE_CACHE_MB: "16", NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
  try {
    const memory: number[] = [];
    const first = Date.now();
    for (let round = 0; round < ROUNDS; round++) {
      const { findings, memory: held } = await attack(server, { seed: first + round, requests: REQUESTS });
      expect(findings.slice(0, 5), `seed ${first + round}`).toEqual([]);
      memory.push(held.late);
    }
    console.log(`resident after each round: ${memory.map((bytes) => `${Math.round(bytes / 2 ** 20)} MB`).join(", ")}`);
    expect(server.process.exitCode).toBeNull();
    expect(memory.at(-1)! - memory[0]!).toBeLessThan(MOST_GROWTH_BYTES);
  } finally {
    await server.stop();
  }
}, 3_600_000);
