import type { Logger } from "drizzle-orm/logger";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

/**
 * Opens Drizzle on a pool. Its `transaction` is replaced: Drizzle 0.45 gives a connection back only when "begin" went
 * well, so that as many failures as the pool has connections would leave none.
 */
export function drizzleOnPool(pool: pg.Pool, logger: Logger): NodePgDatabase {
  const db = drizzle({ client: pool, logger });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client, logger }).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}
