import { existsSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { listFiles } from "#app/features/media/queries.server";
import { isPrivatePath, typeOfFile } from "#app/features/media/schema";
import { BackupError, openBackup } from "#app/platform/backup/read.server";
import { restoreBackup, type RestoreOptions } from "#app/platform/backup/restore.server";
import { PARTIAL, saveBackup, writeDurably, type BackupSummary } from "#app/platform/backup/save.server";
import { writeBackup, type BackupSite } from "#app/platform/backup/write.server";
import { openDatabase } from "#app/platform/db/db.server";
import { redactSecrets, type Env } from "#app/platform/env.server";
import { createLogger } from "#app/platform/log.server";
import { openStorage } from "#app/platform/storage/open-storage.server";
import { connectForBackup } from "#server/backup-socket";

const USAGE = {
  backup: "Usage: npm run backup -- FILE",
  restore: "Usage: npm run restore -- FILE [--replace] [--force]",
  move: "Usage: DATABASE_URL=postgres://user:password@host/database npm run move [-- --replace] [--force]",
};

type DataCommand = keyof typeof USAGE;

/**
 * Backs a site up, restores it, or moves it to a PostgreSQL server, from the command line. What the person can mend is
 * thrown as BackupRefused.
 */
export async function dataCommand(env: Env, migrations: string, command: DataCommand, args: string[]): Promise<void> {
  const given = args.filter((arg) => !FLAGS.includes(arg));
  const options = { migrations, replace: args.includes("--replace"), force: args.includes("--force") };
  const [first = "", ...rest] = given;
  const isMove = command === "move";
  const hasFlags = args.length > given.length;
  if ((!first && !isMove) || rest.length > 0 || (command === "backup" && hasFlags) || first.startsWith("-"))
    throw new BackupError(USAGE[command]);
  if (command === "backup") console.log(`${first}: ${describe(await backUp(env, resolve(first)))}`);
  else if (command === "restore")
    console.log(`Restored ${describe(await loadBackup(env, resolve(first), options))}. Every row was compared.`);
  else await move(env, first, options);
}

const FLAGS: readonly string[] = ["--replace", "--force"];

const MEGABYTE = 1024 * 1024;

function describe({ contents, rows, media, bytes }: BackupSummary): string {
  return `${rows} rows of ${contents.tables.length} tables and ${media.length} files, ${(bytes / MEGABYTE).toFixed(1)} MB, as of ${contents.made_at}`;
}

async function backUp(env: Env, file: string): Promise<BackupSummary> {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Choose another name.`);
  if (!existsSync(dirname(file))) throw new BackupError(`There is no folder ${dirname(file)}.`);
  removePartialOnSignal(file);
  const running = env.DATABASE_URL ? null : await connectForBackup(env.DATA_DIR);
  if (!running)
    return withSite(env, (site) => saveBackup(Readable.from(writeBackup(site), { objectMode: false }), file));
  return saveBackup(running, file).catch((error: unknown) => {
    throw error instanceof BackupError ? new BackupError("The backup broke off. The log of the site says why.") : error;
  });
}

/** Exits immediately: normal error handling could hang on a database that does not respond. */
function removePartialOnSignal(file: string): void {
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const) {
    process.once(signal, () => {
      rmSync(file + PARTIAL, { force: true });
      console.error("Stopped. Nothing was saved.");
      process.exit(code);
    });
  }
}

async function loadBackup(env: Env, file: string, options: RestoreOptions): Promise<BackupSummary> {
  const backup = await openBackup(file);
  try {
    await withSite(env, (site) => restoreBackup(site, backup, options), { mayBeNew: true });
    return backup;
  } finally {
    await backup.close();
  }
}

/** The site must be stopped: rows written after the copy would be lost. Media files are not moved. */
async function move(env: Env, given: string, options: RestoreOptions): Promise<void> {
  if (given && env.DATABASE_URL)
    throw new BackupError(
      "DATABASE_URL is set: the site is on a PostgreSQL server already. To move it to another one, use backup and restore.",
    );
  const url = given || (env.DATABASE_URL ?? "");
  if (!/^postgres(ql)?:\/\//.test(url)) throw new BackupError(USAGE.move);
  const embedded = { ...env, DATABASE_URL: undefined, DATABASE_DIRECT_URL: undefined };
  const folder = await mkdtemp(join(tmpdir(), "pemba-move-"));
  const file = join(folder, "rows.tar");
  try {
    await withSite(embedded, (site) =>
      writeDurably(Readable.from(writeBackup({ ...site, listFiles: async () => [] }), { objectMode: false }), file),
    );
    const { contents, rows } = await loadBackup({ ...env, DATABASE_URL: url }, file, options);
    for (const table of contents.tables)
      console.log(`  ${table.name.padEnd(32)} ${String(table.rows).padStart(8)} rows  ${table.sha256.slice(0, 16)}`);
    console.log(
      `\nMoved ${rows} rows; each table was read again there and is the same. Start the site with DATABASE_URL set to ${redactSecrets(url)}.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withSite<T>(env: Env, work: (site: BackupSite) => Promise<T>, { mayBeNew = false } = {}): Promise<T> {
  if (!env.DATABASE_URL && !mayBeNew && !existsSync(join(env.DATA_DIR, "postgres"))) {
    throw new BackupError(
      `There is no site in ${env.DATA_DIR}. Set DATA_DIR to its folder, or DATABASE_URL to its database.`,
    );
  }
  const database = await openDatabase({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    dataDir: env.DATA_DIR,
    log: createLogger(env.LOG_LEVEL),
  });
  try {
    return await work({
      database,
      storage: await openStorage(env.MEDIA_URL, isPrivatePath),
      listFiles,
      typeOf: (path) => typeOfFile(path) ?? "application/octet-stream",
    });
  } finally {
    await database.close();
  }
}
