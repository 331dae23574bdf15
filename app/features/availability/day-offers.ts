import { dayStates, freeNights, type DayState, type UnitDays } from "#app/features/availability/calendar-days";
import { MAX_NIGHTS } from "#app/features/availability/rules";
import { minimumNights, type Season } from "#app/features/availability/seasons";
import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";

/**
 * What a visitor may know of a listing's days: whether one can arrive and leave on each, and for how long. Neither who
 * has them nor how many units there are (above MAX_COUNTED).
 */
export interface DayOffers {
  /** The island's today: the first of the days. */
  first: Day;
  /** For one unit, for two, and so on: one sign for each day. */
  states: string[];
  /** The same: the most nights from each day on; 0 when one cannot arrive. */
  nights: number[][];
  /** The same: nights below the minimum that fill a gap, by the number of the day. */
  gaps: Record<number, number[]>[];
}

/** How many units of a listing a page tells apart. */
export const MAX_COUNTED = 5;

const SIGNS: Record<DayState, string> = { free: "f", taken: "t", arrival: "a", departure: "d", past: "p" };
const STATES: Readonly<Record<string, DayState>> = {
  f: "free",
  t: "taken",
  a: "arrival",
  d: "departure",
  p: "past",
};

interface OfferRules {
  today: Day;
  furthestDays: number;
  fillsGaps: boolean;
  rates: { min_nights: number; seasons: readonly Season[] };
  /** How many units somebody may ask for at once. */
  counted?: number;
}

export function dayOffers(units: readonly UnitDays[], rules: OfferRules): DayOffers {
  const { today, furthestDays, counted = 1 } = rules;
  // From the night before today on: one may leave today after it.
  const nights = units.map((unit) => freeNights(unit, addDays(today, -1), furthestDays + 2));
  const numbers = Array.from({ length: Math.max(1, Math.min(counted, units.length, MAX_COUNTED)) }, (_, n) => n + 1);
  const arrivals = arrivalsOn(
    nights.map((free) => free.slice(1)),
    rules,
  );
  return {
    first: today,
    states: numbers.map((needed) =>
      dayStates(nights, furthestDays + 1, needed)
        .map((state) => SIGNS[state])
        .join(""),
    ),
    nights: numbers.map((needed) => arrivals.map(({ ends }) => ends[needed - 1] ?? 0)),
    gaps: numbers.map((needed) =>
      Object.fromEntries(
        arrivals.flatMap(({ gaps }, index) => {
          const lengths = [...new Set(gaps)].filter((length) => gaps.filter((gap) => gap === length).length >= needed);
          return lengths.length > 0 ? [[index, lengths]] : [];
        }),
      ),
    ),
  };
}

/** What can be had from a day on: for how many nights each free unit, the longest first; and which of them fill a gap. */
interface Arrival {
  ends: number[];
  gaps: number[];
}

/** Of the free nights of each unit from today on. */
function arrivalsOn(
  units: readonly (readonly boolean[])[],
  { today, furthestDays, fillsGaps, rates }: OfferRules,
): readonly Arrival[] {
  const arrivals = Array.from({ length: furthestDays }, (): Arrival => ({ ends: [], gaps: [] }));
  const minimums = arrivals.map((_, index) => minimumNights(rates, addDays(today, index)));
  for (const free of units) {
    // From the last day to the first: the free nights from each day on, up to the next taken one if that is known.
    let [length, hasEnd] = [0, false];
    for (let index = furthestDays; index >= 0; index--) {
      [length, hasEnd] = free[index] ? [length + 1, hasEnd] : [0, true];
      const arrival = arrivals[index];
      if (length === 0 || !arrival) continue;
      const most = Math.min(MAX_NIGHTS, furthestDays - index);
      arrival.ends.push(hasEnd ? Math.min(length, most) : most);
      // Nights before today cannot be sold any more, so a gap begins today at the earliest.
      const beginsGap = index === 0 || !free[index - 1];
      if (fillsGaps && hasEnd && beginsGap && length < (minimums[index] ?? 1) && length <= most)
        arrival.gaps.push(length);
    }
  }
  for (const { ends } of arrivals) ends.sort((a, b) => b - a);
  return arrivals;
}

/** The offers for so many units; those beyond what is counted look like the last that is. */
const numberOf = ({ states }: DayOffers, needed: number) =>
  needed <= states.length ? needed - 1 : states.length === MAX_COUNTED ? MAX_COUNTED - 1 : null;

export function stateOn(offers: DayOffers, day: Day, needed = 1): DayState {
  if (day < offers.first) return "past";
  const number = numberOf(offers, needed);
  return (
    (number === null ? undefined : STATES[offers.states[number]?.[daysBetween(offers.first, day)] ?? ""]) ?? "taken"
  );
}

/** The most nights from a day on; 0 when one cannot arrive. */
export function mostNights(offers: DayOffers, arrival: Day, needed = 1): number {
  const number = numberOf(offers, needed);
  return arrival < offers.first || number === null
    ? 0
    : (offers.nights[number]?.[daysBetween(offers.first, arrival)] ?? 0);
}

/** Whether one may arrive on a day and leave after so many nights: the same answer as the server's check. */
export function canStay(offers: DayOffers, arrival: Day, nights: number, minimum: number, needed = 1): boolean {
  const number = numberOf(offers, needed);
  if (number === null || nights < 1 || nights > mostNights(offers, arrival, needed)) return false;
  if (nights >= minimum) return true;
  return offers.gaps[number]?.[daysBetween(offers.first, arrival)]?.includes(nights) ?? false;
}

/** The fewest nights one may stay from a day on; null when one cannot arrive. */
export function fewestNights(offers: DayOffers, arrival: Day, minimum: number, needed = 1): number | null {
  const most = mostNights(offers, arrival, needed);
  if (most >= minimum) return minimum;
  const number = numberOf(offers, needed);
  const gaps = number === null ? undefined : offers.gaps[number]?.[daysBetween(offers.first, arrival)];
  return gaps?.toSorted((a, b) => a - b)[0] ?? null;
}
