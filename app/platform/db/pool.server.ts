import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { queryLogger } from "#app/platform/cache/render-tracking.server";
import { destroyConnection } from "#app/platform/db/direct-connection.server";
import { prepareCommonStatements } from "#app/platform/db/prepared-statements.server";
import type { Logger } from "#app/platform/log.server";

/**
 * Nobody waits longer than this for a connection, and as long again for an answer: then a form says that it failed, and
 * a page comes from memory.
 */
const CONNECT_TIMEOUT_MS = 3_000;
const QUERY_TIMEOUT_MS = 5_000;

/** Called with how long each query took, in seconds. */
export type QueryListener = (seconds: number) => void;

export interface QueryPool {
  pool: pg.Pool;
  db: NodePgDatabase;
  /** The only listener; it must be quick. */
  onQuery: QueryListener | null;
}

/** The connections page queries share. */
export function openPool(url: string, log: Logger, { hasPooler }: { hasPooler: boolean }): QueryPool {
  // A pooler lends another connection each time, which would not know a statement by its name.
  const settings = hasPooler ? {} : { options: "-c plan_cache_mode=force_custom_plan" };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    ...settings,
  });
  if (!hasPooler) prepareCommonStatements(pool);
  const opened: QueryPool = { pool, db: drizzle({ client: pool, logger: queryLogger }), onQuery: null };
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection failed"));
  pool.on("connect", (client) => {
    // One that fails while it is in use is told by its query; an event nobody hears would end the process.
    client.on("error", () => {});
    watchQueries(client, (seconds) => opened.onQuery?.(seconds));
  });
  // Drizzle's own gives a connection back only when "begin" went well: ten that did not, and there would be none left.
  opened.db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client, logger: queryLogger }).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return opened;
}

type QueryCallback = (error: unknown, ...rest: unknown[]) => void;

/** Closes a connection after a query timeout: its late response could arrive at any time. */
function watchQueries(client: pg.PoolClient, onAnswer: QueryListener): void {
  const originalQuery = client.query.bind(client) as unknown as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]): unknown => {
    const begun = performance.now();
    const recordResult = (error?: unknown) => {
      onAnswer((performance.now() - begun) / 1000);
      if (error instanceof Error && error.message === "Query read timeout") destroyConnection(client);
    };
    const last = given.at(-1);
    if (typeof last === "function") {
      const timedCallback: QueryCallback = (error, ...rest) => {
        recordResult(error);
        (last as QueryCallback)(error, ...rest);
      };
      return originalQuery(...given.slice(0, -1), timedCallback);
    }
    const result = originalQuery(...given);
    if (result instanceof Promise) void result.then(() => recordResult(), recordResult);
    return result;
  };
  client.query = watched as typeof client.query;
}
