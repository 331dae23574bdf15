import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { queryLogger } from "#app/platform/cache/render-tracking.server";
import { commonStatementNames } from "#app/platform/db/prepared-statements.server";
import { drizzleOnPool } from "#app/platform/framework/drizzle-transaction.server";
import { watchedClient, type QueryListener } from "#app/platform/framework/pg-client.server";
import type { Logger } from "#app/platform/log.server";

/**
 * Nobody waits longer than this for a connection, and as long again for an answer: then a form says that it failed, and
 * a page comes from memory.
 */
const TIMEOUTS = { connectMs: 3_000, queryMs: 5_000 };
export type PoolTimeouts = typeof TIMEOUTS;

export interface QueryPool {
  pool: pg.Pool;
  db: NodePgDatabase;
  /** The only listener; it must be quick. */
  onQuery: QueryListener | null;
}

/** The connections page queries share. */
export function openPool(
  url: string,
  log: Logger,
  { hasPooler, timeouts = TIMEOUTS }: { hasPooler: boolean; timeouts?: PoolTimeouts },
): QueryPool {
  // A pooler lends another connection each time, which would not know a statement by its name.
  const settings = hasPooler ? {} : { options: "-c plan_cache_mode=force_custom_plan" };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.queryMs,
    Client: watchedClient({
      nameOf: hasPooler ? undefined : commonStatementNames(),
      onQuery: (seconds) => opened.onQuery?.(seconds),
    }),
    ...settings,
  });
  const opened: QueryPool = { pool, db: drizzleOnPool(pool, queryLogger), onQuery: null };
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection failed"));
  // One that fails while it is in use is told by its query; an event nobody hears would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return opened;
}
