import { departuresBetween, type Departure } from "#app/features/availability/departure-plan";
import { unitName } from "#app/features/availability/schema";
import type { DaySheetRead, SheetBooking, SheetImport } from "#app/features/bookings/day-sheet/schema";
import { addDays, type Day } from "#app/platform/dates/dates";
import type { Cents } from "#app/platform/money/money";

export interface Trip {
  experience: string | null;
  title: string;
  /** Null: on request, or not set. */
  time: string | null;
  departure: (Departure & { guideNote: string | null }) | null;
  guests: SheetBooking[];
}

export interface DaySheet {
  arrivals: SheetBooking[];
  departures: SheetBooking[];
  inHouse: SheetBooking[];
  vehiclesOut: SheetBooking[];
  vehiclesBack: SheetBooking[];
  pending: SheetBooking[];
  importsIn: SheetImport[];
  importsOut: SheetImport[];
  importsStaying: SheetImport[];
  trips: Trip[];
  /** Units somebody leaves and somebody else comes to. */
  changing: ReadonlySet<string>;
}

/** What is owed; null when there is no price. */
export function owed({ total, paid }: Pick<SheetBooking, "total" | "paid">): Cents | null {
  return total === null ? null : Math.max(0, total - paid);
}

/** Overbooked ones first, then by unit. */
const urgentFirst = (a: SheetBooking, b: SheetBooking) =>
  Number(b.overbooked) - Number(a.overbooked) ||
  a.listingName.localeCompare(b.listingName) ||
  (a.units[0]?.position ?? 0) - (b.units[0]?.position ?? 0);

/** Due back on an earlier day. */
export const isLate = ({ kind, to, leftAt }: SheetBooking, day: Day) => kind === "vehicle" && to < day && !leftAt;

/** The day in its parts. Requests that still wait stand apart and are counted nowhere else. */
export function daySheetOf({ bookings, imports, guests, experiences }: DaySheetRead, day: Day): DaySheet {
  const unique = [...new Map(bookings.map((booking) => [booking.id, booking])).values()];
  const settled = unique.filter(({ status }) => status !== "pending");
  const stays = settled.filter(({ kind }) => kind === "stay").toSorted(urgentFirst);
  const vehicles = settled.filter(({ kind }) => kind === "vehicle").toSorted(urgentFirst);
  const arrivals = stays.filter(({ from }) => from === day);
  const departures = stays.filter(({ to }) => to === day);
  const importsIn = imports.filter(({ from }) => from === day);
  const importsOut = imports.filter(({ to }) => to === day);
  const leaving = new Set([
    ...departures.flatMap(({ units }) => units.map(({ id }) => id)),
    ...importsOut.map(({ unit }) => unit.id),
  ]);
  const coming = [
    ...arrivals.flatMap(({ units }) => units.map(({ id }) => id)),
    ...importsIn.map(({ unit }) => unit.id),
  ];
  return {
    arrivals,
    departures,
    inHouse: stays.filter(({ from, to, leftAt }) => from < day && to > day && !leftAt),
    vehiclesOut: vehicles.filter(({ from }) => from === day),
    vehiclesBack: vehicles
      .filter(({ to }) => to <= day)
      .toSorted((a, b) => Number(isLate(b, day)) - Number(isLate(a, day))),
    pending: [...unique, ...guests].filter(({ status }) => status === "pending"),
    importsIn,
    importsOut,
    importsStaying: imports.filter(({ from, to }) => from < day && to > day),
    trips: tripsOf(guests, experiences, day),
    changing: new Set(coming.filter((id) => leaving.has(id))),
  };
}

function tripsOf(guests: SheetBooking[], experiences: DaySheetRead["experiences"], day: Day): Trip[] {
  const trips = new Map<string, Trip>();
  const keyOf = (experience: string | null, title: string, time: string | null) =>
    `${time ?? "~"} ${experience ?? title}`;
  for (const { id, title, patterns, stored } of experiences)
    for (const departure of departuresBetween(patterns, stored, { first: day, end: addDays(day, 1) })) {
      const guideNote = stored.find((each) => each.id === departure.id)?.guide_note ?? null;
      const time = departure.start_time;
      trips.set(keyOf(id, title, time), {
        experience: id,
        title,
        time,
        departure: { ...departure, guideNote },
        guests: [],
      });
    }
  for (const guest of guests) {
    if (guest.status === "pending") continue;
    const key = keyOf(guest.listing, guest.listingName, guest.startTime);
    const trip = trips.get(key) ?? {
      experience: guest.listing,
      title: guest.listingName,
      time: guest.startTime,
      departure: null,
      guests: [],
    };
    trip.guests.push(guest);
    trips.set(key, trip);
  }
  return [...trips.entries()].toSorted(([a], [b]) => a.localeCompare(b)).map(([, trip]) => trip);
}

export const peopleOf = (bookings: readonly SheetBooking[]) => bookings.reduce((sum, { people }) => sum + people, 0);

/** "Room 6", "Jahazi and Dau", or that there is none. */
export function unitsText({ kind, units }: Pick<SheetBooking, "kind" | "units">): string {
  if (kind === "experience") return "";
  if (units.length === 0) return kind === "stay" ? "No room" : "No vehicle";
  return units.map((unit) => unitName(unit, kind)).join(", ");
}
