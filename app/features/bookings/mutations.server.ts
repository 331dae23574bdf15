import { and, eq } from "drizzle-orm";
import {
  experienceProblems,
  type ExperienceRequest,
  type ExperienceRequestField,
} from "#app/features/bookings/experience-request";
import { stayProblems, type StayRequest, type StayRequestField } from "#app/features/bookings/stay-request";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { vehicleProblems, type VehicleRequest, type VehicleRequestField } from "#app/features/bookings/vehicle-request";
import { totalFor } from "#app/features/experiences/rules";
import { experiences } from "#app/features/experiences/tables.server";
import { hasErrors } from "#app/features/forms/check";
import { storeSubmission, type SubmissionAttempt, type SubmissionKind } from "#app/features/forms/mutations.server";
import { e164Of } from "#app/features/forms/phone.server";
import type { FieldErrors } from "#app/features/forms/schema";
import { queueSubmissionMail, type MailServices } from "#app/features/mail/mutations.server";
import { stayTotal } from "#app/features/stays/rules";
import { stays } from "#app/features/stays/tables.server";
import { rentalTotal } from "#app/features/transportation/rules";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { daysBetween } from "#app/platform/dates/dates";
import { isUuid } from "#app/platform/db/uuid";
import { bySlug } from "#app/platform/db/slug.server";
import type { Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

type RequestTable = typeof experience_inquiries | typeof stay_bookings | typeof transportation_bookings;

const requestsIn = <T extends RequestTable>(table: T): SubmissionKind<T> => ({
  table,
  room: "customers",
  nameOf: ({ full_name }) => full_name,
  isPending: ({ status }) => status === "pending",
});

/** Stored, or the listing is gone, or it says that something is wrong. */
type Outcome<Field extends string> =
  | { ok: true }
  | { ok: false; reason: "gone" }
  | { ok: false; reason: "invalid"; errors: FieldErrors<Field> };

/**
 * A visitor's request for an experience. The same key again is the same request, or its correction: see
 * storeSubmission.
 */
export async function requestExperience(
  mailroom: MailServices,
  request: ExperienceRequest & SubmissionAttempt & { experienceId: string; language: Language; page?: string },
): Promise<Outcome<ExperienceRequestField>> {
  const { experienceId, submissionKey, attempt, language, page, ...fields } = request;
  if (!isUuid(experienceId)) return { ok: false, reason: "gone" };
  return mailroom.db.transaction(async (tx) => {
    const [experience] = await tx.select().from(experiences).where(eq(experiences.id, experienceId)).limit(1);
    if (!experience) return { ok: false, reason: "gone" };
    const errors = experienceProblems(fields, experience);
    if (hasErrors(errors)) return { ok: false, reason: "invalid", errors };
    const total = totalFor(experience.price, fields.participants);
    const stored = await storeSubmission(
      tx,
      requestsIn(experience_inquiries),
      { submissionKey, attempt },
      [experienceId, fields],
      {
        ...fields,
        experience_id: experienceId,
        experience_title: experience.title,
        phone_e164: e164Of(fields.phone, fields.country_code),
        quoted_total: total,
        language,
        page,
      },
    );
    if (stored) {
      await queueSubmissionMail(tx, mailroom, {
        kind: "experience",
        about: { table: "experience_inquiries", id: stored.row.id },
        isCorrection: stored.isCorrection,
        language,
        visitor: { name: fields.full_name, email: fields.email, phone: `${fields.country_code} ${fields.phone}` },
        item: { english: experience.title, localised: localisedText(experience, "title", language) },
        facts: [
          { label: "booking.date", day: fields.date },
          { label: "booking.participants", count: fields.participants },
          { label: "booking.accommodation", typed: fields.accommodation },
          { label: "booking.total", dollars: total },
        ],
        message: fields.message,
      });
    }
    return { ok: true };
  });
}

/** A visitor's request for a stay. The same key again is the same request, or its correction: see storeSubmission. */
export async function requestStay(
  mailroom: MailServices,
  request: StayRequest & SubmissionAttempt & { slug: string; language: Language; page?: string },
): Promise<Outcome<StayRequestField>> {
  const { slug, submissionKey, attempt, language, page, ...fields } = request;
  const { where, nearestFirst } = bySlug(stays, slug, language);
  return mailroom.db.transaction(async (tx) => {
    const [stay] = await tx.select().from(stays).where(where).orderBy(nearestFirst).limit(1);
    if (!stay) return { ok: false, reason: "gone" };
    const errors = stayProblems(fields, stay);
    if (hasErrors(errors)) return { ok: false, reason: "invalid", errors };
    const nights = daysBetween(fields.check_in, fields.check_out);
    const total = stayTotal(stay.price, nights);
    const stored = await storeSubmission(tx, requestsIn(stay_bookings), { submissionKey, attempt }, [stay.id, fields], {
      ...fields,
      stay_id: stay.id,
      stay_name: stay.name,
      phone_e164: e164Of(fields.phone),
      quoted_total: total,
      language,
      page,
    });
    if (stored) {
      await queueSubmissionMail(tx, mailroom, {
        kind: "stay",
        about: { table: "stay_bookings", id: stored.row.id },
        isCorrection: stored.isCorrection,
        language,
        visitor: { name: fields.full_name, email: fields.email, phone: fields.phone },
        item: { english: stay.name, localised: localisedText(stay, "name", language) },
        facts: [
          { label: "stayBooking.checkIn", day: fields.check_in },
          { label: "stayBooking.checkOut", day: fields.check_out, after: { nights } },
          { label: "stayBooking.guests", count: fields.guests },
          { label: "booking.total", dollars: total },
        ],
        message: fields.special_requests,
      });
    }
    return { ok: true };
  });
}

/**
 * A visitor's request for a vehicle. The same key again is the same request, or its correction: see storeSubmission.
 */
export async function requestVehicle(
  mailroom: MailServices,
  {
    submissionKey,
    attempt,
    language,
    page,
    ...fields
  }: VehicleRequest & SubmissionAttempt & { language: Language; page?: string },
): Promise<Outcome<VehicleRequestField>> {
  if (!isUuid(fields.rental_id)) return { ok: false, reason: "gone" };
  return mailroom.db.transaction(async (tx) => {
    const [rental] = await tx
      .select()
      .from(transportation_rentals)
      .where(and(eq(transportation_rentals.id, fields.rental_id), eq(transportation_rentals.available, true)))
      .limit(1);
    if (!rental) return { ok: false, reason: "gone" };
    const errors = vehicleProblems(fields, rental);
    if (hasErrors(errors)) return { ok: false, reason: "invalid", errors };
    const days = daysBetween(fields.pickup_date, fields.return_date);
    const { total } = rentalTotal(rental, days, fields.with_driver);
    const stored = await storeSubmission(tx, requestsIn(transportation_bookings), { submissionKey, attempt }, fields, {
      ...fields,
      rental_name: rental.name,
      rental_type: rental.type,
      phone_e164: e164Of(fields.phone),
      quoted_total: total,
      language,
      page,
    });
    if (stored) {
      await queueSubmissionMail(tx, mailroom, {
        kind: "vehicle",
        about: { table: "transportation_bookings", id: stored.row.id },
        isCorrection: stored.isCorrection,
        language,
        visitor: { name: fields.full_name, email: fields.email, phone: fields.phone },
        item: { english: rental.name, localised: localisedText(rental, "name", language) },
        facts: [
          { label: "vehicleBooking.pickupDate", day: fields.pickup_date },
          { label: "vehicleBooking.returnDate", day: fields.return_date, after: { days } },
          { label: "vehicleBooking.driverLine", text: fields.with_driver ? "mail.withDriver" : "mail.withoutDriver" },
          { label: "booking.total", dollars: total },
        ],
        message: fields.special_requests,
      });
    }
    return { ok: true };
  });
}
