import { plannedSeats, seatsLeft } from "#app/features/availability/departure-plan";
import type { DeparturePlan, OfficeDeparture } from "#app/features/bookings/departures/queries.server";
import { addDays, type Day } from "#app/platform/dates/dates";

/** Months before and after this one that can be looked at. */
const [MONTHS_BACK, MONTHS_AHEAD] = [12, 24];
/** How far ahead exceptions are listed and guests can be moved. */
const PLANNED_DAYS = 366;
const MAX_TARGETS = 100;

export const monthIndex = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
export const monthAt = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;

export function readMonth(asked: string, today: Day): string {
  const now = monthIndex(today);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(asked)) return monthAt(now);
  return monthAt(Math.min(Math.max(monthIndex(asked), now - MONTHS_BACK), now + MONTHS_AHEAD));
}

/** The days of the list, and all that are read for the screen. */
export function spanOf(month: string, today: Day) {
  const first = `${month}-01`;
  const end = `${monthAt(monthIndex(month) + 1)}-01`;
  const planEnd = addDays(today, PLANNED_DAYS);
  // Of the running month only what is to come.
  const shown = { first: month === today.slice(0, 7) ? today : first, end };
  return { shown, all: { first: first < today ? first : today, end: end > planEnd ? end : planEnd } };
}

/** A departure that is not as the plan says, and how many seats it would have by it. */
export type ExceptionalDeparture = OfficeDeparture & { planned: number | null };

export function listExceptions({ patterns, departures }: DeparturePlan, today: Day): ExceptionalDeparture[] {
  return departures
    .filter(({ id, day }) => id !== null && day >= today)
    .map((each) => ({ ...each, planned: plannedSeats(patterns, each) }))
    .filter((each) => each.state !== "open" || each.is_extra || each.planned !== each.capacity);
}

/** How a departure is named in an address and in forms: "2026-11-20 08:30". */
export const keyOf = ({ day, start_time }: { day: Day; start_time: string }) => `${day} ${start_time}`;

/** Where guests can be moved to. */
export interface DepartureTarget {
  key: string;
  day: Day;
  time: string;
  left: number;
}

export function targetsOf(departures: readonly OfficeDeparture[], today: Day): DepartureTarget[] {
  return departures
    .filter((each) => each.day >= today && seatsLeft(each) > 0)
    .slice(0, MAX_TARGETS)
    .map((each) => ({ key: keyOf(each), day: each.day, time: each.start_time, left: seatsLeft(each) }));
}

/** Seats of confirmed bookings, held ones, and who has none. */
export function seatsOf({ guests }: OfficeDeparture) {
  const sum = (list: typeof guests) => list.reduce((seats, each) => seats + each.seats, 0);
  return {
    confirmed: sum(guests.filter(({ is_held }) => !is_held)),
    held: sum(guests.filter(({ is_held }) => is_held)),
    overbooked: guests.filter(({ overbooked }) => overbooked),
    wishes: guests.filter(({ is_wish }) => is_wish),
    onBoard: guests.filter(({ seats }) => seats > 0),
  };
}
