import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import {
  CHECKSUMS,
  CONTENTS,
  FORMAT,
  FORMAT_VERSION,
  mediaPath,
  tableFile,
  type Contents,
} from "#app/platform/backup/format";
import { readRange } from "#app/platform/backup/read-range.server";
import { InvalidTar, listTar, type TarEntry } from "#app/platform/backup/tar.server";
import { defined } from "#app/platform/defined";

/** What the person who restores can mend: another file, another target. One line, no stack. */
export class BackupError extends Error {}

export interface Backup {
  contents: Contents;
  rows: number;
  bytes: number;
  media: { path: string; size: number; sha256: string; open(): Readable }[];
  /** The rows of a table, a line each. */
  rowLines(table: string): AsyncIterable<string>;
  close(): Promise<void>;
}

/**
 * Opens a backup after looking at every byte of it: what is damaged or cut off is refused here, before anybody writes
 * anything.
 */
export async function openBackup(path: string): Promise<Backup> {
  const file = await open(path).catch(() => {
    throw new BackupError(`There is no file ${path} that can be read.`);
  });
  try {
    return await readBackup(file);
  } catch (error) {
    await file.close();
    if (error instanceof InvalidTar || error instanceof SyntaxError)
      throw new BackupError(`${path} is no whole backup: ${error.message}.`);
    throw error;
  }
}

async function readBackup(file: FileHandle): Promise<Backup> {
  const entries = new Map<string, TarEntry & { sha256: string }>();
  let last = "";
  for await (const entry of listTar(file)) {
    if (entries.has(entry.name)) throw new InvalidTar("it is damaged");
    entries.set(entry.name, { ...entry, sha256: await hashOf(readRange(file, entry)) });
    last = entry.name;
  }
  const checksums = entries.get(CHECKSUMS);
  if (last !== CHECKSUMS || !checksums) throw new InvalidTar("it is cut off");
  const expectedLines = (await text(readRange(file, checksums))).split("\n").filter(Boolean);
  const found = [...entries.values()]
    .filter(({ name }) => name !== CHECKSUMS)
    .map(({ name, sha256 }) => `${sha256}  ${name}`);
  if (expectedLines.length !== found.length || expectedLines.some((line, place) => line !== found[place]))
    throw new InvalidTar("it is damaged");
  const first = entries.get(CONTENTS);
  const contents = first ? (JSON.parse(await text(readRange(file, first))) as Contents) : null;
  if (contents?.format !== FORMAT) throw new InvalidTar("it is something else");
  if (contents.version > FORMAT_VERSION)
    throw new BackupError("The backup was made by a newer version of this program. Restore it with that one.");
  for (const { name } of contents.tables) if (!entries.has(tableFile(name))) throw new InvalidTar("it is damaged");
  return {
    contents,
    rows: contents.tables.reduce((sum, { rows }) => sum + rows, 0),
    bytes: (await file.stat()).size,
    media: [...entries.values()].flatMap((entry) => {
      const path = mediaPath(entry.name);
      return path === null
        ? []
        : [{ path, size: entry.size, sha256: entry.sha256, open: () => Readable.from(readRange(file, entry)) }];
    }),
    rowLines: (table) => {
      const entry = defined(entries.get(tableFile(table)), `table ${table} in the backup`);
      return splitLines(Readable.from(readRange(file, entry)).compose(createGunzip()));
    },
    close: () => file.close(),
  };
}

export async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest("hex");
}

/** By line feeds alone: Node's own reader of lines also breaks at letters that may stand in a text. */
async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString("utf8");
      rest = [];
      from = end + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
}
