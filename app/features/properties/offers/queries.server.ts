import { and, count, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { MAX_CLAIM_AGE_HOURS } from "#app/features/media/mutations.server";
import { media_objects } from "#app/features/media/tables.server";
import { propertySlug } from "#app/features/properties/slug";
import type { SubmissionErrors } from "#app/features/properties/submission";
import { isVisitorImageUrl } from "#app/features/properties/submission-validation";
import { properties } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { visibleText } from "#app/platform/i18n/visible-text";

/** Whether visitors have brought all of these pictures, not too long ago. */
export async function areRecentVisitorImages(db: Db, images: string[]): Promise<boolean> {
  if (images.length === 0) return true;
  const names = images.map((url) => url.split("/").at(-1) ?? "");
  const isFresh = sql`${media_objects.created_at} > now() - make_interval(hours => ${MAX_CLAIM_AGE_HOURS})`;
  const [found] = await db
    .select({ n: count() })
    .from(media_objects)
    .where(and(eq(media_objects.bucket, "property-images"), inArray(media_objects.name, names), isFresh));
  return found?.n === names.length;
}

/**
 * What only the database can see of an offer that may be wrong in other ways: its title is taken, or a picture is gone.
 */
export async function findOfferProblems(
  db: Db,
  { title = "", images, key }: { title?: string; images: string[]; key: string | undefined },
): Promise<SubmissionErrors> {
  const isOther = key ? or(isNull(properties.submission_key), ne(properties.submission_key, key)) : undefined;
  const slug = propertySlug(visibleText(title), () => "");
  const [taken] = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.slug, slug), isOther))
    .limit(1);
  const earlier = key
    ? await db.select({ images: properties.images }).from(properties).where(eq(properties.submission_key, key))
    : [];
  const known = new Set(earlier.flatMap((row) => row.images));
  const brought = [...new Set(images)].filter((image) => isVisitorImageUrl(image) && !known.has(image));
  return {
    ...(taken && { title: "duplicate" as const }),
    ...(!(await areRecentVisitorImages(db, brought)) && { images: "imageGone" as const }),
  };
}
