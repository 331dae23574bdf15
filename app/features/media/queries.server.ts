import { asc } from "drizzle-orm";
import { storagePathsOf } from "#app/features/media/schema";
import { media_objects } from "#app/features/media/tables.server";
import type { Db } from "#app/platform/db/db.server";

/** The paths in the storage of every file there is. */
export async function listFiles(db: Db): Promise<string[]> {
  const objects = await db
    .select({ bucket: media_objects.bucket, name: media_objects.name })
    .from(media_objects)
    .orderBy(asc(media_objects.bucket), asc(media_objects.name));
  return objects.flatMap(({ bucket, name }) => storagePathsOf(bucket, name));
}
