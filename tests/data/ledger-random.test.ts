/**
 * Everything at once and at random, and a process that is killed meanwhile: the rules of the ledger hold. Small here;
 * tests/hard/ledger.test.ts runs this file with the numbers of the contract.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, inject, it } from "vitest";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { sql } from "drizzle-orm";
import { openEmbedded, openPostgres } from "#tests/support/databases";
import { brokenInvariants } from "#tests/support/ledger";
import { actAtRandom, makeLedgerWorld } from "#tests/support/ledger-actions";
import { createSeededRandom } from "#tests/support/seeded-random";

const SEED = Number(process.env.LEDGER_SEED ?? 244);
const SECONDS = Number(process.env.LEDGER_SECONDS ?? 4);
const CLIENTS = Number(process.env.LEDGER_CLIENTS ?? 12);
const KILLS = Number(process.env.LEDGER_KILLS ?? 1);
const ROOT = join(import.meta.dirname, "../..");

/** One connection: what is at once waits in a queue. */
const KINDS = [
  ["embedded", openEmbedded, 1, Math.min(SECONDS, 10)],
  ["PostgreSQL", openPostgres, CLIENTS, SECONDS],
] as const;

describe.each(KINDS)("everything at random on %s", (_, open, clients, seconds) => {
  it(
    `BK-244, BK-265: ${clients} clients for ${seconds} s, seed ${SEED}: I-1 to I-5 hold after each second, and nothing is thrown`,
    { timeout: seconds * 4_000 + 120_000 },
    async () => {
      const database = await open();
      const { db } = database;
      const world = await makeLedgerWorld(db);
      const end = Date.now() + seconds * 1000;
      const thrown: string[] = [];
      let done = 0;
      const work = Array.from({ length: clients }, async (__, n) => {
        const random = createSeededRandom(SEED * 1000 + n);
        while (Date.now() < end) {
          await actAtRandom(db, random, world).catch((error: unknown) => {
            const { message, cause } = error as Error;
            thrown.push(`${message.slice(0, 200)}: ${cause instanceof Error ? cause.message : ""}`);
          });
          done += 1;
        }
      });
      while (Date.now() < end) {
        await wait(Math.min(1000, Math.max(0, end - Date.now())));
        expect(await brokenInvariants(db)).toEqual([]);
      }
      await Promise.all(work);
      expect(await brokenInvariants(db)).toEqual([]);
      expect([...new Set(thrown)]).toEqual([]);
      expect(done).toBeGreaterThan(seconds);
      await database.close();
    },
  );
});

it(
  `BK-242: a process killed in the midst of its work, ${KILLS} times, leaves nothing half done`,
  { timeout: KILLS * 30_000 + 60_000 },
  async () => {
    const database = await openPostgres();
    const { db } = database;
    await makeLedgerWorld(db);
    const [{ name } = { name: "" }] = await rowsOf<{ name: string }>(db, sql`select current_database() as name`);
    const url = inject("postgres").replace(/\/postgres$/, `/${name}`);
    const random = createSeededRandom(SEED);
    for (let kill = 0; kill < KILLS; kill++) {
      const worker = spawn(
        join(ROOT, "node_modules/.bin/node"),
        [join(ROOT, "tests/support/ledger-worker.ts"), url, String(SEED + kill), "8"],
        { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] },
      );
      let said = "";
      worker.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
      await Promise.race([once(worker.stdout, "data"), once(worker, "exit")]);
      // On a slow machine the first booking comes later than the kill would.
      await expect.poll(() => db.$count(stay_bookings), { timeout: 30_000 }).toBeGreaterThan(0);
      await wait(300 + random.integerBelow(1_200));
      expect(worker.exitCode, said).toBeNull();
      const ended = once(worker, "exit");
      worker.kill("SIGKILL");
      await ended;
      expect(await brokenInvariants(db)).toEqual([]);
    }
    // What the last one had open is rolled back by the server, which may take a moment to see that it is gone.
    await expect
      .poll(
        async () =>
          (
            await rowsOf<{ n: number }>(
              db,
              sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`,
            )
          )[0]?.n,
      )
      .toBe(0);
    await database.close();
  },
);
