import { Ban, Check, ChevronLeft, ChevronRight, CircleX, Lock, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { keyOf, monthAt, monthIndex, seatsOf } from "#app/features/availability/admin/departures/view";
import { WEEKDAY_NAMES } from "#app/features/availability/admin/form-parts";
import { weekdayOf } from "#app/features/availability/seasons";
import type { OfficeDeparture } from "#app/features/bookings/departures/queries.server";
import { formatDay, monthNames, type Day } from "#app/platform/dates/dates";
import { plural } from "#app/ui/office/plural";
import { StateChip } from "#app/ui/office/state-chip";
import { ADMIN_PREFIX } from "#app/urls";

const MONTHS = monthNames("en", "long");
const NAMED_GUESTS = 3;

interface DepartureTableProps {
  departures: readonly OfficeDeparture[];
  month: string;
  today: Day;
  hasPlan: boolean;
}

/** The departures of a month with their seats. */
export function DepartureTable({ departures, month, today, hasPlan }: DepartureTableProps) {
  const index = monthIndex(month);
  const name = `${MONTHS[index % 12]} ${month.slice(0, 4)}`;
  return (
    <section className="office-card" aria-labelledby="departures-heading">
      <div className="card-head departure-head">
        <h2 id="departures-heading">{`Departures in ${name}`}</h2>
        <span className="seat-key" aria-hidden>
          <i />
          Confirmed
          <em />
          Held
        </span>
        <nav className="month-steps" aria-label="Months">
          <Link className="icon-button" to={`?when=${monthAt(index - 1)}`} aria-label="Month before" preventScrollReset>
            <ChevronLeft aria-hidden className="flip-rtl" />
          </Link>
          <Link className="icon-button" to={`?when=${monthAt(index + 1)}`} aria-label="Month after" preventScrollReset>
            <ChevronRight aria-hidden className="flip-rtl" />
          </Link>
        </nav>
      </div>
      {departures.length === 0 ? (
        <p className="card-empty">{hasPlan ? "Nothing departs in this month" : "There is no plan yet"}</p>
      ) : (
        <div className="table-area">
          <table className="office-table departure-table">
            <caption className="visually-hidden">{`Departures in ${name}`}</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Start</th>
                <th scope="col">Seats</th>
                <th scope="col">Guests</th>
                <th scope="col">State</th>
                <th scope="col">
                  <span className="visually-hidden">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {departures.map((departure) => (
                <DepartureRow key={keyOf(departure)} departure={departure} today={today} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function DepartureRow({ departure, today }: { departure: OfficeDeparture; today: Day }) {
  const { day, start_time, capacity, state, is_extra, isPlanned } = departure;
  const { confirmed, held, overbooked, onBoard } = seatsOf(departure);
  const when = `${formatDay(day, "en", "short")}, ${start_time}`;
  const share = (seats: number) => `${capacity > 0 ? (seats / capacity) * 100 : 0}%`;
  return (
    <tr data-red={overbooked.length > 0 || undefined} data-off={state === "cancelled" || undefined}>
      <td className="departure-day">
        <b>{formatDay(day, "en", "short")}</b>
        <small>{day === today ? "Today" : WEEKDAY_NAMES[weekdayOf(day)]}</small>
      </td>
      <td className="departure-time">
        {start_time}
        {is_extra && <span className="badge">Extra</span>}
        {!isPlanned && <span className="badge">Not in the plan</span>}
      </td>
      <td>
        <span className="seat-count">
          <span className="seat-bar" aria-hidden>
            <i style={{ inlineSize: share(confirmed) }} />
            <em style={{ inlineSize: share(held) }} />
          </span>
          <b>{`${confirmed + held} of ${capacity}`}</b>
        </span>
        <small className="seat-words">{seatWords(departure)}</small>
      </td>
      <td className="departure-guests">
        {onBoard.length === 0 ? (
          <span className="is-absent">None</span>
        ) : (
          <>
            {onBoard.slice(0, NAMED_GUESTS).map(({ id, full_name }, index) => (
              <span key={id}>
                {index > 0 && ", "}
                <bdi>{full_name}</bdi>
              </span>
            ))}
            {onBoard.length > NAMED_GUESTS && ` and ${onBoard.length - NAMED_GUESTS} more`}
          </>
        )}
      </td>
      <td>
        <DepartureState departure={departure} />
      </td>
      <td>
        <div className="row-actions">
          <Link className="small-button" to={`${ADMIN_PREFIX}/day/${day}`} aria-label={`Manifest of ${when}`}>
            Manifest
          </Link>
          <Link
            className="small-button"
            to={`?when=${day.slice(0, 7)}&departure=${encodeURIComponent(keyOf(departure))}`}
            aria-label={`Change ${when}`}
          >
            Change
          </Link>
        </div>
      </td>
    </tr>
  );
}

function seatWords(departure: OfficeDeparture): string {
  const { held, confirmed, overbooked, wishes } = seatsOf(departure);
  const left = Math.max(0, departure.capacity - held - confirmed);
  const people = (list: readonly { participants: number }[]) =>
    plural(
      list.reduce((sum, { participants }) => sum + participants, 0),
      "person",
      "people",
    );
  return [
    departure.state === "cancelled"
      ? ""
      : left === 0
        ? "Full"
        : `${left} ${departure.state === "closed" ? "free, not offered" : "free"}`,
    held > 0 ? `${held} held` : "",
    wishes.length > 0 ? `${plural(wishes.length, "wish", "wishes")} for ${people(wishes)}` : "",
    overbooked.length > 0 ? `${people(overbooked)} without seats` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

export function DepartureState({ departure }: { departure: OfficeDeparture }) {
  const { held, confirmed, overbooked } = seatsOf(departure);
  if (overbooked.length > 0) return <StateChip icon={TriangleAlert} name="Overbooked" tone="wrong" />;
  if (departure.state === "cancelled") return <StateChip icon={CircleX} name="Cancelled" tone="wrong" />;
  if (departure.state === "closed") return <StateChip icon={Lock} name="Closed" tone="neutral" />;
  if (held + confirmed >= departure.capacity) return <StateChip icon={Ban} name="Full" tone="neutral" />;
  return <StateChip icon={Check} name="Open" tone="good" />;
}
