import { sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import {
  connectWithoutQueryTimeout,
  IN_USE_LOCK,
  openDirectConnection,
  type Lock,
} from "#app/platform/db/direct-connection.server";
import { applyMigrationsInSteps, migrateWith } from "#app/platform/db/migrations.server";
import { openPool, type PoolTimeouts } from "#app/platform/db/pool.server";
import {
  explainConnectionError,
  requireSupportedServer,
  type DatabaseAddress,
} from "#app/platform/db/connection-errors.server";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";
import type { QueryListener } from "#app/platform/framework/pg-client.server";
import type { Logger } from "#app/platform/log.server";

/** What queries and mutations get: the database, or the transaction they are in. */
export type Db = PgDatabase<PgQueryResultHKT>;

const UNIQUE_VIOLATION = "23505";

/**
 * Whether a row was refused because another one has what must be unique. The drivers' error stands behind the one of
 * the query builder.
 */
export function isUniqueViolation(error: unknown): boolean {
  return findViolatedConstraint(error) !== null;
}

/** The name of the constraint or index behind such a refusal; null for any other error. */
export function findViolatedConstraint(error: unknown): string | null {
  const { code, constraint } = findSqlError(error) ?? {};
  return code === UNIQUE_VIOLATION ? (constraint ?? "") : null;
}

/** What the database says of an error of its own: its five characters, and the constraint behind it. */
export function findSqlError(error: unknown): { code: string; constraint?: string } | null {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause !== "object" || cause === null || !("code" in cause) || typeof cause.code !== "string") return null;
  return {
    code: cause.code,
    constraint: "constraint" in cause && typeof cause.constraint === "string" ? cause.constraint : undefined,
  };
}

export interface Database {
  kind: "embedded" | "server";
  db: Db;
  /**
   * Hears a channel of the database, from every process that writes to it. `onGap` runs when something may have been
   * missed.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<void>;
  notify(channel: string, payload: string): Promise<void>;
  /** Takes a lock that only one in all processes has; null when it is taken. */
  tryLock(name: string): Promise<Lock | null>;
  /**
   * Brings the schema up to date. Gives one line when the database was made by something else than what is in the
   * folder.
   */
  migrate(folder: string): Promise<string | null>;
  /** Hands out a connection without the time limits of page queries, for work that may take minutes. */
  withoutQueryTimeout<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Keeps files from being removed, by any process, until what it gives is called: somebody is reading what a snapshot
   * names.
   */
  lockFiles(): Promise<() => Promise<void>>;
  /**
   * Whether files may be removed in this transaction: nobody keeps them, and who comes to keep them waits for its end.
   */
  canRemoveFiles(tx: Db): Promise<boolean>;
  /** Keeps server processes from using the database until `reopen` is called; while some use it, tells how many. */
  blockServers(): Promise<{ reopen: () => Promise<void> } | { servers: number }>;
  /** Runs work that two processes starting at once must not both do. */
  withExclusiveLock<T>(work: () => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  /** How its connections are used; null when there is only one. */
  connections(): { open: number; idle: number; waiting: number } | null;
  /** Tells how long each query takes, where that is known. */
  onQuery(listener: QueryListener): void;
  close(): Promise<void>;
}

export async function openDatabase(options: {
  url?: string;
  directUrl?: string;
  dataDir: string;
  log: Logger;
  /** Tests of many rows on a busy machine take longer than visitors wait. */
  timeouts?: PoolTimeouts;
}): Promise<Database> {
  if (options.url) return openServer(options.url, options.directUrl ?? options.url, options.log, options.timeouts);
  // Whoever has a server need not load a whole database besides.
  const { openEmbedded } = await import("#app/platform/db/embedded.server");
  return openEmbedded(options.dataDir);
}

/** Any fixed numbers serve. */
const EXCLUSIVE_LOCK = 5_202_397;
const FILES_LOCK = 5_202_399;

/** `directUrl` leads past a pooler, for what outlasts a transaction; without a pooler it is the same address. */
async function openServer(
  url: string,
  directUrl: string,
  log: Logger,
  timeouts: PoolTimeouts | undefined,
): Promise<Database> {
  const hasPooler = url !== directUrl;
  const opened = openPool(url, log, { hasPooler, timeouts });
  const { pool, db } = opened;
  const directPlace: DatabaseAddress = { url: directUrl, variable: hasPooler ? "DATABASE_DIRECT_URL" : "DATABASE_URL" };
  try {
    await requireSupportedServer({ url, variable: "DATABASE_URL" }, (statement) => pool.query(statement));
    if (hasPooler) await requireSupportedServer(directPlace, queryOnce);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const direct = openDirectConnection(directUrl, log);

  async function queryOnce(statement: string) {
    const client = await connectWithoutQueryTimeout(directUrl);
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  }

  async function withoutQueryTimeout<T>(work: (patient: Db) => Promise<T>): Promise<T> {
    const client = await connectWithoutQueryTimeout(directUrl);
    try {
      return await work(drizzlePg({ client }));
    } finally {
      await client.end();
    }
  }

  return {
    kind: "server",
    db,
    listen: (channel, onPayload, onGap) => direct.listen(channel, onPayload, onGap),
    notify: async (channel, payload) => {
      await db.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    tryLock: (name) => direct.tryLock(name),
    migrate: (folder) =>
      withoutQueryTimeout((patient) => migrateWith(patient, folder, applyMigrationsInSteps)).catch((error: unknown) => {
        throw explainConnectionError(error, directPlace);
      }),
    withoutQueryTimeout,
    lockFiles: async () => {
      const client = await connectWithoutQueryTimeout(directUrl);
      await client.query("select pg_advisory_lock_shared($1)", [FILES_LOCK]);
      return () => client.end();
    },
    canRemoveFiles: async (tx) => {
      const lock = await rowsOf<{ taken: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${FILES_LOCK}) as taken`);
      return oneRow(lock).taken;
    },
    blockServers: async () => {
      const client = await connectWithoutQueryTimeout(directUrl);
      const { rows } = await client.query<{ closed: boolean }>("select pg_try_advisory_lock($1) as closed", [
        IN_USE_LOCK,
      ]);
      if (rows[0]?.closed) return { reopen: () => client.end() };
      const held = await client.query<{ servers: number }>(
        "select count(distinct pid)::int as servers from pg_locks where locktype = 'advisory' and granted and objid = $1 and database = (select oid from pg_database where datname = current_database())",
        [IN_USE_LOCK],
      );
      await client.end();
      return { servers: held.rows[0]?.servers ?? 1 };
    },
    withExclusiveLock: async (work) => {
      const client = await connectWithoutQueryTimeout(directUrl);
      try {
        await client.query("select pg_advisory_lock($1)", [EXCLUSIVE_LOCK]);
        return await work();
      } finally {
        // Ending the connection gives the lock back.
        await client.end();
      }
    },
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    onQuery: (listener) => {
      opened.onQuery = listener;
    },
    close: async () => {
      await direct.close();
      await pool.end();
    },
  };
}
