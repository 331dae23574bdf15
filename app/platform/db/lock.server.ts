import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export class DataFolderInUse extends Error {}

/**
 * The embedded database has no lock of its own: two processes on one folder each believe their writes and lose one side's
 * rows. So whoever opens the folder first writes its process id into a file beside it, and the next one refuses.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, "server.lock");
  for (let attempt = 0; attempt < 3; attempt++) {
    const holder = Number(await readFile(file, "utf8").catch(() => "0"));
    if (holder && holder !== process.pid && isAlive(holder)) {
      throw new DataFolderInUse(
        `The data folder ${folder} is in use by process ${holder}. Stop it first, or set DATA_DIR to another folder. ` +
          `If no such server runs, delete ${file}.`,
      );
    }
    if (holder) await rm(file, { force: true });
    const written = await writeFile(file, String(process.pid), { flag: "wx" }).then(
      () => true,
      () => false,
    );
    // Two processes may have found the same stale file: the one whose id is still there afterwards has it.
    if (written) await wait(30);
    if (written && (await readFile(file, "utf8").catch(() => "")) === String(process.pid)) {
      return () => rm(file, { force: true });
    }
  }
  throw new DataFolderInUse(`The data folder ${folder} is being opened by another process.`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
