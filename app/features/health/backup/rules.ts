import { OFFICE } from "#app/brand";
import type { Verdict } from "#app/features/health/rules";
import { addDays, dayAt, stampOf, startOfDay } from "#app/platform/dates/dates";

/** While hardly anybody on the island is awake. */
export const BACKUP_HOUR = 3;
const HOUR_MS = 60 * 60 * 1000;
const RETRY_MS = HOUR_MS;

interface LastRun {
  ranAt: Date;
  ok: boolean;
}

/** When the next backup is due: at night, at once if the last night was missed, an hour after one that failed. */
export function backupDueAt(run: LastRun | undefined, now: Date): Date {
  if (!run) return now;
  return run.ok ? nextNight(run.ranAt) : new Date(run.ranAt.getTime() + RETRY_MS);
}

function nextNight(after: Date): Date {
  const today = dayAt(after, OFFICE.hoursAheadOfUtc);
  const nights = [today, addDays(today, 1)].map((day) => new Date(startOfDay(day, OFFICE.hoursAheadOfUtc).getTime() + BACKUP_HOUR * HOUR_MS));
  return nights.find((night) => night > after) ?? after;
}

/** On the island's clock, so that names are in order. */
export function backupFileName(moment: Date): string {
  return `pemba-${stampOf(moment, OFFICE).replaceAll(":", "").replace(" ", "-")}.tar`;
}

const OURS = /^pemba-\d{4}-\d\d-\d\d-\d{6}\.tar$/;
const BROKEN_OFF = /^pemba-\d{4}-\d\d-\d\d-\d{6}\.tar\.partial$/;

/** The oldest of our own files beyond those that are kept. What somebody else put there stays. */
export function surplusBackups(names: readonly string[], keep: number): string[] {
  return names.filter((name) => OURS.test(name)).toSorted().toReversed().slice(keep);
}

export function brokenOffBackups(names: readonly string[]): string[] {
  return names.filter((name) => BROKEN_OFF.test(name));
}

/** A night was missed, and the day after it. */
const LATE_MS = 36 * HOUR_MS;

export function judgeBackup(run: { ok: boolean; ranAt: Date; succeededAt: Date | null; reason: string | null } | undefined, isOn: boolean, now: Date): Verdict {
  if (!isOn) return { state: "attention", says: "BACKUP_DIR is not set: the site makes no backups by itself." };
  if (!run) return { state: "attention", says: "None was made yet." };
  if (!run.ok) return { state: "bad", says: `The last one failed. ${run.reason ?? "The log says why."}` };
  const isLate = now.getTime() - (run.succeededAt ?? run.ranAt).getTime() > LATE_MS;
  return isLate ? { state: "attention", says: "The last one is too old." } : { state: "good", says: "Every night one is made and read once." };
}
