import { islandToday } from "#app/features/availability/rules";
import { addDays, isDay, type Day } from "#app/platform/dates/dates";
import { isUuid } from "#app/platform/db/uuid";
import { textParam } from "#app/platform/http/form";

export const ZOOMS = { week: 7, month: 31 } as const;
type Zoom = keyof typeof ZOOMS;

export const TIMELINE_KINDS = ["stay", "vehicle", "experience"] as const;
type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const BAR_FILTERS = ["held", "confirmed", "house", "completed", "import", "block", "out_of_service"] as const;
export type BarFilter = (typeof BAR_FILTERS)[number];

/** How many units are read at a time. */
export const UNITS_PER_PAGE = 60;
const MAX_PAGE = 5_000;

export interface TimelineFilters {
  from: Day;
  zoom: Zoom;
  kind: TimelineKind | null;
  listing: string | null;
  state: BarFilter | null;
  /** The id of a member of staff. */
  assignee: string | null;
  onlyOverbooked: boolean;
  search: string;
  /** The same as a plain table: for screen readers and without scripts. */
  asTable: boolean;
  page: number;
}

/** Where a window that holds today begins: a week before it by month, on it by week. */
export function firstDayFor(today: Day, zoom: Zoom): Day {
  return zoom === "month" ? addDays(today, -7) : today;
}

function oneOf<T extends string>(values: readonly T[], typed: string | null): T | null {
  return values.find((value) => value === typed) ?? null;
}

/** What the address asks for. Anything else in it counts as not asked. */
export function readTimelineFilters(params: URLSearchParams, today = islandToday()): TimelineFilters {
  const zoom = params.get("zoom") === "week" ? "week" : "month";
  const from = params.get("from") ?? "";
  const listing = params.get("listing") ?? "";
  const page = Number(params.get("page") ?? "1");
  return {
    from: isDay(from) && from >= "2000" && from < "2200" ? from : firstDayFor(today, zoom),
    zoom,
    kind: oneOf(TIMELINE_KINDS, params.get("kind")),
    listing: isUuid(listing) ? listing : null,
    state: oneOf(BAR_FILTERS, params.get("state")),
    assignee: textParam(params, "for") || null,
    onlyOverbooked: params.get("overbooked") === "1",
    search: textParam(params, "q"),
    asTable: params.get("view") === "table",
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
  };
}

/** The end of the window, excluded. */
export function endOf({ from, zoom }: Pick<TimelineFilters, "from" | "zoom">): Day {
  return addDays(from, ZOOMS[zoom]);
}

/** The parameters of an address, without those that say nothing. */
export function timelineParams(filters: Partial<TimelineFilters>): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string | null | undefined | false) => value && params.set(name, value);
  set("from", filters.from);
  set("zoom", filters.zoom === "week" && "week");
  set("kind", filters.kind);
  set("listing", filters.listing);
  set("state", filters.state);
  set("for", filters.assignee);
  set("overbooked", filters.onlyOverbooked && "1");
  set("q", filters.search);
  set("view", filters.asTable && "table");
  set("page", (filters.page ?? 1) > 1 && String(filters.page));
  return params.toString();
}
