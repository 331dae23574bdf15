import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openBackup, type Backup } from "#app/platform/backup/read.server";
import { requireDiskSpace } from "#app/platform/disk-space.server";

export const PARTIAL = ".partial";

/** How much is written between two looks at what is left of the disk. */
const CHECK_EVERY_BYTES = 16 * 1024 * 1024;

export type BackupSummary = Pick<Backup, "rows" | "bytes" | "contents" | "media">;

/** Appears under its name when it is whole and was read once. */
export async function saveBackup(bytes: Readable, file: string, signal?: AbortSignal): Promise<BackupSummary> {
  const partial = file + PARTIAL;
  try {
    await writeDurably(bytes, partial, signal);
    const summary = await openBackup(partial);
    await summary.close();
    await rename(partial, file);
    return summary;
  } finally {
    await rm(partial, { force: true });
  }
}

/** The file is on the disk, not only on its way there, when this is done. */
export async function writeDurably(bytes: Readable, file: string, signal?: AbortSignal): Promise<void> {
  await requireDiskSpace(dirname(file));
  async function* checkDiskSpace(chunks: AsyncIterable<Buffer>) {
    let sinceLastCheck = 0;
    for await (const chunk of chunks) {
      sinceLastCheck += chunk.length;
      if (sinceLastCheck > CHECK_EVERY_BYTES) {
        sinceLastCheck = 0;
        await requireDiskSpace(dirname(file));
      }
      yield chunk;
    }
  }
  await pipeline(bytes, checkDiskSpace, createWriteStream(file, { mode: 0o600 }), { signal });
  const handle = await open(file);
  await handle.sync();
  await handle.close();
}
