import { OFFICE } from "#app/brand";
import { REVIEW_DAYS } from "#app/features/reviews/writing/rules";
import { addDays, dayAt, type Day } from "#app/platform/dates/dates";

/** Nobody is invited before this hour of the island. */
const EARLIEST_HOUR = 10;

/** Bookings of one guest that end within so many days are asked about in one message. */
export const GATHER_DAYS = 7;

/** Why a booking is not asked about. */
export const SKIP_REASONS = [
  "no_address",
  "address_changed",
  "erased",
  "not_completed",
  "too_late",
  "reviewed",
  "listing_gone",
  "stopped",
  // It was over before this site began to ask.
  "earlier",
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** The last days that are asked about now: none before the hour has come on the day it is due. */
export function dueDays(inviteAfterDays: number, now: Date): { from: Day; until: Day } {
  return {
    from: addDays(dayAt(now, OFFICE.hoursAheadOfUtc), -REVIEW_DAYS),
    until: addDays(dayAt(now, OFFICE.hoursAheadOfUtc - EARLIEST_HOUR), -inviteAfterDays),
  };
}

export interface InvitableItem {
  status: string;
  /** Of the visit. */
  lastDay: Day;
  email: string | null;
  /** Null when it is no longer offered. */
  listingId: string | null;
  isReviewed: boolean;
  isErased: boolean;
}

/** What speaks against asking about a booking, if anything does. */
export function skipReason(
  item: InvitableItem,
  { today, isStopped }: { today: Day; isStopped: boolean },
): SkipReason | null {
  if (item.isErased) return "erased";
  if (!item.email) return "no_address";
  if (item.status !== "completed") return "not_completed";
  if (today > addDays(item.lastDay, REVIEW_DAYS)) return "too_late";
  if (item.isReviewed) return "reviewed";
  if (item.listingId === null) return "listing_gone";
  return isStopped ? "stopped" : null;
}
