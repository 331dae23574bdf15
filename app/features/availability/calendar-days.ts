import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";

/** Days on which a unit is taken; the end is free again. */
export interface Span {
  first_day: Day;
  end_day: Day;
}

/** What counts of a unit for the calendar: the spans do not overlap and come in order. */
export interface UnitDays {
  taken: readonly Span[];
  /** From this day on nothing can be booked. */
  retired_from: Day | null;
}

/**
 * Free: one may arrive and leave. Arrival: the night before is taken, tonight is free. Departure: the night before is
 * free, tonight is taken.
 */
export type DayState = "free" | "taken" | "arrival" | "departure" | "past";

function isNightFree({ taken, retired_from }: UnitDays, night: Day): boolean {
  if (retired_from !== null && night >= retired_from) return false;
  return !taken.some(({ first_day, end_day }) => first_day <= night && night < end_day);
}

const DAY_MS = 86_400_000;

/** Whether a unit is free in each of so many nights from a day on. A long calendar asks for all of them at once. */
export function freeNights({ taken, retired_from }: UnitDays, first: Day, length: number): boolean[] {
  const free = Array.from({ length }, () => true);
  const start = Date.parse(first);
  // Days of the ledger are days: checking each of thousands takes longer than all the rest.
  const indexOf = (day: Day) => Math.max(0, (Date.parse(day) - start) / DAY_MS);
  for (const { first_day, end_day } of taken) free.fill(false, indexOf(first_day), indexOf(end_day));
  if (retired_from !== null) free.fill(false, indexOf(retired_from));
  return free;
}

/** The states of days, of the free nights of each unit from the night before the first of them on. */
export function dayStates(nights: readonly (readonly boolean[])[], length: number, needed: number): DayState[] {
  const free = Array.from({ length: length + 1 }, () => 0);
  for (const unit of nights)
    for (const [index, isFree] of unit.entries()) if (isFree && index <= length) free[index] = (free[index] ?? 0) + 1;
  const isOffered = free.map((count) => count >= needed);
  return Array.from({ length }, (_, index) => stateOf(isOffered[index + 1] ?? false, isOffered[index] ?? false));
}

/** The states of a listing's days from `first` to before `end`. A day counts when enough units allow it. */
export function calendarDays(
  units: readonly UnitDays[],
  { first, end, today, needed = 1 }: { first: Day; end: Day; today: Day; needed?: number },
): { day: Day; state: DayState }[] {
  const length = daysBetween(first, end);
  const nights = units.map((unit) => freeNights(unit, addDays(first, -1), length + 1));
  return dayStates(nights, length, needed).map((state, index) => {
    const day = addDays(first, index);
    return { day, state: day < today ? "past" : state };
  });
}

function stateOf(canArrive: boolean, canLeave: boolean): DayState {
  if (canArrive) return canLeave ? "free" : "arrival";
  return canLeave ? "departure" : "taken";
}

/** The free span of a unit around a night that is free; open ends are null. */
function freeSpanAround({ taken, retired_from }: UnitDays, night: Day): { start: Day | null; end: Day | null } {
  const before = taken.filter(({ end_day }) => end_day <= night).map(({ end_day }) => end_day);
  const after = taken.filter(({ first_day }) => first_day > night).map(({ first_day }) => first_day);
  if (retired_from !== null) after.push(retired_from);
  return {
    start: before.reduce<Day | null>((latest, day) => (latest === null || day > latest ? day : latest), null),
    end: after.reduce<Day | null>((earliest, day) => (earliest === null || day < earliest ? day : earliest), null),
  };
}

export interface StayRules {
  today: Day;
  minimum: number;
  /** Whether a stay that fills a gap between two bookings may be shorter than the minimum. */
  fillsGaps: boolean;
  needed?: number;
}

/**
 * Whether the days can be booked: "taken" when too few units are free throughout, "minimum" when they are fewer than the
 * minimum and fill no gap.
 */
export function checkDays(
  units: readonly UnitDays[],
  { check_in, check_out }: { check_in: Day; check_out: Day },
  { today, minimum, fillsGaps, needed = 1 }: StayRules,
): "free" | "taken" | "minimum" {
  const free = units.filter((unit) => isFreeThroughout(unit, check_in, check_out));
  if (free.length < needed) return "taken";
  if (daysBetween(check_in, check_out) >= minimum) return "free";
  const gaps = fillsGaps ? free.filter((unit) => fillsGap(unit, check_in, check_out, today)) : [];
  return gaps.length >= needed ? "free" : "minimum";
}

function isFreeThroughout(unit: UnitDays, from: Day, to: Day): boolean {
  if (!isNightFree(unit, from)) return false;
  const { end } = freeSpanAround(unit, from);
  return end === null || to <= end;
}

/** Nights before today cannot be sold any more, so a gap begins today at the earliest. */
function fillsGap(unit: UnitDays, from: Day, to: Day, today: Day): boolean {
  const { start, end } = freeSpanAround(unit, from);
  const gapStart = start === null || start < today ? today : start;
  return gapStart === from && end === to;
}

/**
 * The days one may leave on after arriving on a day: the first and the last, and days before the first that fill a gap.
 * Null when one cannot arrive.
 */
export function departuresAfter(
  units: readonly UnitDays[],
  arrival: Day,
  rules: StayRules & { furthest: Day },
): { possible: Day[]; lastFree: Day } | null {
  const { needed = 1, furthest } = rules;
  const ends = units
    .filter((unit) => isNightFree(unit, arrival))
    .map((unit) => freeSpanAround(unit, arrival).end ?? furthest)
    .map((end) => (end > furthest ? furthest : end))
    .toSorted()
    .toReversed();
  const lastFree = ends[needed - 1];
  if (lastFree === undefined || lastFree <= arrival) return null;
  const possible = Array.from({ length: daysBetween(arrival, lastFree) }, (_, index) =>
    addDays(arrival, index + 1),
  ).filter((day) => checkDays(units, { check_in: arrival, check_out: day }, rules) === "free");
  return { possible, lastFree };
}
