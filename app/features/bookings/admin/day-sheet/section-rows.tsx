import { Link } from "react-router";
import { ImportRow, SheetRow, type MarkKind } from "#app/features/bookings/admin/day-sheet/rows";
import { bookingPath } from "#app/features/bookings/admin/timeline/paths";
import { isLate, unitsText, type DaySheet } from "#app/features/bookings/day-sheet/rules";
import type { SheetBooking, SheetImport } from "#app/features/bookings/day-sheet/schema";
import { islandTime, shortDay } from "#app/features/bookings/timeline/rules";
import { daysBetween, type Day } from "#app/platform/dates/dates";
import { plural } from "#app/ui/office/plural";

/** Who comes or goes on a day: bookings with their mark, and what channels brought. */
export function StayRows({
  bookings,
  imports,
  sheet,
  day,
  mark,
}: {
  bookings: readonly SheetBooking[];
  imports: readonly SheetImport[];
  sheet: DaySheet;
  day: Day;
  mark: MarkKind | null;
}) {
  return (
    <>
      {bookings.map((booking) => (
        <SheetRow
          key={booking.id}
          booking={booking}
          day={day}
          facts={stayFacts(booking)}
          isChange={isChanging(booking, sheet)}
          mark={mark}
        />
      ))}
      {imports.map((item) => (
        <ImportRow key={item.id} item={item} isChange={sheet.changing.has(item.unit.id)} />
      ))}
    </>
  );
}

const stayFacts = ({ people, from, to }: SheetBooking) =>
  `${plural(people, "guest")}, ${plural(daysBetween(from, to), "night")}`;
const isChanging = ({ units }: SheetBooking, { changing }: DaySheet) => units.some(({ id }) => changing.has(id));

/** Who stays over the day, with the day of leaving. */
export function InHouseRows({
  bookings,
  imports,
}: {
  bookings: readonly SheetBooking[];
  imports: readonly SheetImport[];
}) {
  return (
    <>
      {bookings.map((booking) => (
        <li key={booking.id} data-red={booking.overbooked || undefined}>
          <b>{unitsText(booking)}</b>
          <span>
            <bdi>{booking.name}</bdi>
            {`, ${booking.people}`}
            {booking.overbooked && " Overbooked"}
          </span>
          <small>{`to ${shortDay(booking.to)}`}</small>
        </li>
      ))}
      {imports.map((item) => (
        <li key={item.id}>
          <b>{unitsText({ kind: item.kind, units: [item.unit] })}</b>
          <span>{item.channel}</span>
          <small>{`to ${shortDay(item.to)}`}</small>
        </li>
      ))}
    </>
  );
}

const RETURNED: MarkKind = { mark: "left", word: "Returned" };
const HANDED_OUT: MarkKind = { mark: "arrived", word: "Handed out" };

/** Vehicles that come back, or should have, and those that go out. */
export function VehicleRows({
  back,
  out,
  day,
  canMark,
}: {
  back: readonly SheetBooking[];
  out: readonly SheetBooking[];
  day: Day;
  canMark: boolean;
}) {
  return (
    <>
      {back.map((booking) => (
        <SheetRow
          key={booking.id}
          booking={booking}
          day={day}
          facts={isLate(booking, day) ? `Was due back on ${shortDay(booking.to)}` : "Back today"}
          mark={canMark ? RETURNED : null}
        />
      ))}
      {out.map((booking) => (
        <SheetRow
          key={booking.id}
          booking={booking}
          day={day}
          facts={`Out today, ${plural(daysBetween(booking.from, booking.to), "day")}, ${booking.withDriver ? "with driver" : "self-drive"}`}
          mark={canMark ? HANDED_OUT : null}
        />
      ))}
    </>
  );
}

/** Requests for the day that nobody has answered, and how long they keep it. */
export function PendingRows({ bookings, now }: { bookings: readonly SheetBooking[]; now: Date }) {
  return bookings.map((booking) => (
    <li key={booking.id} className="ds-row">
      <span className="ds-unit">
        <b>{booking.startTime ?? unitsText(booking)}</b>
        <small>{booking.listingName}</small>
      </span>
      <div className="ds-who">
        <b>
          <bdi>{booking.name}</bdi>
        </b>
        <small>{holdText(booking, now)}</small>
      </div>
      <Link className="small-button" to={bookingPath(booking)}>
        Open
      </Link>
    </li>
  ));
}

function holdText({ holdUntil, people }: SheetBooking, now: Date): string {
  if (!holdUntil) return `${plural(people, "person", "people")}, nothing is held`;
  const until = new Date(holdUntil);
  return `${plural(people, "person", "people")}, ${until > now ? `held until ${islandTime(until)}` : `hold ended at ${islandTime(until)}`}`;
}
