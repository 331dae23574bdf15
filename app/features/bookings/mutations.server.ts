import { eq } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import type { BookingStatus, ExperienceRequest } from "#app/features/bookings/schema";
import { experience_inquiries } from "#app/features/bookings/tables.server";
import { totalFor } from "#app/features/experiences/rules";
import { experiences } from "#app/features/experiences/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/ids";
import type { Language } from "#app/platform/i18n/languages";

/** A visitor's request for an experience. The same key again is the same request: it succeeds and makes no second row. */
export async function requestExperience(
  db: Db,
  request: ExperienceRequest & { experienceId: string; language: Language; submissionKey: string },
): Promise<{ ok: true } | { ok: false; reason: "gone" }> {
  const { experienceId, submissionKey, ...fields } = request;
  if (!isUuid(experienceId)) return { ok: false, reason: "gone" };
  return db.transaction(async (tx) => {
    const [experience] = await tx
      .select({ title: experiences.title, price: experiences.price })
      .from(experiences)
      .where(eq(experiences.id, experienceId))
      .limit(1);
    if (!experience) return { ok: false, reason: "gone" };
    await tx
      .insert(experience_inquiries)
      .values({
        ...fields,
        experience_id: experienceId,
        experience_title: experience.title,
        quoted_total: totalFor(experience.price, fields.participants),
        submission_key: submissionKey,
      })
      .onConflictDoNothing({ target: experience_inquiries.submission_key });
    return { ok: true };
  });
}

export async function setExperienceInquiryStatus(db: Db, _staff: Staff, id: string, status: BookingStatus): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  const rows = await db
    .update(experience_inquiries)
    .set({ status })
    .where(eq(experience_inquiries.id, id))
    .returning({ id: experience_inquiries.id });
  return { ok: rows.length > 0 };
}
