import { BedDouble, Car, Compass, LogIn, LogOut, Undo2, type LucideIcon } from "lucide-react";
import { peopleOf, type DaySheet } from "#app/features/bookings/day-sheet/rules";
import { plural } from "#app/ui/office/plural";

/** How much happens on the day, each a link to its section. */
export function Counts({ sheet, late, backToday }: { sheet: DaySheet; late: number; backToday: number }) {
  const without = sheet.arrivals.filter(({ overbooked }) => overbooked).length;
  const guests = sheet.trips.flatMap((trip) => trip.guests);
  const named = (n: number, one: string, many: string) => (n === 1 ? one : many);
  const arrivals = sheet.arrivals.length + sheet.importsIn.length;
  const departures = sheet.departures.length + sheet.importsOut.length;
  const counts: [string, LucideIcon, number, string, string, boolean][] = [
    [
      "arrivals",
      LogIn,
      arrivals,
      named(arrivals, "arrival", "arrivals"),
      without > 0
        ? `${without} without a room`
        : `${sheet.arrivals.filter(({ arrivedAt }) => arrivedAt).length} arrived`,
      without > 0,
    ],
    [
      "departures",
      LogOut,
      departures,
      named(departures, "departure", "departures"),
      `${sheet.departures.filter(({ leftAt }) => leftAt).length} left`,
      false,
    ],
    [
      "in-house",
      BedDouble,
      sheet.inHouse.length + sheet.importsStaying.length,
      "in house",
      plural(peopleOf(sheet.inHouse), "person", "people"),
      false,
    ],
    [
      "vehicles",
      Car,
      sheet.vehiclesOut.length,
      named(sheet.vehiclesOut.length, "vehicle out", "vehicles out"),
      `${sheet.vehiclesOut.filter(({ arrivedAt }) => arrivedAt).length} handed out`,
      false,
    ],
    [
      "vehicles",
      Undo2,
      backToday,
      named(backToday, "vehicle back", "vehicles back"),
      late > 0 ? `${late} not returned` : `${sheet.vehiclesBack.filter(({ leftAt }) => leftAt).length} returned`,
      late > 0,
    ],
    [
      "trips",
      Compass,
      sheet.trips.length,
      named(sheet.trips.length, "experience", "experiences"),
      plural(peopleOf(guests), "person", "people"),
      false,
    ],
  ];
  return (
    <nav className="ds-counts" aria-label="What happens">
      {counts.map(([id, Icon, n, name, note, isRed]) => (
        <a key={name} className="ds-count" href={`#${id}`} data-tone={isRed ? "red" : undefined}>
          <Icon aria-hidden />
          <b>{n}</b>
          <span>
            {name}
            <small>{note}</small>
          </span>
        </a>
      ))}
    </nav>
  );
}
