import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { BackupError, hashOf, type Backup } from "#app/platform/backup/read.server";
import type { BackupSite } from "#app/platform/backup/write.server";
import type { Database, Db } from "#app/platform/db/db.server";
import {
  applyMigrations,
  findByHash,
  listApplied,
  readMigrations,
  type Migration,
} from "#app/platform/db/migrations.server";
import {
  summarizeTable,
  dropAllObjects,
  emptyTables,
  fillTable,
  listNonEmptyTables,
  listTables,
  setSequences,
  setPortableFormats,
  withoutTriggers,
  type TableContent,
} from "#app/platform/db/snapshot.server";
import type { Storage } from "#app/platform/storage/storage.server";

export interface RestoreOptions {
  /** The folder with the SQL migrations. */
  migrations: string;
  /** Whether what the site holds may go. */
  replace: boolean;
  /** Whether servers may be running on it. */
  force?: boolean;
}

/**
 * Puts a backup into a site that is empty, or may be emptied. Files come first, then all rows in one transaction:
 * whatever stops it, the database is as it was. Every row is read again and compared before anything counts.
 */
export async function restoreBackup(
  { database, storage, listFiles, typeOf }: BackupSite,
  backup: Backup,
  { migrations: folder, replace, force = false }: RestoreOptions,
): Promise<void> {
  const migrations = readMigrations(folder);
  const known = matchMigrations(migrations, backup.contents.migrations);
  await withServersBlocked(database, force, async () => {
    const filled = await listNonEmptyTables(database.db);
    if ((await listTables(database.db)).length > 0 && (await listApplied(database.db)).length === 0) {
      throw new BackupError("The database holds tables of something else. Restore into one of its own.");
    }
    if (filled.length > 0 && !replace) {
      throw new BackupError(
        `The database is not empty (${filled.slice(0, 3).join(", ")}${filled.length > 3 ? " and others" : ""}). Restore into an empty one, or add --replace to lose what it holds.`,
      );
    }
    const before = filled.length > 0 ? await listFiles(database.db) : [];
    for (const file of backup.media) await putFile(storage, file, { replace, type: typeOf(file.path) });
    await database.withoutQueryTimeout((db) =>
      db.transaction(async (tx) => {
        await dropAllObjects(tx);
        await applyMigrations(tx, known);
        await fillTables(tx, backup);
        await applyMigrations(tx, migrations);
      }),
    );
    const after = new Set(await listFiles(database.db));
    for (const path of before) if (!after.has(path)) await storage.remove(path);
  });
}

/** Servers that run would show and store what is about to go; those that start wait. */
async function withServersBlocked(database: Database, force: boolean, work: () => Promise<void>): Promise<void> {
  await database.withExclusiveLock(async () => {
    const closed = await database.blockServers();
    if ("servers" in closed && !force) {
      const who = closed.servers === 1 ? "1 server process uses" : `${closed.servers} server processes use`;
      throw new BackupError(
        `${who} this database. Stop every site that runs on it first, or add --force and start them anew afterwards.`,
      );
    }
    try {
      await work();
    } finally {
      if ("reopen" in closed) await closed.reopen();
    }
  });
}

/** The migrations a backup was made with, as they are now. All must be ours. */
function matchMigrations(migrations: Migration[], stated: string[]): Migration[] {
  const known = new Set(stated.map((hash) => findByHash(migrations, hash)));
  if (known.has(undefined)) {
    throw new BackupError(
      "The backup was made by a newer version of this program, or by a different one. Restore it with that one.",
    );
  }
  return migrations.filter((migration) => known.has(migration));
}

async function fillTables(tx: Db, backup: Backup): Promise<void> {
  await setPortableFormats(tx);
  const tables = new Map((await listTables(tx)).map((table) => [table.name, table]));
  await emptyTables(tx, [...tables.values()]);
  await withoutTriggers(tx, [...tables.values()], async () => {
    for (const stated of backup.contents.tables) {
      const table = tables.get(stated.name);
      if (!table) throw new BackupError(`The backup has a table ${stated.name} that its migrations do not make.`);
      await fillTable(tx, table, stated.columns, backup.rowLines(stated.name));
      compare(stated, await summarizeTable(tx, table));
    }
  });
  await setSequences(tx, backup.contents.sequences);
}

function compare(stated: TableContent, found: TableContent): void {
  if (stated.rows !== found.rows || stated.sha256 !== found.sha256) {
    throw new Error(
      `The table ${stated.name} does not hold what the backup says: ${found.rows} of ${stated.rows} rows, ${found.sha256} instead of ${stated.sha256}`,
    );
  }
}

/**
 * Names are made at random and what is stored under one never changes: a file that is there already is the same, or
 * somebody else's.
 */
async function putFile(
  storage: Storage,
  file: Backup["media"][number],
  { replace, type }: { replace: boolean; type: string },
): Promise<void> {
  const { path, sha256 } = file;
  const there = await storage.find(path);
  if (there) {
    if ((await hashOf(await there.open())) === sha256) return;
    if (!replace)
      throw new BackupError(
        `Another file is stored as ${path}. Restore into an empty folder, or add --replace to lose it.`,
      );
    await storage.remove(path);
  }
  const scratch = join(await storage.tempDir(), randomBytes(12).toString("hex"));
  try {
    const hash = createHash("sha256");
    await pipeline(
      file.open(),
      async function* (bytes: AsyncIterable<Buffer>) {
        for await (const chunk of bytes) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(scratch),
    );
    if (hash.digest("hex") !== sha256) throw new BackupError("The backup has changed while it was read.");
    await storage.put(path, scratch, type);
  } finally {
    await rm(scratch, { force: true });
  }
}
