import { and, eq } from "drizzle-orm";
import { randomBytes, randomUUID } from "node:crypto";
import { linkReceipt } from "#app/features/cases/links/receipt.server";
import { findReference } from "#app/features/cases/queries.server";
import { cases } from "#app/features/cases/tables.server";
import {
  hashContent,
  hasVersion,
  lockVersions,
  storeSubmission,
  type SubmissionAttempt,
  type SubmissionKind,
} from "#app/features/forms/mutations.server";
import { e164Of } from "#app/features/forms/phone.server";
import type { RecordKind } from "#app/features/history/mutations.server";
import { queueSubmissionMail } from "#app/features/mail/mutations.server";
import { canMailPages, type MailServices } from "#app/features/mail/outbox/mutations.server";
import { areRecentVisitorImages } from "#app/features/properties/offers/queries.server";
import { markSubmissionHandled } from "#app/features/properties/notices/mutations.server";
import { deleteRedirectsAt, redirectOldSlugs } from "#app/features/publishing/mutations.server";
import { propertySlug } from "#app/features/properties/slug";
import type { PropertySubmission } from "#app/features/properties/submission-validation";
import { PROPERTY_PATH_PREFIX } from "#app/features/properties/schema";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import { isUniqueViolation, type Db } from "#app/platform/db/db.server";
import { findTakenSlug } from "#app/platform/db/slug.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";

/** Created, changed and deleted as every item staff keep: see the history room. */
export const PROPERTY_RECORDS: RecordKind<typeof properties> = {
  room: "properties",
  table: properties,
  nameOf: ({ title }) => title,
  findConflict: (tx, row, id) => findTakenSlug(tx, properties, row, id),
  onCreate: (tx, row) => deleteRedirectsAt(tx, PROPERTY_PATH_PREFIX, row),
  onUpdate: async (tx, { staff, before, after, changed }) => {
    if ("published" in changed) await markSubmissionHandled(tx, after.id);
    await redirectOldSlugs(tx, staff, { kind: "properties", pathPrefix: PROPERTY_PATH_PREFIX, before, after });
  },
};

/**
 * Only the database can see these two: another property has the address already, or a picture is not there (any more).
 */
export type Submitted = { ok: true; link?: string; mailed_to?: string } | { ok: false; reason: "taken" | "images" };

const OFFERS: SubmissionKind<typeof properties> = {
  table: properties,
  room: "properties",
  nameOf: ({ title }) => title,
  isPending: ({ published }) => !published,
  // Whether its place is told exactly may have been decided since.
  keeps: ["case_id", "blurred"],
  // The first has the address of its title.
  duplicateValues: (values, version) => ({ ...values, slug: `${values.slug}-${version}` }),
};

type Offer = PropertySubmission & SubmissionAttempt & { language?: Language; isBlurred?: boolean };

/**
 * A property a visitor offers: unpublished until staff have looked at it, and announced to them with it or not at all.
 * The same key again is the same offer, or its correction: see storeSubmission.
 */
export async function submitProperty(services: MailServices, offer: Offer): Promise<Submitted> {
  try {
    return await storeOffer(services, offer);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Two concurrent sends of one offer: the second may conflict with the slug of the first.
    const [stored] = await services.db
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.submission_key, offer.submissionKey));
    if (!stored) return { ok: false, reason: "taken" };
  }
  return storeOffer(services, offer).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    return { ok: false, reason: "taken" };
  });
}

function storeOffer(
  services: MailServices,
  { submissionKey, attempt, hasOwnKey, language = BASE_LANGUAGE, isBlurred = true, ...fields }: Offer,
): Promise<Submitted> {
  return services.db.transaction(async (tx) => {
    const earlier = await lockVersions(tx, properties, submissionKey);
    if (hasVersion(earlier, hashContent(fields)))
      return sentBefore(tx, earlier.at(-1), { hasOwnKey, canMail: canMailPages(services.env) });
    const known = new Set(earlier.flatMap(({ images }) => images));
    if (
      !(await areRecentVisitorImages(
        tx,
        fields.images.filter((image) => !known.has(image)),
      ))
    )
      return { ok: false, reason: "images" };
    const stored = await storeSubmission(tx, OFFERS, { submissionKey, attempt }, fields, {
      ...fields,
      slug: propertySlug(fields.title, () => randomBytes(4).toString("hex")),
      contact_email: fields.owner_email,
      blurred: isBlurred,
      case_id: earlier.at(-1)?.case_id ?? randomUUID(),
      phone_e164: e164Of(fields.owner_phone),
    });
    if (!stored) {
      // Another one was faster since.
      const versions = await lockVersions(tx, properties, submissionKey);
      return sentBefore(tx, versions.at(-1), { hasOwnKey, canMail: canMailPages(services.env) });
    }
    const { row, isCorrection } = stored;
    const caseId = row.case_id;
    if (!caseId) throw new Error("an offer has a case");
    await tx.update(cases).set({ language }).where(eq(cases.id, caseId));
    const notice = { type: "new_submission", message: `New property submitted: ${fields.title}` };
    if (isCorrection)
      await tx
        .update(property_notifications)
        .set(notice)
        .where(and(eq(property_notifications.property_id, row.id), eq(property_notifications.type, notice.type)));
    else await tx.insert(property_notifications).values({ property_id: row.id, ...notice });
    const reference = await findReference(tx, caseId);
    const isMailed = await queueSubmissionMail(tx, services, {
      kind: "offer",
      about: { table: "properties", id: row.id },
      caseId,
      reference,
      isCorrection,
      language,
      visitor: { name: fields.owner_name, email: fields.owner_email, phone: fields.owner_phone },
      item: { english: fields.title, localised: fields.title },
      facts: [
        { label: "quote.reference", code: reference },
        { label: "submitField.type", text: `propertyType.${fields.type}` },
        { label: "submitField.listingType", text: `listingType.${fields.listing_type}` },
        { label: "submitField.price", dollars: fields.price },
        { label: "submitField.location", typed: fields.location },
      ],
      message: fields.description,
    });
    return { ok: true, ...(await linkReceipt(tx, { caseId, email: fields.owner_email, isMailed })) };
  });
}

/** The same answer as the first time; the link only to the browser that sent it. */
async function sentBefore(
  tx: Db,
  offer: Pick<typeof properties.$inferSelect, "case_id" | "owner_email"> | undefined,
  { hasOwnKey, canMail }: { hasOwnKey: boolean | undefined; canMail: boolean },
): Promise<Submitted> {
  if (!offer?.case_id) return { ok: true };
  const { case_id: caseId, owner_email: email } = offer;
  return {
    ok: true,
    ...(await linkReceipt(tx, { caseId, email, isMailed: email !== null && canMail, isRepeated: true, hasOwnKey })),
  };
}
