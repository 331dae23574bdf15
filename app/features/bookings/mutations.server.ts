import { and, eq } from "drizzle-orm";
import { lockExperience } from "#app/features/availability/departures/mutations.server";
import { listDepartures } from "#app/features/availability/departures/queries.server";
import { lockListing } from "#app/features/availability/ledger/mutations.server";
import { findExperienceRates, findStayRates, findVehicleRates } from "#app/features/availability/prices/queries.server";
import { quoteExperience } from "#app/features/availability/quotes/experience";
import { quoteStay } from "#app/features/availability/quotes/stay";
import { quoteVehicles } from "#app/features/availability/quotes/vehicles";
import { islandToday } from "#app/features/availability/rules";
import {
  experienceProblems,
  peopleOf,
  type ExperienceRequest,
  type ExperienceRequestField,
} from "#app/features/bookings/experience-request";
import { frozenPolicy } from "#app/features/bookings/cancellation/queries.server";
import { STAYS, VEHICLES } from "#app/features/bookings/placement/mutations.server";
import {
  answerTo,
  heldRow,
  holdNote,
  placeRequest,
  priceColumns,
  priceFacts,
  refuseDays,
  requestsIn,
  sentBefore,
  storeRequest,
  type RequestOutcome,
  type Visit,
  type WantedDays,
} from "#app/features/bookings/requests/mutations.server";
import { stayProblems, type StayRequest, type StayRequestField } from "#app/features/bookings/stay-request";
import { placeSeats, refuseSeats, type WantedSeats } from "#app/features/bookings/requests/seats/mutations.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { vehicleProblems, type VehicleRequest, type VehicleRequestField } from "#app/features/bookings/vehicle-request";
import { experiences } from "#app/features/experiences/tables.server";
import { hasErrors } from "#app/features/forms/check";
import { storeSubmission, type SubmissionAttempt } from "#app/features/forms/mutations.server";
import { e164Of } from "#app/features/forms/phone.server";
import { queueSubmissionMail } from "#app/features/mail/mutations.server";
import { canMailPages, type MailServices } from "#app/features/mail/outbox/mutations.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { addDays, daysBetween } from "#app/platform/dates/dates";
import { isUuid } from "#app/platform/db/uuid";
import { bySlug } from "#app/platform/db/slug.server";
import type { Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

/**
 * A visitor's request for an experience: for seats of a departure, or for a day where it is on request. The same key
 * again is the same request, or its correction: see storeSubmission.
 */
export async function requestExperience(
  mailroom: MailServices,
  request: ExperienceRequest & SubmissionAttempt & Visit & { experienceId: string; language: Language; page?: string },
): Promise<RequestOutcome<ExperienceRequestField>> {
  const { experienceId, submissionKey, attempt, hasOwnKey, language, page, wish, network, shown, ...fields } = request;
  if (!isUuid(experienceId)) return { ok: false, reason: "gone" };
  return storeRequest<ExperienceRequestField>(mailroom.db, async (tx, settings, expect) => {
    if (!(await lockExperience(tx, experienceId))) return { ok: false, reason: "gone" };
    const [experience] = await tx.select().from(experiences).where(eq(experiences.id, experienceId));
    const rates = await findExperienceRates(tx, experienceId);
    if (!experience || !rates) return { ok: false, reason: "gone" };
    const today = islandToday();
    const errors = experienceProblems(fields, experience, { today, furthestDays: settings.furthest_days });
    if (hasErrors(errors)) return { ok: false, reason: "invalid", errors };
    const end = addDays(today, settings.furthest_days + 1);
    const isOnRequest = (await listDepartures(tx, experienceId, { first: today, end })) === null;
    const { adults, start_time: time, ...typed } = fields;
    const people = peopleOf(fields);
    const columns = { ...typed, ...people, start_time: isOnRequest ? null : time };
    const wanted: WantedSeats = {
      experience: experienceId,
      day: fields.date,
      time,
      people: people.participants,
      wish,
      settings,
      field: adults === undefined ? "participants" : "adults",
    };
    expect(refuseSeats(mailroom.db, wanted));
    const price = priceColumns(quoteExperience(rates, columns), settings, { network, shown });
    const content = [experienceId, fields];
    const stored = await storeSubmission(tx, requestsIn(experience_inquiries), { submissionKey, attempt }, content, {
      ...columns,
      experience_id: experienceId,
      experience_title: experience.title,
      phone_e164: e164Of(fields.phone, fields.country_code),
      ...price,
      ...(await frozenPolicy(tx, "experience", experienceId, language)),
      language,
      page,
    });
    if (!stored)
      return sentBefore(
        tx,
        experience_inquiries,
        { submissionKey, hasOwnKey, canMail: canMailPages(mailroom.env) },
        content,
      );
    const hold = isOnRequest ? null : await placeSeats(tx, stored.row, wanted, network);
    const isMailed = await queueSubmissionMail(tx, mailroom, {
      kind: "experience",
      about: { table: "experience_inquiries", id: stored.row.id },
      caseId: stored.row.case_id,
      reference: stored.row.reference,
      isCorrection: stored.isCorrection,
      language,
      visitor: { name: fields.full_name, email: fields.email, phone: `${fields.country_code} ${fields.phone}` },
      item: { english: experience.title, localised: localisedText(experience, "title", language) },
      facts: [
        { label: "quote.reference", code: stored.row.reference },
        { label: "booking.date", day: fields.date },
        ...(columns.start_time ? [{ label: "departures.startTime" as const, time: columns.start_time }] : []),
        { label: "booking.participants", count: people.participants },
        ...(people.children > 0 ? [{ label: "departures.children" as const, count: people.children }] : []),
        { label: "booking.accommodation", typed: fields.accommodation },
        ...priceFacts(price, { network, shown }),
      ],
      ...(hold && { days: holdNote(hold, "departures") }),
      message: fields.message,
    });
    return answerTo(tx, hold ? heldRow(stored.row, hold) : stored.row, isMailed);
  });
}

/** A visitor's request for a stay. The same key again is the same request, or its correction: see storeSubmission. */
export async function requestStay(
  mailroom: MailServices,
  request: StayRequest & SubmissionAttempt & Visit & { slug: string; language: Language; page?: string },
): Promise<RequestOutcome<StayRequestField>> {
  const { slug, submissionKey, attempt, hasOwnKey, language, page, wish, network, shown, ...fields } = request;
  const { where, nearestFirst } = bySlug(stays, slug, language);
  return storeRequest<StayRequestField>(mailroom.db, async (tx, settings, expect) => {
    const [found] = await tx.select({ id: stays.id }).from(stays).where(where).orderBy(nearestFirst).limit(1);
    if (!found || !(await lockListing(tx, { kind: "stay", id: found.id }))) return { ok: false, reason: "gone" };
    const [stay] = await tx.select().from(stays).where(eq(stays.id, found.id));
    const rates = await findStayRates(tx, found.id);
    if (!stay || !rates) return { ok: false, reason: "gone" };
    const errors = stayProblems(fields, stay, { today: islandToday(), furthestDays: settings.furthest_days });
    if (hasErrors(errors)) return { ok: false, reason: "invalid", errors };
    const wanted: WantedDays<StayRequestField> = {
      listing: { kind: "stay", id: stay.id },
      span: { from: fields.check_in, to: fields.check_out },
      units: 1,
      wish,
      rates,
      settings,
      fields: { from: "check_in", to: "check_out", least: "nightsLeast" },
    };
    expect(refuseDays(mailroom.db, wanted));
    const price = priceColumns(quoteStay(rates, fields), settings, { network, shown });
    const content = [stay.id, fields];
    const stored = await storeSubmission(tx, requestsIn(stay_bookings), { submissionKey, attempt }, content, {
      ...fields,
      stay_id: stay.id,
      stay_name: stay.name,
      phone_e164: e164Of(fields.phone),
      ...price,
      ...(await frozenPolicy(tx, "stay", stay.id, language)),
      language,
      page,
    });
    if (!stored)
      return sentBefore(tx, stay_bookings, { submissionKey, hasOwnKey, canMail: canMailPages(mailroom.env) }, content);
    const hold = await placeRequest(tx, STAYS, stored.row, wanted, network);
    const isMailed = await queueSubmissionMail(tx, mailroom, {
      kind: "stay",
      about: { table: "stay_bookings", id: stored.row.id },
      caseId: stored.row.case_id,
      reference: stored.row.reference,
      isCorrection: stored.isCorrection,
      language,
      visitor: { name: fields.full_name, email: fields.email, phone: fields.phone },
      item: { english: stay.name, localised: localisedText(stay, "name", language) },
      facts: [
        { label: "quote.reference", code: stored.row.reference },
        { label: "stayBooking.checkIn", day: fields.check_in },
        {
          label: "stayBooking.checkOut",
          day: fields.check_out,
          after: { nights: daysBetween(fields.check_in, fields.check_out) },
        },
        { label: "stayBooking.guests", count: fields.guests },
        ...priceFacts(price, { network, shown }),
      ],
      days: holdNote(hold, "quote"),
      message: fields.special_requests,
    });
    return answerTo(tx, heldRow(stored.row, hold), isMailed);
  });
}

/**
 * A visitor's request for vehicles of one kind. The same key again is the same request, or its correction: see
 * storeSubmission.
 */
export async function requestVehicle(
  mailroom: MailServices,
  request: VehicleRequest & SubmissionAttempt & Visit & { language: Language; page?: string },
): Promise<RequestOutcome<VehicleRequestField>> {
  const { submissionKey, attempt, hasOwnKey, language, page, wish, network, shown, ...fields } = request;
  if (!isUuid(fields.rental_id)) return { ok: false, reason: "gone" };
  return storeRequest<VehicleRequestField>(mailroom.db, async (tx, settings, expect) => {
    const listing = { kind: "vehicle", id: fields.rental_id } as const;
    if (!(await lockListing(tx, listing))) return { ok: false, reason: "gone" };
    const [rental] = await tx
      .select()
      .from(transportation_rentals)
      .where(and(eq(transportation_rentals.id, listing.id), eq(transportation_rentals.available, true)));
    const rates = await findVehicleRates(tx, listing.id);
    if (!rental || !rates) return { ok: false, reason: "gone" };
    const errors = vehicleProblems(fields, rental, { today: islandToday(), furthestDays: settings.furthest_days });
    if (hasErrors(errors)) return { ok: false, reason: "invalid", errors };
    const wanted: WantedDays<VehicleRequestField> = {
      listing,
      span: { from: fields.pickup_date, to: fields.return_date },
      units: fields.vehicles,
      wish,
      rates,
      settings,
      fields: { from: "pickup_date", to: "return_date", least: "daysLeast" },
    };
    expect(refuseDays(mailroom.db, wanted));
    const price = priceColumns(quoteVehicles(rates, fields), settings, { network, shown });
    const stored = await storeSubmission(tx, requestsIn(transportation_bookings), { submissionKey, attempt }, fields, {
      ...fields,
      rental_name: rental.name,
      rental_type: rental.type,
      phone_e164: e164Of(fields.phone),
      ...price,
      ...(await frozenPolicy(tx, "vehicle", listing.id, language)),
      language,
      page,
    });
    if (!stored)
      return sentBefore(
        tx,
        transportation_bookings,
        { submissionKey, hasOwnKey, canMail: canMailPages(mailroom.env) },
        fields,
      );
    const hold = await placeRequest(tx, VEHICLES, stored.row, wanted, network);
    const isMailed = await queueSubmissionMail(tx, mailroom, {
      kind: "vehicle",
      about: { table: "transportation_bookings", id: stored.row.id },
      caseId: stored.row.case_id,
      reference: stored.row.reference,
      isCorrection: stored.isCorrection,
      language,
      visitor: { name: fields.full_name, email: fields.email, phone: fields.phone },
      item: { english: rental.name, localised: localisedText(rental, "name", language) },
      facts: [
        { label: "quote.reference", code: stored.row.reference },
        { label: "vehicleBooking.pickupDate", day: fields.pickup_date },
        {
          label: "vehicleBooking.returnDate",
          day: fields.return_date,
          after: { days: daysBetween(fields.pickup_date, fields.return_date) },
        },
        ...(fields.vehicles > 1 ? [{ label: "quote.vehicles" as const, count: fields.vehicles }] : []),
        { label: "vehicleBooking.driverLine", text: fields.with_driver ? "mail.withDriver" : "mail.withoutDriver" },
        ...priceFacts(price, { network, shown }),
      ],
      days: holdNote(hold, "quote"),
      message: fields.special_requests,
    });
    return answerTo(tx, heldRow(stored.row, hold), isMailed);
  });
}
