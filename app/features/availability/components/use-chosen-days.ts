import { useState } from "react";
import { canStay, fewestNights, type DayOffers } from "#app/features/availability/day-offers";
import { minimumNights, type Season } from "#app/features/availability/seasons";
import { addDays, daysBetween, isDay, type Day } from "#app/platform/dates/dates";

export interface MinimumRates {
  min_nights: number;
  seasons: readonly Season[];
}

/** The days of a form and of the calendar beside it: each follows the other. What was typed need not be a day. */
export interface ChosenDays {
  from: string;
  to: string;
  /** The arrival was chosen in the calendar, and the departure is still to be. */
  isOpen: boolean;
  nights: number;
  /** The fewest nights from the chosen arrival on. */
  minimum: number;
  arrive: (day: string) => void;
  leave: (day: string) => void;
  /** A day of the calendar: the departure where one is awaited and it can be, else another arrival. */
  choose: (day: Day) => void;
  set: (days: { from: string; to: string; isOpen?: boolean }) => void;
}

interface Options {
  offers: DayOffers | null;
  rates: MinimumRates;
  needed?: number;
  /** Whether another arrival leaves the departure as it is, while that can be. */
  keepsDeparture?: boolean;
  initial: { from: string; to: string; isOpen?: boolean };
}

export function useChosenDays({ offers, rates, needed = 1, keepsDeparture = false, initial }: Options): ChosenDays {
  const [{ from, to, isOpen = false }, set] = useState(initial);
  const minimum = isDay(from) ? minimumNights(rates, from) : rates.min_nights;
  const arrivalAt = (day: Day) => ({ from: day, to: departureAfter(day, offers, rates, needed) });
  return {
    from,
    to,
    isOpen,
    nights: daysBetween(from, to),
    minimum,
    arrive: (day) => {
      const isKept = !isDay(day) || (keepsDeparture && daysBetween(day, to) >= minimumNights(rates, day));
      set(isKept ? { from: day, to } : arrivalAt(day));
    },
    leave: (day) => set({ from, to: day }),
    choose: (day) => {
      const isDeparture = isOpen && (!offers || canStay(offers, from, daysBetween(from, day), minimum, needed));
      if (isDeparture) set({ from, to: day });
      else set({ ...arrivalAt(day), isOpen: true });
    },
    set,
  };
}

/** A new day of arrival brings its own day of departure: after the fewest nights. */
export function departureAfter(day: Day, offers: DayOffers | null, rates: MinimumRates, needed = 1): Day {
  const minimum = minimumNights(rates, day);
  return addDays(day, (offers && fewestNights(offers, day, minimum, needed)) ?? minimum);
}

/** The first days that can be had. */
export function firstDays(offers: DayOffers | null, rates: MinimumRates, today: Day): { from: Day; to: Day } {
  const arrivals = offers ? Array.from({ length: offers.nights[0]?.length ?? 0 }, (_, n) => addDays(today, n)) : [];
  const from = arrivals.find((day) => offers && fewestNights(offers, day, minimumNights(rates, day)) !== null) ?? today;
  return { from, to: departureAfter(from, offers, rates) };
}
