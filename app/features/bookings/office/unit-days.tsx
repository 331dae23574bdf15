import type { CSSProperties } from "react";
import { describeTaken } from "#app/features/bookings/desk/taken-days";
import type { UnitAround } from "#app/features/bookings/desk/queries.server";
import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";

export interface Span {
  from: Day;
  to: Day;
}

/** Days before and after the wanted ones, as far as they are read. */
const AROUND_DAYS = 5;
/** More of them are too narrow for their numbers. */
const MOST_DAYS = 31;

const windowOf = ({ from, to }: Span) => {
  const first = addDays(from, -AROUND_DAYS);
  return { first, days: daysBetween(first, to) + AROUND_DAYS };
};

/** The numbers of the days above the rows of units. */
export function UnitScale({ wanted }: { wanted: Span }) {
  const { first, days } = windowOf(wanted);
  if (days > MOST_DAYS) return null;
  return (
    <p className="unit-scale" aria-hidden style={{ "--days": days } as CSSProperties}>
      {Array.from({ length: days }, (_, index) => addDays(first, index)).map((day) => (
        <i key={day} data-in={(wanted.from <= day && day <= wanted.to) || undefined}>
          {Number(day.slice(8))}
        </i>
      ))}
    </p>
  );
}

interface UnitDaysProps {
  taken: UnitAround["taken"];
  wanted: Span;
  isFree: boolean;
  /** The booking that is placed: its own days are not in its way. */
  booking: string | undefined;
}

/** What stands on a unit around the wanted days, from midday to midday. In words it says so beside it. */
export function UnitDays({ taken, wanted, isFree, booking }: UnitDaysProps) {
  const { first, days } = windowOf(wanted);
  if (days > MOST_DAYS) return null;
  const place = ({ from, to }: Span): CSSProperties => {
    const [start, end] = [daysBetween(first, from) + 0.5, daysBetween(first, to) + 0.5].map((at) =>
      Math.min(Math.max(at / days, 0), 1),
    );
    return { insetInlineStart: `${(start ?? 0) * 100}%`, inlineSize: `${((end ?? 0) - (start ?? 0)) * 100}%` };
  };
  return (
    <span className="unit-days" aria-hidden style={{ "--days": days } as CSSProperties}>
      {taken
        .filter((row) => row.booking === null || row.booking !== booking)
        .map((row) => (
          <span
            key={`${row.from} ${row.who}`}
            className="unit-bar"
            data-kind={row.kind}
            style={place(row)}
            title={describeTaken(row)}
          >
            <bdi>{row.who}</bdi>
          </span>
        ))}
      {isFree && <span className="unit-bar" data-kind="wanted" style={place(wanted)} />}
    </span>
  );
}
