import type { ConcurrentChange } from "#app/features/history/schema";
import type { Day } from "#app/platform/dates/dates";

export const BOOKING_STATUSES = ["pending", "confirmed", "cancelled", "completed"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** How a booking came in. Only visitors of the site must leave an address and a number. */
export const BOOKING_ORIGINS = ["site", "staff", "phone", "walk_in", "channel"] as const;
export type BookingOrigin = (typeof BOOKING_ORIGINS)[number];

/** Who cancelled a booking. */
export const CANCELLED_BY = ["guest", "staff"] as const;

export const PAYMENT_KINDS = ["payment", "refund"] as const;
export const PAYMENT_METHODS = ["cash", "bank", "card", "mobile_money", "other"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export function isBookingStatus(value: unknown): value is BookingStatus {
  return typeof value === "string" && (BOOKING_STATUSES as readonly string[]).includes(value);
}

/** What stands in the way of a booking: another one, a block, days out of service or of another channel. */
export interface Clash {
  id: string;
  full_name: string;
  start: Day;
  end: Day;
  /** The unit it stands on, as staff call it. */
  unit?: string;
  /** It is a booking that can be moved, under its own id. */
  isBooking?: boolean;
}

/**
 * What came of setting a status. A booking for which there is no unit and no seat is confirmed once somebody has seen
 * what is in the way: then it is overbooked. One that somebody else has set since it was shown is set once that has been seen.
 */
export type StatusOutcome =
  | { ok: true }
  | { ok: false; reason: "missing" }
  // The unit that was named is another listing's, or gone.
  | { ok: false; reason: "unknown-unit" }
  | { ok: false; reason: "clash"; clashes: Clash[] }
  // Somebody works on the same listing; it can be tried again.
  | { ok: false; reason: "busy" }
  | ConcurrentChange;
