import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DataFolderInUse, lockDataFolder } from "#app/platform/db/lock.server";

describe("the data folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "pemba-lock-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("is refused while another living process has it, and says so", async () => {
    writeFileSync(join(folder, "server.lock"), String(process.ppid));
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
    await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  it("is taken over from a process that died", async () => {
    writeFileSync(join(folder, "server.lock"), "999999999");
    const unlock = await lockDataFolder(folder);
    await unlock();
    await (await lockDataFolder(folder))();
  });

  it("is taken over from a process that died before it had written its name, and from one whose number somebody else has now", async () => {
    for (const left of ["", `${process.ppid} another-run-of-the-machine/1`]) {
      writeFileSync(join(folder, "server.lock"), left);
      await (await lockDataFolder(folder))();
      expect(readdirSync(folder)).toEqual([]);
    }
  });
});
