import { and, count, eq, inArray, sql } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import type { RecordKind } from "#app/features/history/mutations.server";
import { queueMailAbout, type Mailroom } from "#app/features/mail/mutations.server";
import { CLAIM_HOURS } from "#app/features/media/mutations.server";
import { media_objects } from "#app/features/media/tables.server";
import { settleSubmission } from "#app/features/properties/notices/mutations.server";
import { freeAddresses, redirectOldSlugs } from "#app/features/publishing/mutations.server";
import { slugOf } from "#app/features/properties/slug";
import type { PropertySubmission } from "#app/features/properties/submission-check";
import { PROPERTY_FOLDER } from "#app/features/properties/schema";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import { isUniqueViolation, type Db } from "#app/platform/db/db.server";
import { findTakenSlug } from "#app/platform/db/slug.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";

/** Created, changed and deleted as every item staff keep: see the history room. */
export const PROPERTY_RECORDS: RecordKind<typeof properties> = {
  room: "properties",
  table: properties,
  nameOf: ({ title }) => title,
  findTaken: (tx, row, id) => findTakenSlug(tx, properties, row, id),
  onCreate: (tx, row) => freeAddresses(tx, PROPERTY_FOLDER, row),
  follow: async (tx, { staff, before, after, changed }) => {
    if ("published" in changed) await settleSubmission(tx, after.id);
    await redirectOldSlugs(tx, staff, { kind: "properties", folder: PROPERTY_FOLDER, before, after });
  },
};

/** Only the database can see these two: another property has the address already, or a picture is not there (any more). */
export type Submitted = { ok: true } | { ok: false; reason: "taken" | "images" };

/**
 * A property a visitor offers: unpublished until staff have looked at it, and announced to them with it or not at all. The same key
 * again is the same offer: it succeeds and makes no second row.
 */
export async function submitProperty(mailroom: Mailroom, { submissionKey, language = BASE_LANGUAGE, ...fields }: PropertySubmission & { submissionKey: string; language?: Language }): Promise<Submitted> {
  const { db } = mailroom;
  const isStored = async () => (await db.select({ id: properties.id }).from(properties).where(eq(properties.submission_key, submissionKey))).length > 0;
  if (await isStored()) return { ok: true };
  try {
    return await db.transaction(async (tx) => {
      if (!(await areThere(tx, fields.images))) return { ok: false, reason: "images" };
      const [row] = await tx
        .insert(properties)
        .values({
          ...fields,
          slug: slugOf(fields.title, () => randomBytes(4).toString("hex")),
          contact_email: fields.owner_email,
          submission_key: submissionKey,
        })
        .onConflictDoNothing({ target: properties.submission_key })
        .returning({ id: properties.id });
      if (!row) return { ok: true };
      await tx.insert(property_notifications).values({ property_id: row.id, type: "new_submission", message: `New property submitted: ${fields.title}` });
      await queueMailAbout(tx, mailroom, {
        kind: "offer",
        about: { table: "properties", id: row.id },
        language,
        visitor: { name: fields.owner_name, email: fields.owner_email, phone: fields.owner_phone },
        item: { english: fields.title, localised: fields.title },
        facts: [
          { label: "submitField.type", text: `propertyType.${fields.type}` },
          { label: "submitField.listingType", text: `listingType.${fields.listing_type}` },
          { label: "submitField.price", dollars: fields.price },
          { label: "submitField.location", typed: fields.location },
        ],
        message: fields.description,
      });
      return { ok: true };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Two sends of one offer at once: the second may stumble over the address of the first.
    return (await isStored()) ? { ok: true } : { ok: false, reason: "taken" };
  }
}

async function areThere(db: Db, images: string[]): Promise<boolean> {
  const names = images.map((url) => url.split("/").at(-1)!);
  const [found] = await db
    .select({ n: count() })
    .from(media_objects)
    .where(and(eq(media_objects.bucket, "property-images"), inArray(media_objects.name, names), sql`${media_objects.created_at} > now() - make_interval(hours => ${CLAIM_HOURS})`));
  return found?.n === names.length;
}
