import type { Sequence, TableContent } from "#app/platform/db/snapshot.server";

/** The first file in a backup: what it is, and what the tables hold. */
export const CONTENTS = "backup.json";
/** The last one, in the format of sha256sum: a backup without it is not whole. */
export const CHECKSUMS = "sha256sums.txt";

export const FORMAT = "pemba-backup";
export const FORMAT_VERSION = 1;

export interface Contents {
  format: typeof FORMAT;
  version: number;
  made_at: string;
  /** The hashes of the migrations that made the tables, oldest first. */
  migrations: string[];
  /** In the order in which they can be filled. */
  tables: TableContent[];
  sequences: Sequence[];
}

/** A line for each row, a JSON array of texts, compressed. */
export const tableFile = (table: string) => `tables/${table}.jsonl.gz`;

const MEDIA = "media/";
export const mediaFile = (path: string) => MEDIA + path;
/** The path in the storage of a file in a backup; null for what is no medium, or would leave the storage. */
export function mediaPath(name: string): string | null {
  const path = name.slice(MEDIA.length);
  return name.startsWith(MEDIA) && path.split("/").every((part) => /^\w[\w.-]*$/.test(part)) ? path : null;
}
