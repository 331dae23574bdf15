import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DataFolderInUse, lockDataFolder } from "#app/platform/db/data-folder-lock.server";

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
    await (
      await lockDataFolder(folder)
    )();
  });

  it("is taken over from a process that died before it had written its name, and from one whose number somebody else has now", async () => {
    for (const left of ["", `${process.ppid} another-run-of-the-machine/1`]) {
      writeFileSync(join(folder, "server.lock"), left);
      await (
        await lockDataFolder(folder)
      )();
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it.runIf(process.platform === "linux")(
    "is taken over from a process that was killed and whose parent has not noticed yet",
    async () => {
      // The shell starts a child, then becomes a program that never asks what became of it.
      const parent = spawn("/bin/sh", ["-c", "sleep 600 & echo $!; exec sleep 600"], {
        stdio: ["ignore", "pipe", "ignore"],
      });
      try {
        const pid = await new Promise<string>((resolve) =>
          parent.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString().trim())),
        );
        const stat = () => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
        await vi.waitFor(() => expect(readFileSync(`/proc/${parent.pid}/comm`, "utf8").trim()).toBe("sleep"), {
          timeout: 20_000,
        });
        process.kill(Number(pid), "SIGKILL");
        await vi.waitFor(() => expect(stat()[0]).toBe("Z"), { timeout: 20_000 });
        const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
        for (const left of [pid, `${pid} ${boot}/${stat()[19]}`]) {
          writeFileSync(join(folder, "server.lock"), left);
          await (
            await lockDataFolder(folder)
          )();
        }
      } finally {
        parent.kill("SIGKILL");
      }
    },
  );
});
