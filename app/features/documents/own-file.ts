import { MAX_OWN_BYTES } from "#app/features/documents/schema";

/** A file of staff as far as it can be looked at here: that it is a PDF, its size, and how many pages it says it has. */
export function checkOwnFile(bytes: Uint8Array): { ok: true; pages: number } | { ok: false; message: string } {
  if (bytes.length === 0) return { ok: false, message: "Choose a file." };
  if (bytes.length > MAX_OWN_BYTES) return { ok: false, message: "The file is larger than 20 MB." };
  const text = Buffer.from(bytes).toString("latin1");
  if (!text.startsWith("%PDF-")) return { ok: false, message: "This is no PDF." };
  // Pages in compressed parts cannot be counted like this; the tree of pages says how many there are.
  const counts = [...text.matchAll(/\/Count\s+(\d+)/g)].map(([, count]) => Number(count));
  const pages = Math.max(text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0, ...counts, 1);
  return { ok: true, pages };
}
