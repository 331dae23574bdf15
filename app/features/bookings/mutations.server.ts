import { eq } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import type { BookingStatus, ExperienceRequest } from "#app/features/bookings/schema";
import type { StayRequest } from "#app/features/bookings/stay-request";
import { experience_inquiries, stay_bookings } from "#app/features/bookings/tables.server";
import { totalFor } from "#app/features/experiences/rules";
import { experiences } from "#app/features/experiences/tables.server";
import { nightsBetween, stayTotal } from "#app/features/stays/rules";
import { stays } from "#app/features/stays/tables.server";
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

/** A visitor's request for a stay. The same key again is the same request: it succeeds and makes no second row. */
export async function requestStay(
  db: Db,
  request: StayRequest & { stayId: string; language: Language; submissionKey: string },
): Promise<{ ok: true } | { ok: false; reason: "gone" } | { ok: false; reason: "invalid"; errors: { guests: "guests" } }> {
  const { stayId, submissionKey, ...fields } = request;
  return db.transaction(async (tx) => {
    const [stay] = await tx
      .select({ name: stays.name, price: stays.price, max_guests: stays.max_guests })
      .from(stays)
      .where(eq(stays.id, stayId))
      .limit(1);
    if (!stay) return { ok: false, reason: "gone" };
    if (fields.guests > stay.max_guests) return { ok: false, reason: "invalid", errors: { guests: "guests" } };
    await tx
      .insert(stay_bookings)
      .values({
        ...fields,
        stay_id: stayId,
        stay_name: stay.name,
        quoted_total: stayTotal(stay.price, nightsBetween(fields.check_in, fields.check_out)),
        submission_key: submissionKey,
      })
      .onConflictDoNothing({ target: stay_bookings.submission_key });
    return { ok: true };
  });
}
