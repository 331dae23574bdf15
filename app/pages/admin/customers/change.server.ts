import { isBookingStatus, type StatusOutcome } from "#app/features/bookings/schema";
import { setExperienceInquiryStatus, setStayBookingStatus, setTransportationBookingStatus } from "#app/features/bookings/status/mutations.server";
import type { Staff } from "#app/features/auth/schema";
import { CLASH_SEEN } from "#app/features/bookings/admin/clash-words";
import { markInquiryRead, setInquiryCategory, setInquiryStatus } from "#app/features/inquiries/mutations.server";
import { isInquiryCategory, isInquiryStatus } from "#app/features/inquiries/schema";
import type { Db } from "#app/platform/db/db.server";

export type Outcome = StatusOutcome | { ok: boolean };

/** What a form of the screen asks for; null when it asks for something that does not exist. */
export async function change(db: Db, staff: Staff, form: Record<string, string>): Promise<Outcome | null> {
  const { kind = "experience", intent = "status", id = "", status, category, read } = form;
  if (intent === "read") return kind === "general" && read === "true" ? markInquiryRead(db, staff, id) : null;
  if (intent === "category") return kind === "general" && isInquiryCategory(category) ? setInquiryCategory(db, staff, id, category) : null;
  if (intent !== "status") return null;
  if (kind === "general") return isInquiryStatus(status) ? setInquiryStatus(db, staff, id, status) : null;
  if (!isBookingStatus(status)) return null;
  const seen = { isClashSeen: form[CLASH_SEEN] === "true" };
  if (kind === "experience") return setExperienceInquiryStatus(db, staff, id, status);
  if (kind === "stay") return setStayBookingStatus(db, staff, id, status, seen);
  return kind === "transportation" ? setTransportationBookingStatus(db, staff, id, status, seen) : null;
}
