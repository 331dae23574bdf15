import type { Staff } from "#app/features/auth/schema";
import { setBookingStatus } from "#app/features/bookings/office/handle-request.server";
import type { Outcome } from "#app/features/bookings/office/outcome";
import { markInquiryRead, setInquiryCategory, setInquiryStatus } from "#app/features/inquiries/mutations.server";
import { isInquiryCategory, isInquiryStatus } from "#app/features/inquiries/schema";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";

/** What a form of the screen asks for; null when it asks for something that does not exist. */
export async function applyChange(
  services: MailServices,
  staff: Staff,
  form: Record<string, string>,
): Promise<Outcome | null> {
  const { db } = services;
  const { kind, intent = "", id = "", status, category, read, shown } = form;
  if (kind !== "general") return intent === "status" ? setBookingStatus(services, staff, form) : null;
  switch (intent) {
    case "status":
      return isInquiryStatus(status) ? setInquiryStatus(db, staff, id, status, shown) : null;
    case "category":
      return isInquiryCategory(category) ? setInquiryCategory(db, staff, id, category, shown) : null;
    case "read":
      return read === "true" ? markInquiryRead(db, staff, id) : null;
    default:
      return null;
  }
}
