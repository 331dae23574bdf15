import { createReadStream } from "node:fs";
import { link, mkdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Storage } from "#app/platform/storage/storage.server";

export function openFolderStorage(root: string): Storage {
  return {
    async adopt(path, file) {
      const target = join(root, path);
      await mkdir(dirname(target), { recursive: true });
      // A hard link appears whole or not at all, and fails when the name is taken; a rename would replace silently.
      await link(file, target);
      await rm(file, { force: true });
    },
    async find(path) {
      const file = join(root, path);
      const info = await stat(file).catch(() => null);
      if (!info?.isFile()) return null;
      return { size: info.size, modified: info.mtime, open: (range) => createReadStream(file, range) };
    },
    async remove(path) {
      await rm(join(root, path), { force: true });
    },
    async scratch() {
      const folder = join(root, ".incoming");
      await mkdir(folder, { recursive: true });
      return folder;
    },
  };
}
