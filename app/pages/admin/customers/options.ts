import { statusName as bookingStatusName } from "#app/features/bookings/office/status-name";
import { BOOKING_STATUSES, type BookingStatus } from "#app/features/bookings/schema";
import { statusName as inquiryStatusName } from "#app/features/inquiries/office/status-name";
import { INQUIRY_CATEGORIES, INQUIRY_STATUSES, type InquiryStatus } from "#app/features/inquiries/schema";
import type { SectionName } from "#app/pages/admin/customers/filters";

interface Option<Value extends string = string> {
  value: Value;
  name: string;
}

const BOOKING_OPTIONS: Option<BookingStatus>[] = BOOKING_STATUSES.map((value) => ({
  value,
  name: bookingStatusName(value),
}));
const INQUIRY_OPTIONS: Option<InquiryStatus>[] = INQUIRY_STATUSES.map((value) => ({
  value,
  name: inquiryStatusName(value),
}));

export function statusOptions(section: SectionName): readonly Option[] {
  return section === "general" ? INQUIRY_OPTIONS : BOOKING_OPTIONS;
}

/** Of both kinds, each once: "pending" is one of both. */
export const ALL_STATUS_OPTIONS: readonly Option[] = [
  ...BOOKING_OPTIONS,
  ...INQUIRY_OPTIONS.filter(({ value }) => value !== "pending"),
];

export const CATEGORY_OPTIONS: readonly Option[] = INQUIRY_CATEGORIES.map((value) => ({ value, name: value }));
