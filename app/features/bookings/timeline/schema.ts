import { UNITS_PER_PAGE } from "#app/features/bookings/timeline/filters";
import type { OCCUPANCY_KINDS } from "#app/features/availability/schema";
import type { BookingStatus } from "#app/features/bookings/schema";
import type { DeparturePattern, StoredDeparture } from "#app/features/availability/departure-plan";
import type { Day } from "#app/platform/dates/dates";
import type { Cents } from "#app/platform/money/money";

/** The booking behind a bar. */
export interface BarBooking {
  kind: "stay" | "vehicle" | "experience";
  id: string;
  reference: string;
  name: string;
  /** Guests, vehicles or participants. */
  people: number;
  status: BookingStatus;
  version: number;
  arrived: boolean;
  left: boolean;
  withDriver: boolean;
  total: Cents | null;
  paid: Cents;
  words: string | null;
  language: string;
  /** The reference of the trip plan it is part of. */
  plan?: string | null;
}

/** Days taken on a unit. */
export interface TimelineBar {
  /** Of the row of the ledger; of unit and booking, or of the booking alone in the lane without units. */
  id: string;
  kind: (typeof OCCUPANCY_KINDS)[number] | "overbooked";
  from: Day;
  to: Day;
  booking: BarBooking | null;
  holdUntil: string | null;
  /** The reason of a block, or the name of the channel. */
  label: string | null;
  /** Another channel sold some of its days. */
  clash: boolean;
  /** Whether the filters ask for it. */
  matches: boolean;
}

export interface TimelineUnit {
  id: string;
  name: string | null;
  position: number;
  retiredFrom: Day | null;
  kind: "stay" | "vehicle";
  listing: string;
  listingName: string;
  bars: TimelineBar[];
}

export interface UnplacedBar extends TimelineBar {
  listing: string | null;
  listingName: string;
  /** A unit that is free for all its days. */
  freeUnit: { id: string; name: string | null; position: number } | null;
}

interface ListedExperience {
  id: string;
  title: string;
}

/** All that the timeline shows, as it is read. */
export interface TimelineRead {
  units: TimelineUnit[];
  hasMore: boolean;
  unplaced: UnplacedBar[];
  experiences: (ListedExperience & { patterns: DeparturePattern[]; stored: StoredDeparture[] })[];
  seasons: { name: string; firstDay: Day; lastDay: Day }[];
  listings: { id: string; name: string; kind: "stay" | "vehicle" | "experience" }[];
  staff: { id: string; name: string }[];
}

/** A booking and a bar as the query writes them: some hundred with a name at each value were two thirds of the page. */
type BookingCells = [
  kind: BarBooking["kind"],
  id: string,
  reference: string,
  name: string,
  people: number,
  status: BookingStatus,
  version: number,
  arrived: boolean,
  left: boolean,
  withDriver: boolean,
  total: Cents | null,
  paid: Cents,
  words: string | null,
  language: string,
  plan: string | null,
];
type BarCells = [
  /** Null for bookings. */
  id: string | null,
  kind: TimelineBar["kind"],
  from: Day,
  to: Day,
  holdUntil: string | null,
  label: string | null,
  booking: BookingCells | null,
  clash: boolean,
  matches: boolean,
];
interface TimelineCells extends Omit<TimelineRead, "hasMore" | "units" | "unplaced"> {
  units: (Omit<TimelineUnit, "bars"> & { bars: BarCells[] })[];
  unplaced: (Omit<UnplacedBar, keyof TimelineBar> & { bar: BarCells })[];
}

function readBooking(cells: BookingCells): BarBooking {
  const [
    kind,
    id,
    reference,
    name,
    people,
    status,
    version,
    arrived,
    left,
    withDriver,
    total,
    paid,
    words,
    language,
    plan,
  ] = cells;
  return {
    kind,
    id,
    reference,
    name,
    people,
    status,
    version,
    arrived,
    left,
    withDriver,
    total,
    paid,
    words,
    language,
    plan,
  };
}

function readBar([row, kind, from, to, holdUntil, label, cells, clash, matches]: BarCells, unit?: string): TimelineBar {
  const booking = cells && readBooking(cells);
  const id = row ?? [unit, booking?.id].join(" ").trim();
  return { id, kind, from, to, holdUntil, label, booking, clash, matches };
}

/** As the query writes it: one unit more than a page tells that there are more. */
export function parseTimeline(text: string): TimelineRead {
  const { units, unplaced, ...rest } = JSON.parse(text) as TimelineCells;
  return {
    ...rest,
    units: units
      .slice(0, UNITS_PER_PAGE)
      .map((unit) => ({ ...unit, bars: unit.bars.map((bar) => readBar(bar, unit.id)) })),
    unplaced: unplaced.map(({ bar, ...place }) => ({ ...readBar(bar), ...place })),
    hasMore: units.length > UNITS_PER_PAGE,
  };
}
