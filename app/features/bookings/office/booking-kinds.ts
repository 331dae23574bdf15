/** The three kinds of request that are confirmed or cancelled. */
const BOOKING_KINDS = ["experience", "stay", "transportation"] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

export const KIND_NAMES: Record<BookingKind, string> = {
  experience: "Experience",
  stay: "Stay",
  transportation: "Transportation",
};

export function isBookingKind(value: unknown): value is BookingKind {
  return typeof value === "string" && (BOOKING_KINDS as readonly string[]).includes(value);
}
