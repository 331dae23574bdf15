import pg from "pg";
import { destroyConnection } from "#app/platform/framework/pg-client.server";
import type { Logger } from "#app/platform/log.server";

/**
 * Something only one has in all processes. It ends with `release`, with the process, or with its connection: then
 * `lost` is told.
 */
export interface Lock {
  release(): Promise<void>;
  lost: AbortSignal;
}

/**
 * What lasts longer than a transaction: hearing channels and holding locks. A pooler that lends connections for a
 * transaction has neither.
 */
export interface DirectConnection {
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<void>;
  tryLock(name: string): Promise<Lock | null>;
  close(): Promise<void>;
}

const RECONNECT_DELAY_MS = 1_000;
const PING_INTERVAL_MS = 2_000;
const CONNECT_TIMEOUT_MS = 3_000;
const QUERY_TIMEOUT_MS = 5_000;
/** Held together by every server process that runs on a database, for as long as it does. Any fixed number serves. */
export const IN_USE_LOCK = 5_202_400;
/** Our locks are named by a text; this keeps them apart from those of other programs on the same database. */
const LOCK_NAMESPACE = 5_202_398;

/** One connection, opened when it is first needed and again whenever it is lost. */
export function openDirectConnection(url: string, log: Logger): DirectConnection {
  const listeners: { channel: string; onPayload: (payload: string) => void; onGap?: () => void }[] = [];
  const heldLocks = new Map<string, AbortController>();
  let client: pg.Client | undefined;
  let connecting: Promise<pg.Client> | undefined;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const newClient = await connectWithoutQueryTimeout(url, {
      application_name: "pemba direct",
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    newClient.on("notification", ({ channel, payload }) => {
      for (const entry of listeners) if (entry.channel === channel) entry.onPayload(payload ?? "");
    });
    newClient.on("end", () => {
      if (client === newClient) handleDisconnect();
    });
    const { rows } = await newClient.query<{ isOpen: boolean }>('select pg_try_advisory_lock_shared($1) as "isOpen"', [
      IN_USE_LOCK,
    ]);
    if (!rows[0]?.isOpen) {
      await newClient.end();
      throw new Error("the database is being restored");
    }
    for (const channel of new Set(listeners.map((entry) => entry.channel)))
      await newClient.query(`listen "${channel}"`);
    if (isClosed) {
      await newClient.end();
      throw new Error("the database is closed");
    }
    client = newClient;
    return newClient;
  }

  function ensureConnected(): Promise<pg.Client> {
    if (client) return Promise.resolve(client);
    connecting ??= connect().finally(() => {
      connecting = undefined;
    });
    return connecting;
  }

  function handleDisconnect(): void {
    client = undefined;
    for (const lock of heldLocks.values()) lock.abort();
    heldLocks.clear();
    if (!isClosed) void reconnect();
  }

  async function reconnect(): Promise<void> {
    log.warn("lost the database connection that hears changes; reconnecting");
    // oxlint-disable-next-line no-unmodified-loop-condition -- closing the database sets it
    while (!isClosed) {
      try {
        await ensureConnected();
        for (const entry of listeners) entry.onGap?.();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_DELAY_MS));
      }
    }
  }

  // Detects dead connections, which would silently stop notifications.
  const pingTimer = setInterval(() => {
    const watched = client;
    watched?.query("select 1").catch(() => {
      if (client !== watched) return;
      handleDisconnect();
      destroyConnection(watched);
    });
  }, PING_INTERVAL_MS).unref();

  return {
    async listen(channel, onPayload, onGap) {
      listeners.push({ channel, onPayload, onGap });
      const open = await ensureConnected();
      await open.query(`listen "${channel}"`);
    },
    async tryLock(name) {
      // The database gives a lock to the same connection twice.
      if (heldLocks.has(name)) return null;
      const lost = new AbortController();
      heldLocks.set(name, lost);
      try {
        const open = await ensureConnected();
        const { rows } = await open.query<{ locked: boolean }>(
          "select pg_try_advisory_lock($1, hashtext($2)) as locked",
          [LOCK_NAMESPACE, name],
        );
        if (client !== open) lost.abort();
        if (!rows[0]?.locked) {
          if (heldLocks.get(name) === lost) heldLocks.delete(name);
          return null;
        }
        return {
          lost: lost.signal,
          async release() {
            if (heldLocks.get(name) !== lost) return;
            await open
              .query("select pg_advisory_unlock($1, hashtext($2))", [LOCK_NAMESPACE, name])
              .catch((error: unknown) => {
                // Whatever became of the lock, it goes with the connection.
                if (client === open) {
                  log.warn({ err: error }, "could not give a lock back");
                  handleDisconnect();
                  destroyConnection(open);
                }
              });
            if (heldLocks.get(name) === lost) heldLocks.delete(name);
          },
        };
      } catch (error) {
        if (heldLocks.get(name) === lost) heldLocks.delete(name);
        throw error;
      }
    },
    async close() {
      isClosed = true;
      clearInterval(pingTimer);
      await connecting?.catch(() => {});
      await client?.end().catch(() => {});
    },
  };
}

/**
 * A connection of its own, without the time limits of page queries: a migration, or waiting for one, may take minutes.
 * The server notices within half a minute when our machine is gone, and gives back what the connection had locked.
 */
export async function connectWithoutQueryTimeout(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
    ...options,
  });
  client.on("error", () => {});
  await client.connect();
  await client.query("set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3");
  return client;
}
