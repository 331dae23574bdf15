import type { DepartureState } from "#app/features/availability/schema";
import { includesWeekday } from "#app/features/availability/seasons";
import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";

/** The weekly rule departures of an experience come from. */
export interface DeparturePattern {
  first_day: Day;
  /** Included; null: open. */
  last_day: Day | null;
  /** Bit 0 is Monday. */
  weekdays: number;
  /** "09:00" */
  start_time: string;
  seats: number;
  cutoff_hours: number;
}

/** A departure of which something had to be remembered. */
export interface StoredDeparture {
  id: string;
  day: Day;
  start_time: string;
  capacity: number;
  seats_taken: number;
  state: DepartureState;
  cutoff_hours: number;
  is_extra: boolean;
}

export interface Departure extends Omit<StoredDeparture, "id"> {
  /** Null while nothing has to be remembered of it. */
  id: string | null;
  /** False for one that was remembered and that no pattern gives any more. */
  isPlanned: boolean;
}

/**
 * The departures from `first` to before `end`: those of the patterns, of which the first wins where two give the same
 * day and time (in the order of their first days, then of their ids), and every one that is stored, as it is stored.
 */
export function departuresBetween(
  patterns: readonly DeparturePattern[],
  stored: readonly StoredDeparture[],
  { first, end }: { first: Day; end: Day },
): Departure[] {
  const found = new Map<string, Departure>();
  const keyOf = (day: Day, start_time: string) => `${day} ${start_time}`;
  for (let index = 0; index < daysBetween(first, end); index++) {
    const day = addDays(first, index);
    for (const pattern of patterns) {
      const key = keyOf(day, pattern.start_time);
      if (!givesDeparture(pattern, day) || found.has(key)) continue;
      found.set(key, {
        id: null,
        day,
        start_time: pattern.start_time,
        capacity: pattern.seats,
        seats_taken: 0,
        state: "open",
        cutoff_hours: pattern.cutoff_hours,
        is_extra: false,
        isPlanned: true,
      });
    }
  }
  for (const departure of stored) {
    if (departure.day < first || departure.day >= end) continue;
    const key = keyOf(departure.day, departure.start_time);
    found.set(key, { ...departure, isPlanned: departure.is_extra || found.has(key) });
  }
  return [...found.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, departure]) => departure);
}

export function givesDeparture({ first_day, last_day, weekdays }: DeparturePattern, day: Day): boolean {
  return first_day <= day && (last_day === null || day <= last_day) && includesWeekday(weekdays, day);
}

/** How many seats the plan gives a departure; null when no pattern gives it. */
export function plannedSeats(
  patterns: readonly DeparturePattern[],
  { day, start_time }: Pick<Departure, "day" | "start_time">,
): number | null {
  return patterns.find((pattern) => pattern.start_time === start_time && givesDeparture(pattern, day))?.seats ?? null;
}

export function seatsLeft({
  capacity,
  seats_taken,
  state,
}: Pick<Departure, "capacity" | "seats_taken" | "state">): number {
  return state === "open" ? Math.max(0, capacity - seats_taken) : 0;
}
