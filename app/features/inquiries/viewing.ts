import { OFFICE } from "#app/brand";
import { addDays, isDay, type Day } from "#app/platform/dates/dates";

/** A question about a property, or the wish to see it. */
export const PROPERTY_INQUIRY_KINDS = ["question", "viewing"] as const;
export type PropertyInquiryKind = (typeof PROPERTY_INQUIRY_KINDS)[number];

export const PARTS_OF_DAY = ["any", "morning", "afternoon"] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Staff set a moment ("agreed"), or say that there is none. */
export const VIEWING_STATES = ["asked", "agreed", "done", "declined", "cancelled"] as const;
export type ViewingState = (typeof VIEWING_STATES)[number];

/** The fields of a form that the days are typed in. */
export const DAY_FIELDS = ["day_1", "day_2", "day_3"] as const;
export const MAX_WANTED_DAYS = DAY_FIELDS.length;
/** Days ahead that can be asked for, beginning with tomorrow. */
export const FURTHEST_VIEWING_DAYS = 90;
export const MAX_VIEWERS = 20;
export const DEFAULT_VIEWERS = "2";

/** Keys of the texts in the group "invalid". */
type WantedDayProblem = "required" | "date" | "tomorrow" | "within90" | "sameDay";

/** What is wrong with the days somebody would come on; null when nothing is. `days` are those that were filled in. */
export function wantedDaysProblem(days: readonly string[], today: Day): WantedDayProblem | null {
  if (days.length === 0) return "required";
  if (days.length > MAX_WANTED_DAYS || !days.every(isDay)) return "date";
  if (days.some((day) => day <= today)) return "tomorrow";
  if (days.some((day) => day > addDays(today, FURTHEST_VIEWING_DAYS))) return "within90";
  return new Set(days).size < days.length ? "sameDay" : null;
}

/** Whether whoever asked for it can still call it off: until it begins. */
export function canCancelViewing({ state, at }: { state: ViewingState; at: Date | null }, now: Date): boolean {
  if (state === "asked") return true;
  return state === "agreed" && at !== null && now < at;
}

const HOUR_MS = 60 * 60 * 1000;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** The moment that a field for day and time means by the island’s clock; null when it is none. */
export function fromIslandClock(typed: string): Date | null {
  const day = LOCAL_TIME.exec(typed)?.[1];
  return day && isDay(day) ? new Date(Date.parse(`${typed}:00Z`) - OFFICE.hoursAheadOfUtc * HOUR_MS) : null;
}

/** The same the other way round: "2026-11-20T10:00". */
export function toIslandClock(at: Date): string {
  return new Date(at.getTime() + OFFICE.hoursAheadOfUtc * HOUR_MS).toISOString().slice(0, "2026-11-20T10:00".length);
}
