import { statfs } from "node:fs/promises";

/**
 * What we leave free on a disk. The embedded database writes its log in files of 16 MB; when there is no room for the next one it tries
 * for ever, and the process answers nobody any more. So writing stops before that.
 */
export const LEAST_FREE_BYTES = 64 * 1024 * 1024;
const LOOK_EVERY_MS = 500;

export class DiskFull extends Error {}

/** For work that is about to write files. */
export async function requireRoom(folder: string): Promise<void> {
  if (!(await hasRoom(folder))) throw new DiskFull(`Less than ${LEAST_FREE_BYTES / 1024 / 1024} MB are free on the disk of ${folder}.`);
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= LEAST_FREE_BYTES;
}

/** Tells when the disk has become full, and when it no longer is. */
export function watchRoom(folder: string, onChange: (hasRoomNow: boolean) => Promise<void>): () => void {
  let known = true;
  let isLooking = false;
  const look = async () => {
    const now = await hasRoom(folder);
    if (now === known) return;
    await onChange(now);
    known = now;
  };
  const watch = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    // What fails is looked at again in a moment.
    void look().catch(() => {}).finally(() => {
      isLooking = false;
    });
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(watch);
}
