import { ERRORS, type Locker } from "@tus/server";
import { open, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const BEAT_MS = 1_000;
/** A holder that has not been heard of for so long is gone with its process. */
const STALE_MS = 30_000;
const POLL_MS = 100;
const GIVE_UP_MS = 45_000;

/**
 * One writer an upload, also among processes that share the folder: a file only one can make. Who holds it looks now and then whether
 * somebody else wants it, and then ends: a client that comes back must not wait for its own dead connection.
 */
export function lockUploadsIn(folder: string): Locker {
  return { newLock: (id) => lockFile(join(folder, `${id}.lock`)) };
}

function lockFile(path: string): ReturnType<Locker["newLock"]> {
  const wanted = `${path}-wanted`;
  let beat: ReturnType<typeof setInterval> | undefined;
  return {
    async lock(signal, release) {
      const deadline = Date.now() + GIVE_UP_MS;
      while (!(await take(path))) {
        if (signal.aborted || Date.now() > deadline) throw ERRORS.ERR_LOCK_TIMEOUT;
        await writeFile(wanted, "");
        await wait(POLL_MS);
      }
      await rm(wanted, { force: true });
      beat = setInterval(() => void showLife(path, wanted, release), BEAT_MS).unref();
    },
    async unlock() {
      clearInterval(beat);
      await rm(path, { force: true });
    },
  };
}

async function take(path: string): Promise<boolean> {
  try {
    await (await open(path, "wx")).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const holder = await stat(path).catch(() => null);
    if (holder && Date.now() - holder.mtimeMs > STALE_MS) await rm(path, { force: true });
    return false;
  }
}

async function showLife(path: string, wanted: string, release: () => Promise<void> | void): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
  const isWanted = await stat(wanted).catch(() => null);
  if (isWanted) await release();
}
