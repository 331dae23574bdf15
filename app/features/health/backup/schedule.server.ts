import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { backupDueAt, backupFileName, partialBackups, expiredBackups } from "#app/features/health/backup/rules";
import { recordJobRun } from "#app/features/health/mutations.server";
import { findJobRun } from "#app/features/health/queries.server";
import { listFiles } from "#app/features/media/queries.server";
import { saveBackup } from "#app/platform/backup/save.server";
import { writeBackup } from "#app/platform/backup/write.server";
import type { Database } from "#app/platform/db/db.server";
import { DiskFull, explainFolderError, FolderError } from "#app/platform/disk-space.server";
import type { Logger } from "#app/platform/log.server";
import type { Storage } from "#app/platform/storage/storage.server";

export interface BackupContext {
  database: Database;
  storage: Storage;
  log: Logger;
  /** Where the files go, and how many stay. */
  folder: string;
  keep: number;
  /** A backup under way is given up then; the next start makes it. */
  stopping: AbortSignal;
}

/** Delay after startup, so that the first requests are served first. */
const FIRST_CHECK_DELAY_MS = 15_000;
/** Another process may have failed, or died, meanwhile. */
const CHECK_INTERVAL_MS = 5 * 60 * 1000;

export interface Schedule {
  finished(): Promise<void>;
}

/** Makes a backup every night, in one process of all. */
export function startBackups(site: BackupContext, firstLookMs = FIRST_CHECK_DELAY_MS): Schedule {
  let currentCheck: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const scheduleCheck = (ms: number) => {
    timer = setTimeout(() => {
      currentCheck = backUpIfDue(site).catch((error: unknown) =>
        site.log.error({ err: error }, "could not look whether a backup is due"),
      );
      scheduleCheck(CHECK_INTERVAL_MS);
    }, ms).unref();
  };
  scheduleCheck(firstLookMs);
  site.stopping.addEventListener("abort", () => clearTimeout(timer));
  return { finished: async () => void (await currentCheck) };
}

/** Says whether one was tried. */
export async function backUpIfDue(site: BackupContext): Promise<boolean> {
  const isDue = async () => {
    const now = new Date();
    return backupDueAt(await findJobRun(site.database.db, "backup"), now) <= now;
  };
  if (!(await isDue())) return false;
  const lock = await site.database.tryLock("backup");
  if (!lock) return false;
  try {
    // Another process may have made it between the two.
    if (!(await isDue())) return false;
    await backUp(site, AbortSignal.any([site.stopping, lock.lost]));
    return true;
  } finally {
    await lock.release();
  }
}

async function backUp(site: BackupContext, signal: AbortSignal): Promise<void> {
  const { database, log, folder } = site;
  const begun = performance.now();
  const tookMs = () => Math.round(performance.now() - begun);
  try {
    const file = backupFileName(new Date());
    const { bytes } = await saveToFolder(site, file, signal);
    await recordJobRun({ db: database.db, log }, "backup", { ok: true, tookMs: tookMs(), file, bytes });
    log.info({ file, bytes, ms: tookMs() }, "backup made");
  } catch (error) {
    if (signal.aborted) return;
    const reason = reasonOf(error, folder);
    log.error({ err: error, job: "backup", reason }, "a backup failed");
    await recordJobRun({ db: database.db, log }, "backup", { ok: false, tookMs: tookMs(), reason });
  }
}

async function saveToFolder({ database, storage, folder, keep }: BackupContext, file: string, signal: AbortSignal) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await remove(folder, partialBackups(await readdir(folder)));
  const bytes = Readable.from(writeBackup({ database, storage, listFiles }), { objectMode: false });
  const summary = await saveBackup(bytes, join(folder, file), signal);
  // Only after a successful backup: otherwise failures would delete the last good ones.
  await remove(folder, expiredBackups(await readdir(folder), keep));
  return summary;
}

async function remove(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}

/** Reason shown to staff. Unknown errors may quote anything, so they only go to the log. */
function reasonOf(error: unknown, folder: string): string {
  if (error instanceof DiskFull) return error.message;
  const explained = explainFolderError(error, folder, "BACKUP_DIR");
  if (explained instanceof FolderError) return explained.message;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "ENOSPC" || code === "EDQUOT") return `The disk of ${folder} is full.`;
  return `The log says why${typeof code === "string" && /^[A-Z]+$/.test(code) ? ` (${code})` : ""}.`;
}
