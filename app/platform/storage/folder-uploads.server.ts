import { FileConfigstore, FileStore } from "@tus/file-store";
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireDiskSpace } from "#app/platform/disk-space.server";
import type { UploadStore } from "#app/platform/storage/storage.server";

class SpaceCheckedFileStore extends FileStore {
  constructor(directory: string) {
    // @tus/file-store 2.1 makes its folder itself, and ends the process where it cannot: it is given one that is there.
    super({ directory: tmpdir(), configstore: new FileConfigstore(directory) });
    this.directory = directory;
  }

  override async create(...given: Parameters<FileStore["create"]>) {
    await mkdir(this.directory, { recursive: true });
    await requireDiskSpace(this.directory);
    return super.create(...given);
  }

  override async write(...given: Parameters<FileStore["write"]>) {
    await requireDiskSpace(this.directory);
    return super.write(...given);
  }
}

/**
 * Parts are written into one file each upload, beside a note of how long it will be. The folder is made with the first
 * of them: a site whose folder cannot be written has everything else.
 */
export function openFolderUploads(folder: string, adopt: (path: string, file: string) => Promise<void>): UploadStore {
  const datastore = new SpaceCheckedFileStore(folder);
  const resultFile = (id: string) => join(folder, `${id}.stored`);
  return {
    datastore,
    async findComplete(id) {
      const upload = await datastore.getUpload(id).catch(() => null);
      if (!upload || upload.offset !== upload.size) return null;
      const file = join(folder, id);
      return { size: upload.size, head: (length) => readHead(file, length), put: (path) => adopt(path, file) };
    },
    async remove(id) {
      for (const name of [id, `${id}.json`]) await rm(join(folder, name), { force: true });
    },
    readResult: (id) => readFile(resultFile(id), "utf8").catch(() => null),
    writeResult: (id, text) => writeFile(resultFile(id), text),
    async removeInactiveSince(moment) {
      let removed = 0;
      const files = Map.groupBy(await namesIn(folder), (name) => name.replace(/\..*/s, ""));
      for (const names of [...files.values()].map((group) => group.map((name) => join(folder, name)))) {
        const changed = await Promise.all(
          names.map((name) =>
            stat(name).then(
              ({ mtimeMs }) => mtimeMs,
              () => 0,
            ),
          ),
        );
        if (Math.max(...changed) > moment) continue;
        await Promise.all(names.map((name) => rm(name, { force: true })));
        removed++;
      }
      return removed;
    },
  };
}

/** None where there is no folder yet. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return [];
    throw error;
  });
}

/** The first bytes of a file. */
export async function readHead(file: string, length: number): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
