import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { drizzle } from "drizzle-orm/pglite";
import { access, constants, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { queryLogger } from "#app/platform/cache/render-tracking.server";
import type { Database } from "#app/platform/db/db.server";
import { migrateWith } from "#app/platform/db/migrations.server";
import { lockDataFolder } from "#app/platform/db/data-folder-lock.server";
import { explainFolderError, requireDiskSpace, watchDiskSpace } from "#app/platform/disk-space.server";

/**
 * The one way to open the embedded engine, for whoever does: a database whose ledger was made with `btree_gist` cannot
 * be written to by an engine without it.
 */
export function createEngine(options: Pick<PGliteOptions, "dataDir" | "loadDataDir"> = {}): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { btree_gist } });
}

export async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = await lockDataFolder(dataDir).catch((error: unknown) => {
    throw explainFolderError(error, dataDir, "DATA_DIR");
  });
  try {
    const folder = join(dataDir, "postgres");
    await requireWritable(folder).catch((error: unknown) => {
      throw explainFolderError(error, folder, "DATA_DIR");
    });
    await requireDiskSpace(folder);
    if (!(await isInitialized(folder))) await initialize(folder);
    const client = await createEngine({ dataDir: folder });
    // On a full disk pages are still read, and whoever wants to write is told at once that it failed.
    const stopWatching = watchDiskSpace(
      folder,
      async (hasRoom) => void (await client.exec(`set default_transaction_read_only = ${hasRoom ? "off" : "on"}`)),
    );
    return createEmbeddedDatabase(client, async () => {
      stopWatching();
      await unlock();
    });
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Also of a database that another user of this machine has made. */
async function requireWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  if (await isInitialized(folder)) await access(join(folder, "PG_VERSION"), constants.W_OK);
}

function isInitialized(folder: string): Promise<boolean> {
  return access(join(folder, "PG_VERSION")).then(
    () => true,
    () => false,
  );
}

/**
 * Creates the database under another name first: a folder left by a start that was killed could not be opened any more.
 */
async function initialize(folder: string): Promise<void> {
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await (await createEngine({ dataDir: partial })).close();
  await rm(folder, { recursive: true, force: true });
  await rename(partial, folder);
  // Without this a power failure could undo the new name, but not what was written since.
  const parent = await open(dirname(folder)).catch(() => null);
  await parent?.sync().catch(() => {});
  await parent?.close();
}

export function createEmbeddedDatabase(client: PGlite, release: () => Promise<void> = async () => {}): Database {
  const db = drizzle({ client, logger: queryLogger });
  const locked = new Set<string>();
  let fileLocks = 0;
  return {
    kind: "embedded",
    db,
    listen: async (channel, onPayload) => {
      await client.listen(channel, onPayload);
    },
    notify: async (channel, payload) => {
      await client.query("select pg_notify($1, $2)", [channel, payload]);
    },
    tryLock: async (name) => {
      if (locked.has(name)) return null;
      locked.add(name);
      let isReleased = false;
      const release = async () => {
        if (!isReleased) locked.delete(name);
        isReleased = true;
      };
      return { lost: new AbortController().signal, release };
    },
    migrate: (folder) => migrateWith(db, folder),
    withoutQueryTimeout: (work) => work(db),
    lockFiles: async () => {
      fileLocks++;
      return async () => {
        fileLocks--;
      };
    },
    // Transactions are serialized: a new lock holder reads nothing before this one ends.
    canRemoveFiles: async () => fileLocks === 0,
    // Its folder is locked: there is no other process.
    blockServers: async () => ({ reopen: async () => {} }),
    withExclusiveLock: (work) => work(),
    ping: async () => {
      await client.query("select 1");
    },
    connections: () => null,
    onQuery: () => {},
    close: async () => {
      await client.close();
      await release();
    },
  };
}
