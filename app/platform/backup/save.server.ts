import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openBackup, type Backup } from "#app/platform/backup/read.server";
import { requireRoom } from "#app/platform/disk.server";

export const PARTIAL = ".partial";

/** How much is written between two looks at what is left of the disk. */
const LOOK_EVERY_BYTES = 16 * 1024 * 1024;

export type BackupSummary = Pick<Backup, "rows" | "bytes" | "contents" | "media">;

/** Appears under its name when it is whole and was read once. */
export async function saveBackup(bytes: Readable, file: string, signal?: AbortSignal): Promise<BackupSummary> {
  const partial = file + PARTIAL;
  try {
    await writeWhole(bytes, partial, signal);
    const summary = await openBackup(partial);
    await summary.close();
    await rename(partial, file);
    return summary;
  } finally {
    await rm(partial, { force: true });
  }
}

/** The file is on the disk, not only on its way there, when this is done. */
export async function writeWhole(bytes: Readable, file: string, signal?: AbortSignal): Promise<void> {
  await requireRoom(dirname(file));
  async function* whileThereIsRoom(chunks: AsyncIterable<Buffer>) {
    let unseen = 0;
    for await (const chunk of chunks) {
      unseen += chunk.length;
      if (unseen > LOOK_EVERY_BYTES) {
        unseen = 0;
        await requireRoom(dirname(file));
      }
      yield chunk;
    }
  }
  await pipeline(bytes, whileThereIsRoom, createWriteStream(file, { mode: 0o600 }), { signal });
  const handle = await open(file);
  await handle.sync();
  await handle.close();
}
