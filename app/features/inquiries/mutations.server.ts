import { categoryOf, type Inquiry } from "#app/features/inquiries/schema";
import { inquiries } from "#app/features/inquiries/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";

/** A visitor's message. The same key again is the same message: it succeeds and makes no second row. */
export async function saveInquiry(db: Db, { submissionKey, ...fields }: Inquiry & { language: Language; submissionKey: string }): Promise<{ ok: true }> {
  await db
    .insert(inquiries)
    .values({ ...fields, category: categoryOf(fields.topic), submission_key: submissionKey })
    .onConflictDoNothing({ target: inquiries.submission_key });
  return { ok: true };
}
