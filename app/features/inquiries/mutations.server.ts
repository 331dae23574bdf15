import type { PropertyInquiry } from "#app/features/inquiries/property-inquiry";
import { categoryOf, type Inquiry } from "#app/features/inquiries/schema";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { TOPIC_TEXTS } from "#app/features/inquiries/topic-texts";
import { queueMailAbout } from "#app/features/mail/mutations.server";
import { findPublishedProperty } from "#app/features/properties/queries.server";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";

/** A visitor's message. The same key again is the same message: it succeeds and makes no second row. */
export async function saveInquiry(db: Db, { submissionKey, ...fields }: Inquiry & { language: Language; page?: string; submissionKey: string }): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(inquiries)
      .values({ ...fields, category: categoryOf(fields.topic), submission_key: submissionKey })
      .onConflictDoNothing({ target: inquiries.submission_key })
      .returning({ id: inquiries.id });
    if (row) {
      await queueMailAbout(tx, {
        kind: "message",
        about: { table: "inquiries", id: row.id },
        language: fields.language,
        visitor: fields,
        item: null,
        facts: [{ label: "contactForm.topic", text: `contactForm.${TOPIC_TEXTS[fields.topic]}` }],
        message: fields.message,
      });
    }
    return { ok: true };
  });
}

/** What a visitor asks about a published property. The same key again is the same question. */
export async function savePropertyInquiry(
  db: Db,
  { slug, submissionKey, ...fields }: PropertyInquiry & { slug: string; language: Language; page?: string; submissionKey: string },
): Promise<{ ok: true } | { ok: false; reason: "gone" }> {
  return db.transaction(async (tx) => {
    const property = await findPublishedProperty(tx, slug, fields.language);
    if (!property) return { ok: false, reason: "gone" };
    const [row] = await tx
      .insert(property_inquiries)
      .values({ ...fields, property_id: property.id, property_title: property.title, submission_key: submissionKey })
      .onConflictDoNothing({ target: property_inquiries.submission_key })
      .returning({ id: property_inquiries.id });
    if (row) {
      await queueMailAbout(tx, {
        kind: "question",
        about: { table: "property_inquiries", id: row.id },
        language: fields.language,
        visitor: fields,
        item: { english: property.title, localised: property.localisedTitle },
        facts: [],
        message: fields.message,
      });
    }
    return { ok: true };
  });
}
