/**
 * As much of the tar format as a backup needs: plain files, names of at most 100 letters. Any tar program reads what is
 * written here.
 */

import type { FileHandle } from "node:fs/promises";

const BLOCK = 512;
const NAME = { start: 0, length: 100 };
const SIZE = { start: 124, length: 12 };
const CHECKSUM = { start: 148, length: 8 };
const TYPE = 156;
const MAGIC = { start: 257, text: "ustar\u000000" };
/** What eleven octal digits can say. */
const MAX_FILE_BYTES = 8 ** 11 - 1;

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, "0")}\0`;

export function tarHeader(name: string, size: number, modified: Date): Buffer {
  if (Buffer.byteLength(name) > NAME.length || size > MAX_FILE_BYTES)
    throw new Error(`${name} does not fit into a backup`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, NAME.start);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, SIZE.length), SIZE.start);
  header.write(octal(Math.floor(modified.getTime() / 1000), 12), 136);
  header.write("0", TYPE);
  header.write(MAGIC.text, MAGIC.start);
  header.write(`${octal(checksumOf(header), 7)} `, CHECKSUM.start);
  return header;
}

/** What is missing to a whole block behind a file. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

export const TAR_END = Buffer.alloc(2 * BLOCK);

/** The sum of all bytes, with spaces where it stands itself. */
function checksumOf(header: Buffer): number {
  const end = CHECKSUM.start + CHECKSUM.length;
  return header.reduce((sum, byte, place) => sum + (place >= CHECKSUM.start && place < end ? 0x20 : byte), 0);
}

export interface TarEntry {
  name: string;
  /** Where its bytes begin in the file. */
  start: number;
  size: number;
}

export class InvalidTar extends Error {}

/** The files in a tar file, in their order. Refuses what is cut off or not a tar file. */
export async function* listTar(file: FileHandle): AsyncGenerator<TarEntry> {
  const { size: whole } = await file.stat();
  const header = Buffer.alloc(BLOCK);
  for (let place = 0; ;) {
    const { bytesRead } = await file.read(header, 0, BLOCK, place);
    if (bytesRead < BLOCK) throw new InvalidTar("it is cut off");
    if (header.every((byte) => byte === 0)) return;
    const text = (start: number, length: number) =>
      header
        .toString("utf8", start, start + length)
        .replace(/\0.*/s, "")
        .trim();
    if (Number.parseInt(text(CHECKSUM.start, CHECKSUM.length), 8) !== checksumOf(header))
      throw new InvalidTar("it is damaged");
    const entry = {
      name: text(NAME.start, NAME.length),
      start: place + BLOCK,
      size: Number.parseInt(text(SIZE.start, SIZE.length), 8),
    };
    place = entry.start + entry.size + tarPadding(entry.size).length;
    if (place + TAR_END.length > whole) throw new InvalidTar("it is cut off");
    yield entry;
  }
}
