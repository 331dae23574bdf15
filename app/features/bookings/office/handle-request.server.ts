import type { Staff } from "#app/features/auth/schema";
import { isBookingKind } from "#app/features/bookings/office/booking-kinds";
import { readSeenClashes } from "#app/features/bookings/office/status-conflicts";
import { isBookingStatus, type StatusOutcome } from "#app/features/bookings/schema";
import {
  setExperienceInquiryStatus,
  setStayBookingStatus,
  setTransportationBookingStatus,
} from "#app/features/bookings/status/mutations.server";
import { decideOnPropertyNotice } from "#app/features/properties/notices/mutations.server";
import type { Db } from "#app/platform/db/db.server";

const SET_STATUS = {
  experience: setExperienceInquiryStatus,
  stay: setStayBookingStatus,
  transportation: setTransportationBookingStatus,
};

/** Gives a booking the status a form names; null when there is no such kind or status. */
export async function setBookingStatus(
  db: Db,
  staff: Staff,
  form: Record<string, string>,
): Promise<StatusOutcome | null> {
  const { kind, id = "", status, shown } = form;
  if (!isBookingKind(kind) || !isBookingStatus(status)) return null;
  return SET_STATUS[kind](db, staff, id, status, { expectedStatus: shown, acknowledgedClashes: readSeenClashes(form) });
}

/**
 * Answers something that waits: a booking, or a property somebody offers. Null when the form asks for something else.
 */
export async function handlePendingRequest(
  db: Db,
  staff: Staff,
  form: Record<string, string>,
): Promise<StatusOutcome | { ok: boolean } | null> {
  const { intent, id = "" } = form;
  if (intent === "status") return setBookingStatus(db, staff, form);
  return intent === "publish" || intent === "reject" ? decideOnPropertyNotice(db, staff, id, intent) : null;
}
