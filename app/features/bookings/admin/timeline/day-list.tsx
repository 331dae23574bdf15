import { BedDouble, Car, ChevronLeft, ChevronRight, Compass, Plus, TriangleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { BarCard } from "#app/features/bookings/admin/timeline/bar-card";
import type { TimelineWindow } from "#app/features/bookings/admin/timeline/bar";
import { calendarPath, manifestPath, newBookingPath } from "#app/features/bookings/admin/timeline/paths";
import { StateChip } from "#app/features/bookings/admin/timeline/state-chip";
import { firstDayFor, type TimelineFilters } from "#app/features/bookings/timeline/filters";
import {
  barState,
  barTitle,
  departureLanes,
  groupUnits,
  isOver,
  nameOfUnit,
  occupancyOf,
  shortDay,
  shortSpan,
} from "#app/features/bookings/timeline/rules";
import type { TimelineBar, TimelineRead } from "#app/features/bookings/timeline/schema";
import { addDays, formatDay, type Day } from "#app/platform/dates/dates";
import { AddressLink } from "#app/platform/framework/address-link";

const SWIPE_PX = 60;
const NAMES = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

interface DayListProps {
  data: TimelineRead;
  day: Day;
  filters: TimelineFilters;
  window: TimelineWindow;
}

/** The calendar of a phone: a week to choose from, then each unit with what stands there in that night. */
export function DayList({ data, day, filters, window }: DayListProps) {
  const navigate = useNavigate();
  const touch = useRef(0);
  const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  const pathOf = (to: Day) => {
    const path = calendarPath({ ...filters, zoom: "month", from: firstDayFor(to, "month") });
    return `${path}&day=${to}`;
  };
  const swipe = (x: number) => {
    const dx = x - touch.current;
    if (Math.abs(dx) > SWIPE_PX) void navigate(pathOf(addDays(day, dx < 0 ? 7 : -7)), { preventScrollReset: true });
  };
  const lanes = departureLanes(data.experiences, day, addDays(day, 1));
  return (
    <div className="ag-list">
      <div className="ag-week">
        <AddressLink
          className="icon-button"
          to={pathOf(addDays(day, -7))}
          aria-label="The week before"
          preventScrollReset
        >
          <ChevronLeft aria-hidden className="flip-rtl" />
        </AddressLink>
        <b>{formatDay(day, "en", "full")}</b>
        <AddressLink
          className="icon-button"
          to={pathOf(addDays(day, 7))}
          aria-label="The week after"
          preventScrollReset
        >
          <ChevronRight aria-hidden className="flip-rtl" />
        </AddressLink>
      </div>
      <nav
        className="ag-strip"
        aria-label="Days of the week"
        onTouchStart={(event) => (touch.current = event.touches[0]?.clientX ?? 0)}
        onTouchEnd={(event) => swipe(event.changedTouches[0]?.clientX ?? touch.current)}
      >
        {NAMES.map((name, index) => {
          const each = addDays(monday, index);
          const share = occupancyOf(data.units, each, window.now);
          return (
            <AddressLink
              key={each}
              to={pathOf(each)}
              aria-current={each === day ? "date" : undefined}
              preventScrollReset
            >
              <small>{each === window.today ? "Today" : name}</small>
              <b>{Number(each.slice(8))}</b>
              <span className="ag-level">
                <i style={{ inlineSize: `${share ?? 0}%` }} />
              </span>
              <small>{share === null ? "" : `${share}%`}</small>
            </AddressLink>
          );
        })}
      </nav>
      {data.unplaced.length > 0 && (
        <section className="office-card ag-group ag-red">
          <h2 className="ag-head">
            <TriangleAlert aria-hidden />
            Without a unit<small>{data.unplaced.length}</small>
          </h2>
          <ul>
            {data.unplaced.map((bar) => (
              <Row
                key={bar.id}
                bar={bar}
                unit=""
                place={bar.listingName}
                line={`${bar.listingName}, ${shortSpan(bar.from, bar.to)}`}
                freeUnit={bar.freeUnit?.id}
                window={window}
              />
            ))}
          </ul>
        </section>
      )}
      {groupUnits(data.units).map((group) => (
        <section key={group.listing} className="office-card ag-group">
          <h2 className="ag-head">
            {group.kind === "stay" ? <BedDouble aria-hidden /> : <Car aria-hidden />}
            {group.name}
          </h2>
          <ul>
            {group.units.map((unit) => {
              const bars = unit.bars.filter((bar) => !isOver(bar, window.now));
              const bar = bars.find(({ from, to }) => from <= day && day < to);
              const next = bars.find(({ from }) => from > day);
              const name = nameOfUnit(unit);
              return bar ? (
                <Row
                  key={unit.id}
                  bar={bar}
                  unit={name}
                  place={`${unit.listingName}, ${name}`}
                  line={bar.from === day ? "Arrives today" : `Until ${shortDay(bar.to)}`}
                  window={window}
                />
              ) : (
                <li key={unit.id} className="ag-row" data-free>
                  <span className="ag-unit">{name}</span>
                  <div className="ag-what">
                    <b>Free</b>
                    <small>{next ? `Until ${shortDay(next.from)}` : "Nothing after it in these days"}</small>
                  </div>
                  <AddressLink
                    className="icon-button is-framed"
                    aria-label={`New booking in ${name}`}
                    to={newBookingPath({
                      kind: unit.kind,
                      listing: unit.listing,
                      unit: unit.id,
                      from: day,
                      to: addDays(day, 1),
                    })}
                  >
                    <Plus aria-hidden />
                  </AddressLink>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {lanes.length > 0 && (
        <section className="office-card ag-group">
          <h2 className="ag-head">
            <Compass aria-hidden />
            Departures
          </h2>
          <ul>
            {lanes.map(({ experience, title, time, departures }) => {
              const departure = departures.get(day);
              return (
                <li key={`${experience} ${time}`} className="ag-row">
                  <span className="ag-unit">{time}</span>
                  <div className="ag-what">
                    <b>{title}</b>
                    <small>{departure ? `${departure.seats_taken} of ${departure.capacity} seats` : ""}</small>
                  </div>
                  <AddressLink className="small-button" to={manifestPath(day, experience, time)}>
                    Manifest
                  </AddressLink>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

interface RowProps {
  bar: TimelineBar;
  unit: string;
  place: string;
  line: string;
  freeUnit?: string | null;
  window: TimelineWindow;
}

function Row({ bar, unit, place, line, freeUnit, window }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const { state, word } = barState(bar, window.today, window.now);
  return (
    <li>
      <button type="button" className="ag-row" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {unit && <span className="ag-unit">{unit}</span>}
        <span className="ag-what">
          <b>
            <bdi>{barTitle(bar)}</bdi>
          </b>
          <small>{line}</small>
        </span>
        <StateChip state={state} word={word.replace(/,.*/, "")} />
      </button>
      {isOpen && (
        <BarCard
          bar={bar}
          place={place}
          freeUnit={freeUnit}
          today={window.today}
          now={window.now}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
