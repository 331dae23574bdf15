import type { Staff } from "#app/features/auth/schema";
import { deskKindOf } from "#app/features/bookings/booking-address";
import { readMailChoice, tellOfStatus } from "#app/features/bookings/desk/guest-emails.server";
import { isBookingKind } from "#app/features/bookings/office/booking-kinds";
import { readSeenClashes } from "#app/features/bookings/office/status-conflicts";
import { isBookingStatus, type StatusOutcome } from "#app/features/bookings/schema";
import {
  setExperienceInquiryStatus,
  setStayBookingStatus,
  setTransportationBookingStatus,
} from "#app/features/bookings/status/mutations.server";
import { decideOnPropertyNotice } from "#app/features/properties/notices/mutations.server";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";
import { isUuid } from "#app/platform/db/uuid";

const SET_STATUS = {
  experience: setExperienceInquiryStatus,
  stay: setStayBookingStatus,
  transportation: setTransportationBookingStatus,
};

/**
 * Gives a booking the status a form names, and tells the guest if the form says so; null when there is no such kind or
 * status. Every screen sets it this way.
 */
export async function setBookingStatus(
  services: MailServices,
  staff: Staff,
  form: Record<string, string>,
): Promise<StatusOutcome | null> {
  const { kind, id = "", status, shown, version, unit } = form;
  const deskKind = deskKindOf(kind ?? "");
  if (!isBookingKind(kind) || !deskKind || !isBookingStatus(status)) return null;
  if (unit && !isUuid(unit)) return { ok: false, reason: "unknown-unit" };
  return SET_STATUS[kind](services.db, staff, id, status, {
    also: tellOfStatus(services, { kind: deskKind, id }, status, readMailChoice(form)),
    expectedStatus: shown,
    version: version !== undefined && /^\d{1,9}$/.test(version) ? Number(version) : undefined,
    unit: unit || undefined,
    acknowledgedClashes: readSeenClashes(form),
  });
}

/**
 * Answers something that waits: a booking, or a property somebody offers. Null when the form asks for something else.
 */
export async function handlePendingRequest(
  services: MailServices,
  staff: Staff,
  form: Record<string, string>,
): Promise<StatusOutcome | { ok: boolean } | null> {
  const { intent, id = "" } = form;
  if (intent === "status") return setBookingStatus(services, staff, form);
  return intent === "publish" || intent === "reject" ? decideOnPropertyNotice(services.db, staff, id, intent) : null;
}
