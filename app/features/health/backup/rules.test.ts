import { expect, it } from "vitest";
import {
  backupDueAt,
  backupFileName,
  partialBackups,
  checkBackup,
  expiredBackups,
} from "#app/features/health/backup/rules";

const at = (text: string) => new Date(text);

it("is due at three in the morning on the island, at once when a night was missed, an hour after a failure", () => {
  const now = at("2026-11-16T08:00:00Z");
  expect(backupDueAt(undefined, now)).toEqual(now);
  // 02:59 on the island, then 03:00 and later.
  expect(backupDueAt({ ok: true, ranAt: at("2026-11-15T23:59:00Z") }, now)).toEqual(at("2026-11-16T00:00:00Z"));
  expect(backupDueAt({ ok: true, ranAt: at("2026-11-16T00:00:00Z") }, now)).toEqual(at("2026-11-17T00:00:00Z"));
  expect(backupDueAt({ ok: true, ranAt: at("2026-11-16T22:00:00Z") }, now)).toEqual(at("2026-11-17T00:00:00Z"));
  expect(backupDueAt({ ok: true, ranAt: at("2026-11-14T12:00:00Z") }, now) < now).toBe(true);
  expect(backupDueAt({ ok: false, ranAt: at("2026-11-16T07:30:00Z") }, now)).toEqual(at("2026-11-16T08:30:00Z"));
});

it("names files by the island's clock and removes none that is not its own", () => {
  expect(backupFileName(at("2026-11-16T22:05:09Z"))).toBe("pemba-2026-11-17-010509.tar");
  const ours = ["pemba-2026-11-15-030000.tar", "pemba-2026-11-17-030000.tar", "pemba-2026-11-16-030000.tar"];
  const others = ["before-the-move.tar", "pemba-2026-11-01.tar", "pemba-2026-11-01-030000.tar.gpg", "other.partial"];
  const partial = "pemba-2026-11-14-030000.tar.partial";
  expect(expiredBackups([...ours, ...others, partial], 2)).toEqual(["pemba-2026-11-15-030000.tar"]);
  expect(expiredBackups(ours, 14)).toEqual([]);
  expect(partialBackups([...ours, ...others, partial])).toEqual([partial]);
});

it("is judged by the last run and by its age", () => {
  const now = at("2026-11-16T08:00:00Z");
  const run = { ok: true, ranAt: at("2026-11-16T00:00:00Z"), succeededAt: at("2026-11-16T00:00:00Z"), reason: null };
  expect(checkBackup(run, false, now)).toMatchObject({
    state: "attention",
    message: expect.stringContaining("BACKUP_DIR"),
  });
  expect(checkBackup(undefined, true, now).state).toBe("attention");
  expect(checkBackup(run, true, now).state).toBe("good");
  expect(checkBackup({ ...run, succeededAt: at("2026-11-14T00:00:00Z") }, true, now).state).toBe("attention");
  expect(checkBackup({ ...run, ok: false, reason: "The disk is full." }, true, now)).toEqual({
    state: "bad",
    message: "The last one failed. The disk is full.",
  });
});
