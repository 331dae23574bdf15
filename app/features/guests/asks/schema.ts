import { DESK_TABLES } from "#app/features/bookings/desk/kinds";

/** What a guest asks for that staff decide: other days or people, or to cancel. */
export const ASK_KINDS = ["change", "cancel"] as const;
export type AskKind = (typeof ASK_KINDS)[number];

/** One that is replaced by another, or whose booking is over, counts as withdrawn. */
export const ASK_STATES = ["open", "accepted", "declined", "withdrawn"] as const;

export const ASK_TABLES = [
  DESK_TABLES.stay,
  DESK_TABLES.vehicle,
  DESK_TABLES.experience,
] as const satisfies readonly string[];

export type AskTable = (typeof ASK_TABLES)[number];

/** In place of the reference of one booking: all of a plan. References have no small letters. */
export const ALL_ITEMS = "all";

/** Of the guest's reason, and of our answer. */
export const MAX_ASK_WORDS = 1_000;
