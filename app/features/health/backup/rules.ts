import { OFFICE } from "#app/brand";
import type { HealthCheck } from "#app/features/health/rules";
import { addDays, dayAt, stampOf, startOfDay } from "#app/platform/dates/dates";

/** Local hour of the nightly backup, when there is little traffic. */
const BACKUP_HOUR = 3;
const HOUR_MS = 60 * 60 * 1000;
const RETRY_MS = HOUR_MS;

interface LastRun {
  ranAt: Date;
  ok: boolean;
}

/** When the next backup is due: at night, at once if the last night was missed, an hour after one that failed. */
export function backupDueAt(run: LastRun | undefined, now: Date): Date {
  if (!run) return now;
  return run.ok ? nextBackupTime(run.ranAt) : new Date(run.ranAt.getTime() + RETRY_MS);
}

function nextBackupTime(after: Date): Date {
  const today = dayAt(after, OFFICE.hoursAheadOfUtc);
  const nights = [today, addDays(today, 1)].map(
    (day) => new Date(startOfDay(day, OFFICE.hoursAheadOfUtc).getTime() + BACKUP_HOUR * HOUR_MS),
  );
  return nights.find((night) => night > after) ?? after;
}

/** On the island's clock, so that names are in order. */
export function backupFileName(moment: Date): string {
  return `pemba-${stampOf(moment, OFFICE).replaceAll(":", "").replace(" ", "-")}.tar`;
}

const BACKUP_FILE = /^pemba-\d{4}-\d\d-\d\d-\d{6}\.tar$/;
const PARTIAL_FILE = /^pemba-\d{4}-\d\d-\d\d-\d{6}\.tar\.partial$/;

/** Backups beyond the retention count, oldest last. Files that are not ours are ignored. */
export function expiredBackups(names: readonly string[], keep: number): string[] {
  return names
    .filter((name) => BACKUP_FILE.test(name))
    .toSorted()
    .toReversed()
    .slice(keep);
}

export function partialBackups(names: readonly string[]): string[] {
  return names.filter((name) => PARTIAL_FILE.test(name));
}

/** Overdue: more than a day and a half since the last successful backup. */
const LATE_MS = 36 * HOUR_MS;

export function checkBackup(
  run: { ok: boolean; ranAt: Date; succeededAt: Date | null; reason: string | null } | undefined,
  isOn: boolean,
  now: Date,
): HealthCheck {
  if (!isOn) return { state: "attention", message: "BACKUP_DIR is not set: the site makes no backups by itself." };
  if (!run) return { state: "attention", message: "None was made yet." };
  if (!run.ok) return { state: "bad", message: `The last one failed. ${run.reason ?? "The log says why."}` };
  const isLate = now.getTime() - (run.succeededAt ?? run.ranAt).getTime() > LATE_MS;
  return isLate
    ? { state: "attention", message: "The last one is too old." }
    : { state: "good", message: "Every night one is made and read once." };
}
