import { OFFICE } from "#app/brand";
import { departuresBetween, type Departure } from "#app/features/availability/departure-plan";
import { unitName } from "#app/features/availability/schema";
import type { TimelineBar, TimelineRead, TimelineUnit } from "#app/features/bookings/timeline/schema";
import { addDays, formatDay, type Day } from "#app/platform/dates/dates";

export const BAR_STATES = ["house", "confirmed", "held", "import", "block", "out", "over", "done"] as const;
export type BarState = (typeof BAR_STATES)[number];

/** A vehicle nobody marked as handed out is taken for not returned this long; older rows were never marked. */
const UNMARKED_DAYS = 30;

/** A vehicle that was due back on an earlier day. */
function isNotReturned(
  booking: { kind: string; status: string; arrived: boolean; left: boolean },
  dueBack: Day,
  today: Day,
): boolean {
  if (booking.kind !== "vehicle" || booking.status !== "confirmed" || booking.left || dueBack >= today) return false;
  return booking.arrived || dueBack >= addDays(today, -UNMARKED_DAYS);
}

const MINUTE_MS = 60_000;

/** "3 h 20 min", "51 min" */
export function timeLeft(until: Date, now: Date): string {
  const minutes = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  if (hours >= 10) return `${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** The island's clock at a moment: "14:00". */
export function islandTime(moment: Date): string {
  return new Date(moment.getTime() + OFFICE.hoursAheadOfUtc * 60 * MINUTE_MS).toISOString().slice(11, 16);
}

/** A hold that ended is nobody's: its bar goes by itself, without a word from the server. */
export function isOver({ holdUntil }: Pick<TimelineBar, "holdUntil">, now: Date): boolean {
  return holdUntil !== null && new Date(holdUntil) <= now;
}

/** What a bar says about itself, in colour and in words. */
export function barState(bar: TimelineBar, today: Day, now: Date): { state: BarState; word: string } {
  const { kind, booking, holdUntil } = bar;
  if (kind === "overbooked") return { state: "over", word: "Overbooked" };
  if (kind === "block") return { state: "block", word: "Blocked" };
  if (kind === "out_of_service") return { state: "out", word: "Out of service" };
  if (kind === "import") return { state: "import", word: bar.from === today ? "Imported, arrives today" : "Imported" };
  if (kind === "hold" && holdUntil) return { state: "held", word: `Held, ${timeLeft(new Date(holdUntil), now)} left` };
  if (!booking) return { state: "confirmed", word: "Confirmed" };
  if (bar.clash) return { state: "over", word: "Channel clash" };
  if (booking.status === "completed" || booking.left) return { state: "done", word: "Completed" };
  if (isNotReturned(booking, bar.to, today)) return { state: "over", word: "Not returned" };
  if (booking.kind === "vehicle" && (booking.arrived || (bar.from < today && today <= bar.to)))
    return { state: "house", word: `Out, due ${shortDay(bar.to)}` };
  if (booking.kind === "stay" && today <= bar.to && (booking.arrived || bar.from < today))
    return { state: "house", word: bar.to === today ? "Leaves today" : "In house" };
  return { state: "confirmed", word: bar.from === today ? "Arrives today" : "Confirmed" };
}

/** "Said Omar · 2" */
export function barTitle({ booking, label, kind }: TimelineBar): string {
  if (!booking) return label ?? (kind === "block" ? "Blocked" : "Out of service");
  if (booking.kind !== "vehicle") return `${booking.name} · ${booking.people}`;
  return `${booking.name}${booking.people > 1 ? ` · ${booking.people}` : ""}${booking.withDriver ? ", with driver" : ""}`;
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  formatDay(`2027-${String(month + 1).padStart(2, "0")}-01`, "en", "short").replaceAll(/[\d ]/g, ""),
);

/** "21 Nov" */
export function shortDay(day: Day): string {
  return `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}

/** "21 to 25 Nov" */
export function shortSpan(from: Day, to: Day): string {
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))} to ${shortDay(to)}`
    : `${shortDay(from)} to ${shortDay(to)}`;
}

/** A bar runs from midday to midday, so that two guests can meet on the day of change. In days from the first one. */
export function barEdges(
  { from, to }: { from: Day; to: Day },
  window: { from: Day; days: number },
): { start: number; end: number; isCutBefore: boolean; isCutAfter: boolean } {
  const start = signedDays(window.from, from) + 0.5;
  const end = signedDays(window.from, to) + 0.5;
  return {
    start: Math.max(0, start),
    end: Math.min(window.days, end),
    isCutBefore: start < 0,
    isCutAfter: end > window.days,
  };
}

const DAY_MS = 24 * 60 * MINUTE_MS;

/** From one day to another, which may be before it. */
export function signedDays(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** What stands on a unit on these days, besides some bookings. */
export function findInTheWay(
  unit: TimelineUnit,
  { from, to }: { from: Day; to: Day },
  except: readonly string[],
  now: Date,
): TimelineBar | "retired" | null {
  if (unit.retiredFrom && to > unit.retiredFrom) return "retired";
  return (
    unit.bars.find(
      (bar) => !except.includes(bar.booking?.id ?? "") && !isOver(bar, now) && bar.from < to && from < bar.to,
    ) ?? null
  );
}

interface UnitGroup {
  listing: string;
  name: string;
  kind: "stay" | "vehicle";
  units: TimelineUnit[];
}

export function groupUnits(units: readonly TimelineUnit[]): UnitGroup[] {
  const groups = new Map<string, UnitGroup>();
  for (const unit of units) {
    const group = groups.get(unit.listing);
    if (group) group.units.push(unit);
    else groups.set(unit.listing, { listing: unit.listing, name: unit.listingName, kind: unit.kind, units: [unit] });
  }
  return [...groups.values()];
}

export function nameOfUnit(unit: Pick<TimelineUnit, "name" | "position" | "kind">): string {
  return unitName(unit, unit.kind);
}

/** The share of rooms taken in a night, in per cent; rooms out of service count as not there. Null without rooms. */
export function occupancyOf(units: readonly TimelineUnit[], day: Day, now: Date): number | null {
  let rooms = 0;
  let taken = 0;
  for (const unit of units) {
    if (unit.kind !== "stay" || (unit.retiredFrom && unit.retiredFrom <= day)) continue;
    const bar = unit.bars.find((each) => each.from <= day && day < each.to && !isOver(each, now));
    if (bar?.kind === "out_of_service") continue;
    rooms++;
    if (bar && bar.kind !== "block") taken++;
  }
  return rooms === 0 ? null : Math.round((taken / rooms) * 100);
}

/** Bars that share days stand in lines of their own: by id, the first line that is free. */
export function stackBars(bars: readonly Pick<TimelineBar, "id" | "from" | "to">[]): Map<string, number> {
  const ends: Day[] = [];
  const lines = new Map<string, number>();
  for (const { id, from, to } of bars) {
    const free = ends.findIndex((end) => end <= from);
    const line = free === -1 ? ends.length : free;
    ends[line] = to;
    lines.set(id, line);
  }
  return lines;
}

export interface DepartureLane {
  experience: string;
  title: string;
  time: string;
  departures: Map<Day, Departure>;
}

/** A lane for each experience and start time. */
export function departureLanes(experiences: TimelineRead["experiences"], first: Day, end: Day): DepartureLane[] {
  return experiences.flatMap(({ id, title, patterns, stored }) => {
    const lanes = new Map<string, DepartureLane>();
    for (const departure of departuresBetween(patterns, stored, { first, end })) {
      const time = departure.start_time;
      const lane = lanes.get(time) ?? { experience: id, title, time, departures: new Map<Day, Departure>() };
      lane.departures.set(departure.day, departure);
      lanes.set(time, lane);
    }
    return [...lanes.values()].toSorted((a, b) => a.time.localeCompare(b.time));
  });
}
