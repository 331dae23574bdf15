import type { ConflictKind } from "#app/features/plans/conflicts/rules";
import type { SentConflict } from "#app/features/plans/tables.server";
import { formatDay } from "#app/platform/dates/dates";

const TEXTS: Record<ConflictKind, (a: string, b: string) => string> = {
  overlap: (a, b) => `${a} and ${b} are at one time`,
  outside: (a, b) => `${a} is not on a day of the stay at ${b}`,
  nightless: (a, b) => `No bed between ${a} and ${b}`,
  twoStays: (a, b) => `${a} and ${b} are for the same night`,
  twoVehicles: (a, b) => `${a} and ${b} are for the same day`,
  taken: (a) => `${a} was taken`,
  short: (a) => `${a} is shorter than it may be`,
  people: (a) => `${a} has no room for so many people`,
  backEarly: (a, b) => `${a} goes back before they leave ${b}`,
};

/** What did not fit in a trip plan when it was sent, for staff. */
export function conflictText({ kind, day, names: [a = "", b = ""] }: SentConflict): string {
  return `${TEXTS[kind](a, b)}, ${formatDay(day, "en")}`;
}
