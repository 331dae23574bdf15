import { statusName } from "#app/features/bookings/admin/status-name";
import { BOOKING_STATUSES, type BookingStatus } from "#app/features/bookings/schema";
import { INQUIRY_CATEGORIES, INQUIRY_STATUSES, type InquiryStatus } from "#app/features/inquiries/schema";
import type { SectionName } from "#app/pages/admin/customers/filters";

interface Option<Value extends string = string> {
  value: Value;
  name: string;
}

const INQUIRY_STATUS_NAMES: Record<InquiryStatus, string> = { pending: "Pending", in_progress: "In progress", resolved: "Resolved", closed: "Closed" };

const BOOKING_OPTIONS: Option<BookingStatus>[] = BOOKING_STATUSES.map((value) => ({ value, name: statusName(value) }));
const INQUIRY_OPTIONS: Option<InquiryStatus>[] = INQUIRY_STATUSES.map((value) => ({ value, name: INQUIRY_STATUS_NAMES[value] }));

export function statusOptions(section: SectionName): readonly Option[] {
  return section === "general" ? INQUIRY_OPTIONS : BOOKING_OPTIONS;
}

/** Of both kinds, each once: "pending" is one of both. */
export const ALL_STATUS_OPTIONS: readonly Option[] = [...BOOKING_OPTIONS, ...INQUIRY_OPTIONS.filter(({ value }) => value !== "pending")];

export const CATEGORY_OPTIONS: readonly Option[] = INQUIRY_CATEGORIES.map((value) => ({ value, name: value }));
