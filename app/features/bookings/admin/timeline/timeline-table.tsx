import { Link } from "react-router";
import { bookingPath, movePath } from "#app/features/bookings/admin/timeline/paths";
import { isMovable } from "#app/features/bookings/admin/timeline/use-move";
import { barState, barTitle, isOver, nameOfUnit } from "#app/features/bookings/timeline/rules";
import type { TimelineBar, TimelineRead } from "#app/features/bookings/timeline/schema";
import { formatDay, type Day } from "#app/platform/dates/dates";

/** What the timeline shows, as a plain table: for screen readers, for paper and without scripts. */
export function TimelineTable({ data, today, now }: { data: TimelineRead; today: Day; now: Date }) {
  const rows: { place: string; bar: TimelineBar }[] = [
    ...data.unplaced.map((bar) => ({ place: `Without a unit (${bar.listingName})`, bar })),
    ...data.units.flatMap((unit) =>
      unit.bars
        .filter((bar) => !isOver(bar, now))
        .map((bar) => ({ place: `${unit.listingName}, ${nameOfUnit(unit)}`, bar })),
    ),
  ];
  return (
    <div className="tl-table">
      <table className="office-table">
        <caption className="visually-hidden">Everything on the calendar in these days</caption>
        <thead>
          <tr>
            {["Unit", "From", "To", "Guest", "State", "Actions"].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, bar }) => (
            <tr key={bar.id}>
              <td>{place}</td>
              <td>{formatDay(bar.from, "en", "short")}</td>
              <td>{formatDay(bar.to, "en", "short")}</td>
              <td>
                <bdi>{barTitle(bar)}</bdi>
              </td>
              <td>{barState(bar, today, now).word}</td>
              <td>
                {bar.booking && <Link to={bookingPath(bar.booking)}>Open</Link>}{" "}
                {bar.booking && isMovable(bar) && <Link to={movePath(bar.booking)}>Move</Link>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="tl-empty">Nothing stands in these days.</p>}
    </div>
  );
}
