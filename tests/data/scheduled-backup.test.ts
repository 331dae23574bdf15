import { sql } from "drizzle-orm";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backUpIfDue, startBackups, type BackupContext } from "#app/features/health/backup/schedule.server";
import { findJobRun } from "#app/features/health/queries.server";
import { listFiles } from "#app/features/media/queries.server";
import { openBackup } from "#app/platform/backup/read.server";
import { restoreBackup } from "#app/platform/backup/restore.server";
import type { Database } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { openFolderStorage } from "#app/platform/storage/folder.server";
import { openBlankEmbedded, openBlankPostgres, openEmbedded, openPostgres, silentLog } from "#tests/support/databases";
import { insertFirstReleaseRows } from "#tests/support/first-release-rows";

const MIGRATIONS = join(import.meta.dirname, "../../db/migrations");
const root = mkdtempSync(join(tmpdir(), "pemba-scheduled-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const SLOW = 300_000;

const KINDS = [
  ["embedded", openEmbedded, openBlankEmbedded],
  ["PostgreSQL", openPostgres, openBlankPostgres],
] as const;

describe.each(KINDS)("scheduled backups on %s", (kind, open, openBlank) => {
  let database: Database;
  const stopping = new AbortController();
  const folder = join(root, kind, "not", "there yet");
  let site: BackupContext;
  beforeAll(async () => {
    database = await open();
    await insertFirstReleaseRows(database.db);
    site = {
      database,
      storage: openFolderStorage(join(root, kind, "media")),
      log: silentLog,
      folder,
      keep: 2,
      stopping: stopping.signal,
    };
  }, SLOW);
  afterAll(() => database.close());
  const lastRun = () => findJobRun(database.db, "backup");
  const makeDue = () =>
    database.db.execute(sql`update job_runs set ran_at = now() - interval '2 days' where job = 'backup'`);
  const titles = ({ db }: Database) => rowsOf(db, sql`select id, title from experiences order by id`);

  it(
    "makes one at the start by itself, which restores",
    async () => {
      const schedule = startBackups(site, 1);
      await expect.poll(() => lastRun(), { timeout: SLOW / 5 }).toMatchObject({ ok: true });
      await schedule.finished();
      const [file, ...others] = readdirSync(folder);
      expect(others).toEqual([]);
      expect(file).toMatch(/^pemba-\d{4}-\d\d-\d\d-\d{6}\.tar$/);
      const { size, mode } = statSync(join(folder, file!));
      expect(mode & 0o077).toBe(0);
      const run = (await lastRun())!;
      expect(run).toMatchObject({ file, bytes: size, failures: 0, reason: null });
      expect(run.succeededAt).toEqual(run.ranAt);

      const restored = await openBlank();
      const backup = await openBackup(join(folder, file!));
      try {
        const storage = openFolderStorage(join(root, kind, "restored"));
        await restoreBackup({ database: restored, storage, listFiles, typeOf: () => "image/webp" }, backup, {
          migrations: MIGRATIONS,
          replace: false,
        });
        expect(await titles(restored)).toEqual(await titles(database));
      } finally {
        await backup.close();
        await restored.close();
      }
    },
    SLOW,
  );

  it("makes none before the next night, nor while another process makes one", async () => {
    expect(await backUpIfDue(site)).toBe(false);
    await makeDue();
    const lock = await database.tryLock("backup");
    expect(await backUpIfDue(site)).toBe(false);
    await lock!.release();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it(
    "removes what broke off and the oldest beyond those that are kept, and nobody else's files",
    async () => {
      const [before] = readdirSync(folder);
      const own = ["pemba-2020-01-01-030000.tar", "pemba-2020-01-02-030000.tar", "pemba-2020-01-03-030000.tar.partial"];
      for (const name of [...own, "mine.tar"]) writeFileSync(join(folder, name), "old");
      await makeDue();
      expect(await backUpIfDue(site)).toBe(true);
      const { file } = (await lastRun())!;
      expect(readdirSync(folder).toSorted()).toEqual([...new Set(["mine.tar", before, file])].toSorted());
    },
    SLOW,
  );

  it(
    "tells why one failed, keeps what the last good one made, and tries again",
    async () => {
      const good = (await lastRun())!;
      const file = join(root, kind, "a-file");
      writeFileSync(file, "");
      await makeDue();
      expect(await backUpIfDue({ ...site, folder: join(file, "backups") })).toBe(true);
      expect(await lastRun()).toMatchObject({
        ok: false,
        failures: 1,
        file: good.file,
        succeededAt: good.succeededAt,
        reason: expect.stringMatching(/is no folder.*BACKUP_DIR/),
      });
      expect(await backUpIfDue(site)).toBe(false);
      await makeDue();
      expect(await backUpIfDue(site)).toBe(true);
      expect(await lastRun()).toMatchObject({ ok: true, failures: 1, reason: null });
    },
    SLOW,
  );

  it.runIf(process.platform === "linux")(
    "writes nothing to a disk that is full",
    async () => {
      await makeDue();
      // Nothing is ever free there.
      expect(await backUpIfDue({ ...site, folder: "/proc" })).toBe(true);
      expect(await lastRun()).toMatchObject({ ok: false, reason: "Less than 64 MB are free on the disk of /proc." });
    },
    SLOW,
  );

  it(
    "gives one up when the server stops, and calls that no failure",
    async () => {
      const before = await makeDue().then(lastRun);
      expect(await backUpIfDue({ ...site, stopping: AbortSignal.abort() })).toBe(true);
      expect(await lastRun()).toEqual(before);
      expect(readdirSync(folder).filter((name) => name.endsWith(".partial"))).toEqual([]);
    },
    SLOW,
  );
});
