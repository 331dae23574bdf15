import { Ban, CalendarPlus, Wrench, X } from "lucide-react";
import { Link } from "react-router";
import type { TimelineWindow } from "#app/features/bookings/admin/timeline/bar";
import { blockPath, newBookingPath } from "#app/features/bookings/admin/timeline/paths";
import { nameOfUnit, shortDay, shortSpan } from "#app/features/bookings/timeline/rules";
import type { TimelineUnit } from "#app/features/bookings/timeline/schema";
import { addDays } from "#app/platform/dates/dates";

/** Free days of a unit that were chosen, as positions in the window. */
export interface CellRange {
  unit: string;
  anchor: number;
  head: number;
  isOpen: boolean;
}

interface FreeCellsProps {
  unit: TimelineUnit;
  range: CellRange | null;
  /** The free cell the keys stand on; null when they stand elsewhere. */
  cursor: number | null;
  window: TimelineWindow;
  onOpen: (day: number) => void;
  onClose: () => void;
}

/** The free cell that has the focus, the chosen days, and what can be done with them. */
export function FreeCells({ unit, range, cursor, window, onOpen, onClose }: FreeCellsProps) {
  const name = nameOfUnit(unit);
  const nights = range ? { first: Math.min(range.anchor, range.head), last: Math.max(range.anchor, range.head) } : null;
  const span = nights && { from: addDays(window.from, nights.first), to: addDays(window.from, nights.last + 1) };
  const at = (start: number, length: number) => ({
    insetInlineStart: `${(start / window.days) * 100}%`,
    inlineSize: `${(length / window.days) * 100}%`,
  });
  return (
    <>
      {nights && <span className="tl-chosen" style={at(nights.first, nights.last - nights.first + 1)} />}
      {cursor !== null && (
        <button
          type="button"
          className="tl-cell"
          tabIndex={0}
          style={at(cursor, 1)}
          aria-label={`${name}, ${shortDay(addDays(window.from, cursor))}, free`}
          onClick={() => onOpen(cursor)}
        />
      )}
      {range?.isOpen && span && nights && (
        <div
          className="tl-choice"
          role="group"
          aria-label={`${name}, ${shortSpan(span.from, span.to)}`}
          style={at(nights.first, nights.last - nights.first + 1)}
          data-late={nights.first > window.days / 2 || undefined}
        >
          <div>
            <p>
              <b>{name}</b>
              {shortSpan(span.from, span.to)}
              <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
                <X aria-hidden />
              </button>
            </p>
            <Link to={newBookingPath({ kind: unit.kind, listing: unit.listing, unit: unit.id, ...span })}>
              <CalendarPlus aria-hidden />
              New booking
            </Link>
            <Link to={blockPath({ unit: unit.id, ...span })}>
              <Ban aria-hidden />
              Block
            </Link>
            <Link to={blockPath({ kind: "out_of_service", unit: unit.id, ...span })}>
              <Wrench aria-hidden />
              Out of service
            </Link>
          </div>
        </div>
      )}
    </>
  );
}
