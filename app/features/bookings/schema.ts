import type { ConcurrentChange } from "#app/features/history/schema";
import type { Day } from "#app/platform/dates/dates";

export const BOOKING_STATUSES = ["pending", "confirmed", "cancelled", "completed"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export function isBookingStatus(value: unknown): value is BookingStatus {
  return typeof value === "string" && (BOOKING_STATUSES as readonly string[]).includes(value);
}

/** A confirmed booking whose days overlap those of another. */
export interface Clash {
  id: string;
  full_name: string;
  start: Day;
  end: Day;
}

/**
 * What came of setting a status. A booking that would overlap a confirmed one is confirmed once somebody has seen
 * which; one that somebody else has set since it was shown is set once that has been seen.
 */
export type StatusOutcome =
  | { ok: true }
  | { ok: false; reason: "missing" }
  | { ok: false; reason: "clash"; clashes: Clash[] }
  | ConcurrentChange;
