import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { drizzleOnPool } from "#app/platform/framework/drizzle-transaction.server";

const logger = { logQuery: () => {} };

/** How many connections a pool lacks after one "begin" that the database refused, and one that went well. */
async function lostAfterFailedBegin(open: (pool: pg.Pool) => NodePgDatabase): Promise<number> {
  const pool = new pg.Pool({ connectionString: inject("postgres"), max: 2 });
  const lent: pg.PoolClient[] = [];
  pool.on("acquire", (client) => lent.push(client));
  const db = open(pool);
  const refused = { isolationLevel: "no such level" as "serializable" };
  await expect(db.transaction(async () => "done", refused)).rejects.toThrow();
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).resolves.toBeDefined();
  const lost = pool.totalCount - pool.idleCount;
  // What was never given back would keep the pool from ending.
  if (lost > 0) lent[0]?.release(true);
  await pool.end();
  return lost;
}

describe("what platform/framework/drizzle-transaction.server.ts relies on of Drizzle", () => {
  it("our transaction gives its connection back when begin fails", async () => {
    expect(
      await lostAfterFailedBegin((pool) => drizzleOnPool(pool, logger)),
      "Drizzle no longer calls the replaced `transaction`: a database that is away would use up the pool",
    ).toBe(0);
  });

  it("Drizzle's own does not", async () => {
    expect(
      await lostAfterFailedBegin((client) => drizzle({ client, logger })),
      "Drizzle gives the connection back itself now: remove drizzle-transaction.server.ts and use drizzle() in pool.server.ts",
    ).toBe(1);
  });
});
