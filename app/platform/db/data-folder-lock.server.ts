import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export class DataFolderInUse extends Error {}

/**
 * The embedded database has no lock of its own: two processes on one folder each believe their writes and lose one
 * side's rows. So whoever opens the folder first writes into a file beside it who he is, and the next one refuses.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, "server.lock");
  const ownerId = [process.pid, (await readProcess(process.pid)).startedAt].join(" ").trim();
  for (let attempt = 0; attempt < 3; attempt++) {
    const found = await readFile(file, "utf8").catch(() => null);
    if (found !== null && found !== ownerId && (await isAlive(found))) {
      throw new DataFolderInUse(
        `The data folder ${folder} is in use by process ${found.split(" ")[0]}. Stop it first, or set DATA_DIR to another folder. ` +
          `If no such server runs, delete ${file}.`,
      );
    }
    if (found !== null) await rm(file, { force: true });
    const written = await writeAtomically(file, ownerId);
    // Two processes may have found the same stale file: the one whose name is still there afterwards has it.
    if (written) await wait(30);
    if (written && (await readFile(file, "utf8").catch(() => "")) === ownerId) {
      return () => rm(file, { force: true });
    }
  }
  throw new DataFolderInUse(`The data folder ${folder} is being opened by another process.`);
}

/** A hard link appears whole or not at all: a process killed in between leaves no lock that names nobody. */
async function writeAtomically(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, text);
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function isAlive(holder: string): Promise<boolean> {
  const [id = "", recordedStart] = holder.split(" ");
  const pid = Number(id);
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const { state, startedAt } = await readProcess(pid);
  if (ENDED_STATES.has(state)) return false;
  // After a restart of the machine or the container its number may be somebody else's.
  return !recordedStart || recordedStart === startedAt;
}

/** A zombie (Z) or dead (X) process has ended: it only waits for its parent to ask how. */
const ENDED_STATES = new Set(["Z", "X", "x"]);

/** What Linux tells of a process; both empty on other systems. */
async function readProcess(pid: number): Promise<{ state: string; startedAt: string }> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "utf8"),
      readFile("/proc/sys/kernel/random/boot_id", "utf8"),
    ]);
    // The name of the program, in parentheses, may hold spaces; the moment is the twentieth field after it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", startedAt: `${boot.trim()}/${fields[19]}` };
  } catch {
    return { state: "", startedAt: "" };
  }
}
