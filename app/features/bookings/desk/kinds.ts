import type { BookingKind } from "#app/features/bookings/office/booking-kinds";
import type { DeskKind } from "#app/features/bookings/booking-address";
import { ADMIN_PREFIX } from "#app/urls";

export const DESK_KIND_NAMES: Readonly<Record<DeskKind, string>> = {
  stay: "Stay",
  vehicle: "Vehicle",
  experience: "Experience",
};

/** What the forms that set a status call each kind. */
export const STATUS_KINDS: Readonly<Record<DeskKind, BookingKind>> = {
  stay: "stay",
  vehicle: "transportation",
  experience: "experience",
};

/** The table each kind is stored in, by which mails name what they are about. */
export const DESK_TABLES = {
  stay: "stay_bookings",
  vehicle: "transportation_bookings",
  experience: "experience_inquiries",
} as const satisfies Record<DeskKind, string>;

/** Bookings of all kinds as a file. */
export const EXPORT_PATH = `${ADMIN_PREFIX}/bookings/export.csv`;
export const NEW_BOOKING_PATH = `${ADMIN_PREFIX}/bookings/new`;
