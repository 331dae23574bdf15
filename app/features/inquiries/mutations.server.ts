import { and, eq, inArray } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import { findReference } from "#app/features/cases/queries.server";
import { cases } from "#app/features/cases/tables.server";
import { linkReceipt } from "#app/features/cases/links/receipt.server";
import {
  lockVersions,
  storeSubmission,
  type SubmissionAttempt,
  type SubmissionKind,
} from "#app/features/forms/mutations.server";
import { e164Of } from "#app/features/forms/phone.server";
import type { FormValues } from "#app/features/forms/schema";
import { recordChange } from "#app/features/history/mutations.server";
import { findLastEditor } from "#app/features/history/queries.server";
import type { ConcurrentChange } from "#app/features/history/schema";
import { daysIn, type PropertyInquiry } from "#app/features/inquiries/property-inquiry";
import type { PartOfDay } from "#app/features/inquiries/viewing";
import type { Inquiry } from "#app/features/inquiries/inquiry-form";
import {
  categoryOf,
  type InquiryCategory,
  type InquiryStatus,
  type ListedItem,
  type StoredTopic,
} from "#app/features/inquiries/schema";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { TOPIC_TEXTS } from "#app/features/inquiries/topic-texts";
import { queueSubmissionMail } from "#app/features/mail/mutations.server";
import { canMailPages, type MailServices } from "#app/features/mail/outbox/mutations.server";
import type { Fact } from "#app/features/mail/submission";
import { findPublishedProperty } from "#app/features/properties/page/queries.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";
import type { Language } from "#app/platform/i18n/languages";

const MESSAGES: SubmissionKind<typeof inquiries> = {
  table: inquiries,
  room: "customers",
  nameOf: ({ name }) => name,
  isPending: ({ status, read }) => status === "pending" && !read,
};
const QUESTIONS: SubmissionKind<typeof property_inquiries> = {
  table: property_inquiries,
  room: "customers",
  nameOf: ({ name }) => name,
  isPending: () => true,
};

/** A message by a form, or about a saved list. */
type StoredInquiry = Omit<Inquiry, "topic"> & { topic: StoredTopic; items?: ListedItem[] };

/** A visitor's message. The same key again is the same message, or its correction: see storeSubmission. */
export async function saveInquiry(
  mailroom: MailServices,
  {
    submissionKey,
    attempt,
    hasOwnKey,
    language,
    page,
    ...fields
  }: StoredInquiry & SubmissionAttempt & { language: Language; page?: string },
): Promise<{ ok: true; receipt: FormValues }> {
  return mailroom.db.transaction(async (tx) => {
    const values = { ...fields, phone_e164: e164Of(fields.phone), category: categoryOf(fields.topic), language, page };
    const stored = await storeSubmission(tx, MESSAGES, { submissionKey, attempt }, fields, values);
    if (!stored)
      return {
        ok: true,
        receipt: await sentBefore(tx, inquiries, { submissionKey, hasOwnKey, canMail: canMailPages(mailroom.env) }),
      };
    const { case_id: caseId } = stored.row;
    const reference = await findReference(tx, caseId);
    const isMailed = await queueSubmissionMail(tx, mailroom, {
      kind: "message",
      about: { table: "inquiries", id: stored.row.id },
      caseId,
      reference,
      isCorrection: stored.isCorrection,
      language,
      visitor: fields,
      item: null,
      facts: [
        { label: "quote.reference", code: reference },
        { label: "contactForm.topic", text: `contactForm.${TOPIC_TEXTS[fields.topic]}` },
      ],
      message: fields.message,
    });
    const link = await linkReceipt(tx, { caseId, email: fields.email, isMailed });
    return { ok: true, receipt: { reference, ...link } };
  });
}

type ViewingField = "kind" | "day_1" | "day_2" | "day_3" | "part_of_day" | "people";
type SentPropertyInquiry = Omit<PropertyInquiry, ViewingField> & Partial<Pick<PropertyInquiry, ViewingField>>;

/** What is stored of the wish to see a property; a question has none of it. */
function viewingColumns({
  kind,
  part_of_day = "any",
  people = 1,
  ...fields
}: Partial<Pick<PropertyInquiry, ViewingField>>) {
  if (kind !== "viewing")
    return { kind: "question" as const, wanted_days: null, part_of_day: null, people: null, viewing_state: null };
  return { kind, wanted_days: daysIn(fields).toSorted(), part_of_day, people, viewing_state: "asked" as const };
}

const PART_TEXTS = {
  any: "viewing.any",
  morning: "viewing.morning",
  afternoon: "viewing.afternoon",
} as const satisfies Record<PartOfDay, string>;

/** The lines of a viewing in messages. */
function viewingFacts({ kind, wanted_days, part_of_day, people }: ReturnType<typeof viewingColumns>): Fact[] {
  if (kind !== "viewing") return [];
  return [
    ...wanted_days.map((day): Fact => ({ label: "viewing.wanted", day })),
    { label: "viewing.part", text: PART_TEXTS[part_of_day] },
    { label: "viewing.people", count: people },
  ];
}

/** What a visitor asks about a published property, or that he wants to see it. The same key again is the same question, or its correction. */
export async function savePropertyInquiry(
  mailroom: MailServices,
  {
    slug,
    submissionKey,
    attempt,
    hasOwnKey,
    language,
    page,
    kind,
    day_1,
    day_2,
    day_3,
    part_of_day,
    people,
    ...fields
  }: SentPropertyInquiry & SubmissionAttempt & { slug: string; language: Language; page?: string },
): Promise<{ ok: true; receipt: FormValues } | { ok: false; reason: "gone" }> {
  return mailroom.db.transaction(async (tx) => {
    const property = await findPublishedProperty(tx, slug, language);
    if (!property) return { ok: false, reason: "gone" };
    // Nobody is shown what is sold: the wish to see it is a question.
    const viewing = viewingColumns({
      kind: property.isSold ? "question" : kind,
      day_1,
      day_2,
      day_3,
      part_of_day,
      people,
    });
    const isViewing = viewing.kind === "viewing";
    const values = {
      ...fields,
      ...viewing,
      phone_e164: e164Of(fields.phone),
      property_id: property.id,
      property_title: property.title,
      language,
      page,
    };
    const content = isViewing ? [property.id, fields, viewing] : [property.id, fields];
    const stored = await storeSubmission(tx, QUESTIONS, { submissionKey, attempt }, content, values);
    if (!stored)
      return {
        ok: true,
        receipt: await sentBefore(tx, property_inquiries, {
          submissionKey,
          hasOwnKey,
          canMail: canMailPages(mailroom.env),
        }),
      };
    const { case_id: caseId } = stored.row;
    // Sent again, a question may have become a viewing.
    if (stored.isCorrection)
      await tx
        .update(cases)
        .set({ kind: viewing.kind })
        .where(and(eq(cases.id, caseId), inArray(cases.kind, ["question", "viewing"])));
    const reference = await findReference(tx, caseId);
    const isMailed = await queueSubmissionMail(tx, mailroom, {
      kind: viewing.kind,
      about: { table: "property_inquiries", id: stored.row.id },
      caseId,
      reference,
      isCorrection: stored.isCorrection,
      language,
      visitor: fields,
      item: { english: property.title, localised: property.localisedTitle },
      facts: [{ label: "quote.reference", code: reference }, ...viewingFacts(viewing)],
      message: fields.message,
    });
    const link = await linkReceipt(tx, { caseId, email: fields.email, isMailed });
    return { ok: true, receipt: { reference, ...link } };
  });
}

/** The same answer as the first time; the link only to the browser that sent it. */
async function sentBefore(
  tx: Db,
  table: typeof inquiries | typeof property_inquiries,
  { submissionKey, hasOwnKey, canMail }: SubmissionAttempt & { canMail: boolean },
): Promise<FormValues> {
  const versions: (typeof inquiries | typeof property_inquiries)["$inferSelect"][] = await lockVersions(
    tx,
    table,
    submissionKey,
  );
  const row = versions.at(-1);
  if (!row) return {};
  const { case_id: caseId, email } = row;
  const link = await linkReceipt(tx, { caseId, email, isMailed: canMail, isRepeated: true, hasOwnKey });
  return { reference: await findReference(tx, caseId), ...link };
}

export type InquiryOutcome = { ok: true } | { ok: false; reason: "missing" } | ConcurrentChange;

/** Any status can follow any other, and staff file a message where it belongs. Who did it is written down with it. */
async function changeInquiry(
  db: Db,
  staff: Staff,
  id: string,
  values: { status: InquiryStatus } | { category: InquiryCategory },
  shown?: string,
): Promise<InquiryOutcome> {
  if (!isUuid(id)) return { ok: false, reason: "missing" };
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, id)).for("update");
    if (!row) return { ok: false, reason: "missing" };
    const field = "status" in values ? "status" : "category";
    const [from, to] = [row[field], "status" in values ? values.status : values.category];
    if (from === to) return { ok: true };
    if (shown !== undefined && shown !== from)
      return { ok: false, reason: "changed", now: from, by: await findLastEditor(tx, "customers", id, field) };
    await tx.update(inquiries).set(values).where(eq(inquiries.id, id));
    await recordChange(tx, staff, {
      room: "customers",
      action: "changed",
      item: { id, name: row.name },
      fields: { [field]: { from, to } },
    });
    return { ok: true };
  });
}

export function setInquiryStatus(
  db: Db,
  staff: Staff,
  id: string,
  status: InquiryStatus,
  shown?: string,
): Promise<InquiryOutcome> {
  return changeInquiry(db, staff, id, { status }, shown);
}

export function setInquiryCategory(
  db: Db,
  staff: Staff,
  id: string,
  category: InquiryCategory,
  shown?: string,
): Promise<InquiryOutcome> {
  return changeInquiry(db, staff, id, { category }, shown);
}

/** Marks an inquiry as read, permanently. Already read: nothing is written. */
export async function markInquiryRead(db: Db, staff: Staff, id: string): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(inquiries)
      .set({ read: true })
      .where(and(eq(inquiries.id, id), eq(inquiries.read, false)))
      .returning({ name: inquiries.name });
    if (row)
      await recordChange(tx, staff, {
        room: "customers",
        action: "changed",
        item: { id, name: row.name },
        fields: { read: { from: false, to: true } },
      });
    return { ok: true };
  });
}
