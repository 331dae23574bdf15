import { sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import pg from "pg";
import { noteQuery } from "#app/platform/cache/making.server";
import type { Logger } from "#app/platform/log.server";

/** What queries and mutations get: the database, or the transaction they are in. */
export type Db = PgDatabase<PgQueryResultHKT>;

const UNIQUE_VIOLATION = "23505";

/** Whether a row was refused because another one has what must be unique. The drivers' error stands behind the one of the query builder. */
export function isUniqueViolation(error: unknown): boolean {
  return violatedUniqueness(error) !== null;
}

/** The name of the constraint or index behind such a refusal; null for any other error. */
export function violatedUniqueness(error: unknown): string | null {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause !== "object" || cause === null || !("code" in cause) || cause.code !== UNIQUE_VIOLATION) return null;
  return "constraint" in cause && typeof cause.constraint === "string" ? cause.constraint : "";
}

/** A page in the making is told what it is read from. */
export const logger = { logQuery: noteQuery };

export interface Database {
  kind: "embedded" | "server";
  db: Db;
  /** Hears a channel of the database, from every process that writes to it. `onGap` runs when something may have been missed. */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<void>;
  migrate(folder: string): Promise<void>;
  /** Runs work that two processes starting at once must not both do. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export async function openDatabase(options: { url?: string; dataDir: string; log: Logger }): Promise<Database> {
  if (options.url) return openServer(options.url, options.log);
  // Whoever has a server need not load a whole database besides.
  const { openEmbedded } = await import("#app/platform/db/embedded.server");
  return openEmbedded(options.dataDir);
}

/** Any fixed number serves. */
const PREPARATION_LOCK = 5_202_397;
const RECONNECT_DELAY_MS = 1_000;

async function openServer(url: string, log: Logger): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, query_timeout: 10_000 });
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection failed"));
  const db = drizzlePg({ client: pool, logger });
  const listeners: { channel: string; onPayload: (payload: string) => void; onGap?: () => void }[] = [];
  let listener: pg.Client | undefined;
  let closed = false;

  async function connectListener(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on("notification", ({ channel, payload }) => {
      for (const entry of listeners) if (entry.channel === channel) entry.onPayload(payload ?? "");
    });
    client.on("error", () => {});
    client.on("end", () => {
      if (!closed && listener === client) void reconnectListener();
    });
    await client.connect();
    for (const channel of new Set(listeners.map((entry) => entry.channel))) await client.query(`listen "${channel}"`);
    listener = client;
  }

  async function reconnectListener(): Promise<void> {
    listener = undefined;
    log.warn("lost the database connection that hears changes; reconnecting");
    // oxlint-disable-next-line no-unmodified-loop-condition -- closing the database sets it
    while (!closed) {
      try {
        await connectListener();
        for (const entry of listeners) entry.onGap?.();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_DELAY_MS));
      }
    }
  }

  return {
    kind: "server",
    db: db as unknown as Db,
    listen: async (channel, onPayload, onGap) => {
      listeners.push({ channel, onPayload, onGap });
      if (listener) await listener.query(`listen "${channel}"`);
      else await connectListener();
    },
    migrate: async (folder) => {
      const client = await connectPatiently(url);
      try {
        await migratePg(drizzlePg({ client }), { migrationsFolder: folder });
      } finally {
        await client.end();
      }
    },
    exclusively: async (work) => {
      const client = await connectPatiently(url);
      try {
        await client.query("select pg_advisory_lock($1)", [PREPARATION_LOCK]);
        return await work();
      } finally {
        // Ending the connection gives the lock back.
        await client.end();
      }
    },
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    close: async () => {
      closed = true;
      await listener?.end().catch(() => {});
      await pool.end();
    },
  };
}

/** A connection of its own, without the time limits of page queries: a migration, or waiting for one, may take minutes. */
async function connectPatiently(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
