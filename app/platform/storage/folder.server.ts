import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, mkdir, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { requireDiskSpace } from "#app/platform/disk-space.server";
import { openFolderUploads } from "#app/platform/storage/folder-uploads.server";
import type { Storage } from "#app/platform/storage/storage.server";

export function openFolderStorage(root: string): Storage {
  const incoming = join(root, ".incoming");

  async function adopt(path: string, file: string): Promise<void> {
    const target = join(root, path);
    await mkdir(dirname(target), { recursive: true });
    // A hard link appears whole or not at all, and fails when the name is taken.
    await link(file, target);
  }

  return {
    put: adopt,
    async find(path) {
      const file = join(root, path);
      const info = await stat(file).catch(() => null);
      if (!info?.isFile()) return null;
      return { size: info.size, modified: info.mtime, open: async (range) => createReadStream(file, range) };
    },
    async remove(path) {
      await rm(join(root, path), { force: true });
    },
    async tempDir() {
      await mkdir(incoming, { recursive: true });
      return incoming;
    },
    async probe() {
      await mkdir(incoming, { recursive: true });
      const file = join(incoming, `probe-${randomBytes(6).toString("hex")}`);
      await writeFile(file, "probe");
      await rm(file);
      const { bavail, bsize } = await statfs(root);
      return { kind: "folder", free: bavail * bsize };
    },
    requireDiskSpace: () => requireDiskSpace(incoming),
    uploads: openFolderUploads(join(incoming, "films"), adopt),
  };
}
