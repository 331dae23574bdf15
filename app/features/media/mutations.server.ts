import { and, eq, inArray, isNotNull, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { avifPath } from "#app/features/media/avif.server";
import { storagePathsOf, type AnyBucket } from "#app/features/media/schema";
import { media_objects } from "#app/features/media/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import type { Storage } from "#app/platform/storage/storage.server";

const ORPHAN_GRACE_HOURS = 24;
/**
 * How old a visitor's picture may be when it is claimed: an hour less than it is kept, so that none goes while it is
 * being claimed.
 */
export const MAX_CLAIM_AGE_HOURS = ORPHAN_GRACE_HOURS - 1;

const BATCH = 100;

/**
 * Removes the files that are a day old and named by none of the given columns, which may hold an address, a list of
 * them or a text with some in it. Gives the number of files removed.
 */
export function removeUnreferencedMedia(stores: FileStores, columns: AnyColumn[]): Promise<number> {
  return removeWhere(
    stores,
    sql`${media_objects.created_at} < now() - make_interval(hours => ${ORPHAN_GRACE_HOURS})
      and (${media_objects.bucket} || '/' || split_part(${media_objects.name}, '.', 1)) not in (${referencedIn(columns)})`,
  );
}

/** Removes the files whose reason is gone: see the trigger discard_picture. */
export function removeDiscardedMedia(stores: FileStores): Promise<number> {
  return removeWhere(stores, isNotNull(media_objects.discarded_at));
}

interface FileStores {
  database: Database;
  storage: Storage;
}

async function removeWhere({ database, storage }: FileStores, where: SQL): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await database.db.transaction(async (tx) => {
      if (!(await database.canRemoveFiles(tx))) return 0;
      const objects = await tx
        .select({ bucket: media_objects.bucket, name: media_objects.name })
        .from(media_objects)
        .where(where)
        .limit(BATCH)
        .for("update", { skipLocked: true });
      for (const { bucket, name } of objects) {
        for (const path of allStoragePaths(bucket, name)) await storage.remove(path);
      }
      // The rows go last: what could not be removed is tried again.
      for (const bucket of new Set(objects.map((object) => object.bucket))) {
        const names = objects.filter((object) => object.bucket === bucket).map(({ name }) => name);
        await tx.delete(media_objects).where(and(eq(media_objects.bucket, bucket), inArray(media_objects.name, names)));
      }
      return objects.length;
    });
    removed += batch;
    if (batch < BATCH) return removed;
  }
}

/** Takes one file away with its row. */
export async function removeMedia(
  { db, storage }: { db: Db; storage: Storage },
  { bucket, name }: { bucket: AnyBucket; name: string },
): Promise<void> {
  for (const path of allStoragePaths(bucket, name)) await storage.remove(path);
  await db.delete(media_objects).where(and(eq(media_objects.bucket, bucket), eq(media_objects.name, name)));
}

/**
 * Bucket and name, without width and ending, of every file of ours that is named in these columns, by its address or by
 * its path in the storage. Each text is read once.
 */
function referencedIn(columns: AnyColumn[]) {
  const selects = columns.map(
    (column) =>
      sql`select found[1] from ${column.table}, regexp_matches(${column}::text, '(?:/media/|^|")([a-z-]+/(?:[a-z]+-)?[0-9a-f]{24})', 'g') as found`,
  );
  return sql.join(selects, sql` union `);
}

/** An AVIF may have been made of each WebP meanwhile. */
function allStoragePaths(bucket: string, name: string): string[] {
  return [...new Set(storagePathsOf(bucket, name).flatMap((path) => [path, avifPath(path)]))];
}
