import { ChevronLeft, ChevronRight, TriangleAlert } from "lucide-react";
import { calendarPath } from "#app/features/bookings/admin/timeline/paths";
import {
  BAR_FILTERS,
  firstDayFor,
  TIMELINE_KINDS,
  ZOOMS,
  type BarFilter,
  type TimelineFilters,
} from "#app/features/bookings/timeline/filters";
import { BAR_STATES, shortDay, type BarState } from "#app/features/bookings/timeline/rules";
import type { TimelineRead } from "#app/features/bookings/timeline/schema";
import { addDays, type Day } from "#app/platform/dates/dates";
import { AddressLink } from "#app/platform/framework/address-link";
import { FilterBar } from "#app/ui/office/filter-bar";

const STATE_NAMES: Record<BarFilter, string> = {
  held: "Held",
  confirmed: "Confirmed",
  house: "In house, out",
  completed: "Completed",
  import: "Imported",
  block: "Blocked",
  out_of_service: "Out of service",
};
const KIND_NAMES = { stay: "Stays", vehicle: "Vehicles", experience: "Experiences" };
const LEGEND: Record<BarState, string> = {
  house: "In house, out",
  confirmed: "Confirmed",
  held: "Held, with the time left",
  import: "Imported from a channel",
  block: "Blocked",
  out: "Out of service",
  over: "Overbooked, clash, not returned",
  done: "Completed",
};

interface ToolsProps {
  filters: TimelineFilters;
  timeline: TimelineRead;
  today: Day;
  /** The id of whoever looks at it. */
  reader: string;
}

/** Which days, which units, and what is looked for. */
export function TimelineTools({ filters, timeline, today, reader }: ToolsProps) {
  return (
    <div className="tl-tools">
      <Steps filters={filters} today={today} />
      <FilterBar
        path={calendarPath()}
        search={{
          name: "q",
          value: filters.search,
          label: "Guest or reference",
          placeholder: "Guest or reference",
        }}
        dates={[{ name: "from", value: filters.from, label: "From", fallback: firstDayFor(today, filters.zoom) }]}
        selects={[
          {
            name: "kind",
            value: filters.kind ?? "",
            label: "Kind",
            options: TIMELINE_KINDS.map((value) => ({ value, name: KIND_NAMES[value] })),
          },
          {
            name: "listing",
            value: filters.listing ?? "",
            label: "Listing",
            options: timeline.listings.map(({ id, name }) => ({ value: id, name })),
          },
          {
            name: "state",
            value: filters.state ?? "",
            label: "State",
            options: BAR_FILTERS.map((value) => ({ value, name: STATE_NAMES[value] })),
          },
          {
            name: "for",
            value: filters.assignee ?? "",
            label: "For",
            emptyLabel: "Everyone",
            options: [
              { value: reader, name: "Mine" },
              ...timeline.staff.filter(({ id }) => id !== reader).map(({ id, name }) => ({ value: id, name })),
            ],
          },
        ]}
        otherParams={{
          ...(filters.zoom === "week" && { zoom: "week" }),
          ...(filters.onlyOverbooked && { overbooked: "1" }),
          ...(filters.asTable && { view: "table" }),
        }}
      />
      <AddressLink
        className="small-button is-red"
        to={calendarPath({ ...filters, page: 1, onlyOverbooked: !filters.onlyOverbooked })}
        aria-current={filters.onlyOverbooked ? "true" : undefined}
      >
        <TriangleAlert aria-hidden />
        {filters.onlyOverbooked ? "Show all" : "Only overbooked"}
      </AddressLink>
    </div>
  );
}

function Steps({ filters, today }: { filters: TimelineFilters; today: Day }) {
  const days = ZOOMS[filters.zoom];
  const to = (from: Day) => calendarPath({ ...filters, from });
  return (
    <div className="tl-steps">
      <AddressLink
        className="icon-button"
        to={to(addDays(filters.from, -days))}
        aria-label="Earlier"
        preventScrollReset
      >
        <ChevronLeft aria-hidden className="flip-rtl" />
      </AddressLink>
      <AddressLink className="small-button" to={to(firstDayFor(today, filters.zoom))} preventScrollReset>
        Today
      </AddressLink>
      <AddressLink
        className="icon-button"
        to={to(addDays(filters.from, days))}
        aria-label={`Later, from ${shortDay(addDays(filters.from, days))}`}
        preventScrollReset
      >
        <ChevronRight aria-hidden className="flip-rtl" />
      </AddressLink>
      <nav className="segment" aria-label="Zoom">
        {(["week", "month"] as const).map((zoom) => (
          <AddressLink
            key={zoom}
            to={calendarPath({ ...filters, zoom })}
            aria-current={filters.zoom === zoom ? "true" : undefined}
            preventScrollReset
          >
            {zoom === "week" ? "Week" : "Month"}
          </AddressLink>
        ))}
      </nav>
    </div>
  );
}

export function Pages({ filters, hasMore }: { filters: TimelineFilters; hasMore: boolean }) {
  if (!hasMore && filters.page === 1) return null;
  return (
    <nav className="tl-pages" aria-label="Units">
      {filters.page > 1 && (
        <AddressLink className="small-button" to={calendarPath({ ...filters, page: filters.page - 1 })}>
          Previous units
        </AddressLink>
      )}
      {hasMore && (
        <AddressLink className="small-button" to={calendarPath({ ...filters, page: filters.page + 1 })}>
          Next units
        </AddressLink>
      )}
    </nav>
  );
}

export function Legend() {
  return (
    <div className="tl-legend">
      <b>Key</b>
      {BAR_STATES.map((state) => (
        <span key={state}>
          <i className="tl-bar state-icon" data-state={state} />
          {LEGEND[state]}
        </span>
      ))}
    </div>
  );
}
