import { cutoffOf } from "#app/features/availability/departure-cutoff";
import { seatsLeft, type Departure } from "#app/features/availability/departure-plan";
import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";

/**
 * What a visitor may know of the departures of an experience: when they start and whether there is room. Neither who is
 * on board nor how many seats there are (above MAX_COUNTED_SEATS).
 */
export interface DepartureOffers {
  /** The island's today: the first of the days. */
  first: Day;
  /** The last day that can be asked for. */
  last: Day;
  /** For each start, in the order of the day: one sign for each day. */
  starts: { time: string; cutoff_hours: number; states: string }[];
}

/** Closed: staff took it off sale, or it is too late to ask for it. */
type DepartureOfferState = "free" | "few" | "full" | "closed" | "cancelled";

export interface DepartureOffer {
  day: Day;
  /** "08:00" */
  time: string;
  cutoff_hours: number;
  state: DepartureOfferState;
  /** How many seats are left; null when there are more than are counted. */
  left: number | null;
}

/** How many seats a page tells apart. */
const MAX_COUNTED_SEATS = 5;

const NONE = "-";
const FREE = "f";
const CLOSED = "c";
const CANCELLED = "x";

export function departureOffers(
  departures: readonly Departure[],
  { first, last, now, hoursAheadOfUtc }: { first: Day; last: Day; now: Date; hoursAheadOfUtc: number },
): DepartureOffers {
  const length = daysBetween(first, last) + 1;
  const starts = new Map<string, { time: string; cutoff_hours: number; signs: string[] }>();
  for (const departure of departures) {
    const { day, start_time: time, cutoff_hours } = departure;
    if (day < first || day > last) continue;
    const key = `${time} ${cutoff_hours}`;
    const start = starts.get(key) ?? { time, cutoff_hours, signs: Array.from({ length }, () => NONE) };
    starts.set(key, start);
    start.signs[daysBetween(first, day)] = signOf(departure, cutoffOf(departure, hoursAheadOfUtc) <= now);
  }
  return {
    first,
    last,
    starts: [...starts.values()]
      .toSorted((a, b) => a.time.localeCompare(b.time) || a.cutoff_hours - b.cutoff_hours)
      .map(({ time, cutoff_hours, signs }) => ({ time, cutoff_hours, states: signs.join("") })),
  };
}

function signOf(departure: Departure, isLate: boolean): string {
  if (departure.state === "cancelled") return CANCELLED;
  if (departure.state === "closed" || isLate) return CLOSED;
  const left = seatsLeft(departure);
  return left > MAX_COUNTED_SEATS ? FREE : String(left);
}

/** The departures of a day, the first of the day first. */
export function departuresOn({ first, starts }: DepartureOffers, day: Day): DepartureOffer[] {
  if (day < first) return [];
  const index = daysBetween(first, day);
  return starts.flatMap(({ time, cutoff_hours, states }) => {
    const sign = states[index] ?? NONE;
    return sign === NONE ? [] : [{ day, time, cutoff_hours, ...readSign(sign) }];
  });
}

function readSign(sign: string): Pick<DepartureOffer, "state" | "left"> {
  if (sign === FREE) return { state: "free", left: null };
  if (sign === CLOSED || sign === CANCELLED) return { state: sign === CLOSED ? "closed" : "cancelled", left: 0 };
  const left = Number(sign);
  return { state: left > 0 ? "few" : "full", left };
}

export function hasRoom({ left }: Pick<DepartureOffer, "left">, people = 1): boolean {
  return left === null || left >= people;
}

/** What can be had of a day: its departure with the most room. Null when nothing leaves. */
export function bestOn(offers: DepartureOffers, day: Day): DepartureOffer | null {
  const roomOf = ({ left }: DepartureOffer) => left ?? MAX_COUNTED_SEATS + 1;
  const [best] = departuresOn(offers, day).toSorted((a, b) => roomOf(b) - roomOf(a) || rankOf(a) - rankOf(b));
  return best ?? null;
}

/** Of those without room, one that is full says most. */
const rankOf = ({ state }: DepartureOffer) => (state === "full" ? 0 : state === "closed" ? 1 : 2);

/** The first departure with room for so many people, from a day on. */
export function firstDeparture(offers: DepartureOffers, people = 1, from = offers.first): DepartureOffer | null {
  for (let day = from; day <= offers.last; day = addDays(day, 1)) {
    const found = departuresOn(offers, day).find((departure) => hasRoom(departure, people));
    if (found) return found;
  }
  return null;
}

const MAX_OFFERS = 3;
const OFFER_RANGE_DAYS = 60;

/** The departures with room that are nearest to a day and time, the nearest first. */
export function nearestDepartures<Found extends { day: Day; start_time: string }>(
  withRoom: readonly Found[],
  wanted: { day: Day; time: string | null },
): Found[] {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const apart = ({ day, start_time }: Found) => {
    const days = Math.max(daysBetween(day, wanted.day), daysBetween(wanted.day, day));
    return days * 24 * 60 + (wanted.time === null ? 0 : Math.abs(minutes(start_time) - minutes(wanted.time)));
  };
  return withRoom
    .filter(({ day }) => day >= addDays(wanted.day, -OFFER_RANGE_DAYS) && day <= addDays(wanted.day, OFFER_RANGE_DAYS))
    .toSorted((a, b) => apart(a) - apart(b) || (a.day < b.day ? -1 : 1))
    .slice(0, MAX_OFFERS);
}
