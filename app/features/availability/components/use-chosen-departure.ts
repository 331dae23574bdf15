import { useState } from "react";
import {
  departuresOn,
  firstDeparture,
  hasRoom,
  type DepartureOffer,
  type DepartureOffers,
} from "#app/features/availability/departure-offers";
import { isDay, isTime } from "#app/platform/dates/dates";

/** The departure of a form and of the calendar beside it: each follows the other. What was typed need not be a day. */
export interface ChosenDeparture {
  day: string;
  time: string;
  /** What is known of it; null when there is no such departure. */
  offer: DepartureOffer | null;
  /** How many people come: what has room for them can be pointed out. */
  people: number;
  set: (departure: { day: string; time: string }) => void;
  setPeople: (people: number) => void;
  /** Another day: at the same time if it leaves then, else the first that has room. */
  chooseDay: (day: string) => void;
}

export function useChosenDeparture(
  offers: DepartureOffers | null,
  initial: { day: string; time: string } | null,
): ChosenDeparture {
  const [{ day, time: typed }, set] = useState(() => initial ?? firstStart(offers));
  const time = isTime(typed) ? typed : "";
  const [people, setPeople] = useState(1);
  return {
    day,
    time,
    offer: (offers && offersOf(offers, day).find((offer) => offer.time === time)) ?? null,
    people,
    set,
    setPeople,
    chooseDay: (wanted) => set({ day: wanted, time: offers ? timeOn(offers, wanted, time, people) : "" }),
  };
}

const offersOf = (offers: DepartureOffers, day: string) => (isDay(day) ? departuresOn(offers, day) : []);

/** The first departure that can be asked for. */
function firstStart(offers: DepartureOffers | null) {
  const first = offers && firstDeparture(offers);
  return { day: first?.day ?? "", time: first?.time ?? "" };
}

export function timeOn(offers: DepartureOffers, day: string, time: string, people: number): string {
  const found = offersOf(offers, day);
  const rankOf = (offer: DepartureOffer) =>
    (hasRoom(offer, people) ? 0 : hasRoom(offer) ? 2 : 4) + (offer.time === time ? 0 : 1);
  return found.toSorted((a, b) => rankOf(a) - rankOf(b))[0]?.time ?? "";
}
