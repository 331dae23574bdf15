import { inflateSync } from "node:zlib";

/** More than a floor plan or a lease ever unfolds to. */
const MAX_UNFOLDED_BYTES = 20 * 1024 * 1024;
const PAGE = /\/Type\s*\/Page(?![a-zA-Z])/g;
const STREAM = /\/Type\s*\/ObjStm[\s\S]{0,400}?stream\r?\n/g;

/**
 * How many pages a PDF has: its objects of that kind are counted, in the plain and in packed lists. Null where none are
 * found, as in an encrypted file: then nothing is said.
 */
export function countPdfPages(bytes: Buffer): number | null {
  const text = bytes.toString("latin1");
  let pages = text.match(PAGE)?.length ?? 0;
  let left = MAX_UNFOLDED_BYTES;
  for (const found of text.matchAll(STREAM)) {
    const start = found.index + found[0].length;
    const end = text.indexOf("endstream", start);
    if (end < 0 || left <= 0) break;
    try {
      const unfolded = inflateSync(bytes.subarray(start, end), { maxOutputLength: left });
      left -= unfolded.length;
      pages += unfolded.toString("latin1").match(PAGE)?.length ?? 0;
    } catch {
      // Packed in another way, or damaged.
    }
  }
  return pages > 0 ? pages : null;
}
