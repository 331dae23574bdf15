import { Search } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { addDays, isDay, type Day } from "#app/platform/dates/dates";

export interface DayBounds {
  today: Day;
  furthestDays: number;
}

interface DayFieldsProps {
  typed: { from: string; to: string };
  bounds: DayBounds;
  /** How many days the second is after the first at least. */
  apart: number;
  labels: { from: string; to: string };
}

/** The first and the last day of a search: the browser's own fields, which the form's button sends. */
export function DayFields({ typed, bounds: { today, furthestDays }, apart, labels }: DayFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  // When the address changes by other means, the fields follow.
  useEffect(() => {
    if (first.current) first.current.value = typed.from;
    if (last.current) last.current.value = typed.to;
  }, [typed.from, typed.to]);
  const follow = (from: string) => {
    if (!isDay(from) || !last.current) return;
    const earliest = addDays(from, apart);
    if (!last.current.value || last.current.value < earliest) last.current.value = earliest;
  };
  const max = addDays(today, furthestDays);
  return (
    <>
      <label className="filter-field is-day">
        <span>{labels.from}</span>
        <input
          ref={first}
          type="date"
          name="from"
          min={today}
          max={max}
          defaultValue={typed.from}
          onChange={(event) => follow(event.target.value)}
        />
      </label>
      <label className="filter-field is-day">
        <span>{labels.to}</span>
        <input ref={last} type="date" name="to" min={addDays(today, apart)} max={max} defaultValue={typed.to} />
      </label>
    </>
  );
}

/** Fields that the button sends. */
export const HELD_FIELDS = ["from", "to"] as const;

export function ShowFreeButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className="btn btn-primary show-free">
      <Search aria-hidden />
      {children}
    </button>
  );
}
