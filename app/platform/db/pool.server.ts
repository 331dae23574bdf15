import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { queryLogger } from "#app/platform/cache/making.server";
import { endNow } from "#app/platform/db/direct.server";
import { nameCommonStatements } from "#app/platform/db/named-statements.server";
import type { Logger } from "#app/platform/log.server";

/** Nobody waits longer than this for a connection, and as long again for an answer: then a form says that it failed, and a page comes from memory. */
const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 5_000;

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
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: CONNECT_WITHIN_MS, query_timeout: ANSWER_WITHIN_MS, ...settings });
  if (!hasPooler) nameCommonStatements(pool);
  const opened: QueryPool = { pool, db: drizzle({ client: pool, logger: queryLogger }), onQuery: null };
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection failed"));
  pool.on("connect", (client) => {
    // One that fails while it is in use is told by its query; an event nobody hears would end the process.
    client.on("error", () => {});
    watchAnswers(client, (seconds) => opened.onQuery?.(seconds));
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

type Answered = (error: unknown, ...rest: unknown[]) => void;

/** A connection that kept somebody waiting too long is ended: what it was asked may be answered at any time, or never. */
function watchAnswers(client: pg.PoolClient, onAnswer: QueryListener): void {
  const ask = client.query.bind(client) as unknown as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]): unknown => {
    const begun = performance.now();
    const note = (error?: unknown) => {
      onAnswer((performance.now() - begun) / 1000);
      if (error instanceof Error && error.message === "Query read timeout") endNow(client);
    };
    const last = given.at(-1);
    if (typeof last === "function") {
      const told: Answered = (error, ...rest) => {
        note(error);
        (last as Answered)(error, ...rest);
      };
      return ask(...given.slice(0, -1), told);
    }
    const asked = ask(...given);
    if (asked instanceof Promise) void asked.then(() => note(), note);
    return asked;
  };
  client.query = watched as typeof client.query;
}
