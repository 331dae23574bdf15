import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { BUCKETS, IMAGE_TYPES, type Bucket } from "#app/features/media/schema";
import { media_objects } from "#app/features/media/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { countAndPaginate } from "#app/platform/db/pagination.server";
import { PAGE_SIZE, type Paged } from "#app/platform/http/paging";

export interface StoredPicture {
  url: string;
  width: number | null;
  height: number | null;
}

/** The pictures that were stored before, newest first: of one room, or of all. */
export async function listStoredPictures(
  db: Db,
  { bucket, page: asked }: { bucket: Bucket | null; page: number },
): Promise<Paged<StoredPicture>> {
  const where = and(
    inArray(media_objects.content_type, [...IMAGE_TYPES]),
    // What guests send is nobody's to publish.
    bucket ? eq(media_objects.bucket, bucket) : inArray(media_objects.bucket, [...BUCKETS]),
  );
  const { offset, ...place } = await countAndPaginate(db, sql`select 1 from ${media_objects} where ${where}`, asked);
  const rows = await db
    .select({
      bucket: media_objects.bucket,
      name: media_objects.name,
      width: media_objects.width,
      height: media_objects.height,
    })
    .from(media_objects)
    .where(where)
    .orderBy(desc(media_objects.created_at), media_objects.name)
    .limit(PAGE_SIZE)
    .offset(offset);
  return {
    rows: rows.map(({ bucket: place, name, width, height }) => ({ url: `/media/${place}/${name}`, width, height })),
    ...place,
  };
}
