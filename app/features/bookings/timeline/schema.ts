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
  hasEmail: boolean;
}

/** Days taken on a unit. */
export interface TimelineBar {
  /** Of the row of the ledger; of the booking in the lane without units. */
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

/** As the query writes it: one unit more than a page tells that there are more. */
export function parseTimeline(text: string): TimelineRead {
  const read = JSON.parse(text) as Omit<TimelineRead, "hasMore">;
  return { ...read, units: read.units.slice(0, UNITS_PER_PAGE), hasMore: read.units.length > UNITS_PER_PAGE };
}
