import { createHash, randomBytes } from "node:crypto";
import { open, unlink, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import {
  CHECKSUMS,
  CONTENTS,
  FORMAT,
  FORMAT_VERSION,
  mediaFile,
  tableFile,
  type Contents,
} from "#app/platform/backup/format";
import { readRange } from "#app/platform/backup/read-range.server";
import { TAR_END, tarHeader, tarPadding } from "#app/platform/backup/tar.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { listApplied } from "#app/platform/db/migrations.server";
import { inSnapshot, copyTable, listSequences, listTables, type TableContent } from "#app/platform/db/snapshot.server";
import type { Storage } from "#app/platform/storage/storage.server";
import { defined } from "#app/platform/defined";

export interface BackupSite {
  database: Database;
  storage: Storage;
  /** The paths of the files that the rows of this transaction name. Those that are not there any more are left out. */
  listFiles: (tx: Db) => Promise<string[]>;
  /** What the storage is told a file is. */
  typeOf: (path: string) => string;
}

/** The bytes of a backup: a tar file with every row as it stood at one moment and the files the rows name. */
export async function* writeBackup({
  database,
  storage,
  listFiles,
}: Omit<BackupSite, "typeOf">): AsyncGenerator<Buffer> {
  const releaseFiles = await database.lockFiles();
  const spools: Spool[] = [];
  try {
    // The rows are set aside first: a slow reader must not hold up the database, which has one connection where it is
    // embedded.
    const { contents, files } = await database.withoutQueryTimeout((db) =>
      inSnapshot(db, async (tx) => {
        const tables: TableContent[] = [];
        for (const table of await listTables(tx)) {
          const { spool, content } = await spoolTable(tx, table, await storage.tempDir());
          spools.push(spool);
          tables.push(content);
        }
        const contents: Contents = {
          format: FORMAT,
          version: FORMAT_VERSION,
          made_at: new Date().toISOString(),
          migrations: (await listApplied(tx)).map(({ hash }) => hash),
          tables,
          sequences: await listSequences(tx),
        };
        return { contents, files: await listFiles(tx) };
      }),
    );
    const checksums: string[] = [];
    async function* entry(
      name: string,
      size: number,
      bytes: AsyncIterable<Uint8Array>,
      modified = new Date(contents.made_at),
    ): AsyncGenerator<Buffer> {
      yield tarHeader(name, size, modified);
      const hash = createHash("sha256");
      let left = size;
      for await (const chunk of bytes) {
        left -= chunk.length;
        hash.update(chunk);
        yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
      }
      if (left !== 0) throw new Error(`${name} is not of the size it was said to be`);
      yield tarPadding(size);
      checksums.push(`${hash.digest("hex")}  ${name}\n`);
    }
    async function* text(name: string, words: string): AsyncGenerator<Buffer> {
      const bytes = Buffer.from(words);
      yield* entry(name, bytes.length, Readable.from([bytes]));
    }
    yield* text(CONTENTS, `${JSON.stringify(contents, null, 2)}\n`);
    for (const [place, { name }] of contents.tables.entries()) {
      const { handle, size } = defined(spools[place], `the copy of table ${name}`);
      yield* entry(tableFile(name), size, readRange(handle, { start: 0, size }));
    }
    for (const path of files) {
      const file = await storage.find(path);
      if (file) yield* entry(mediaFile(path), file.size, await file.open(), file.modified);
    }
    yield* text(CHECKSUMS, checksums.join(""));
    yield TAR_END;
  } finally {
    for (const { handle } of spools) await handle.close();
    await releaseFiles();
  }
}

interface Spool {
  handle: FileHandle;
  size: number;
}

async function spoolTable(
  tx: Db,
  table: Parameters<typeof copyTable>[1],
  folder: string,
): Promise<{ spool: Spool; content: TableContent }> {
  const handle = await openUnlinkedFile(folder);
  let content: TableContent | undefined;
  async function* lines() {
    content = yield* copyTable(tx, table);
  }
  await pipeline(Readable.from(lines()), createGzip({ level: 6 }), (bytes) => handle.writeFile(bytes));
  return { spool: { handle, size: (await handle.stat()).size }, content: defined(content, "the end of the copy") };
}

/** A file that has no name any more is gone with the process, however that ends: it holds what people sent us. */
async function openUnlinkedFile(folder: string): Promise<FileHandle> {
  const path = join(folder, randomBytes(12).toString("hex"));
  const handle = await open(path, "wx+", 0o600);
  await unlink(path);
  return handle;
}
