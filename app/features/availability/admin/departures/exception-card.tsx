import { CalendarPlus, CircleX, Lock, TriangleAlert, UsersRound, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { keyOf, type ExceptionalDeparture } from "#app/features/availability/admin/departures/view";
import { formatDay } from "#app/platform/dates/dates";
import { plural } from "#app/ui/office/plural";

interface Exception {
  icon: LucideIcon;
  tone: string;
  text: string;
}

function exceptionOf({ state, is_extra, isPlanned, capacity, seats_taken, planned }: ExceptionalDeparture): Exception {
  const taken = seats_taken > 0 ? `, ${plural(seats_taken, "seat")} taken` : "";
  if (state === "cancelled") return { icon: CircleX, tone: "red", text: "Cancelled" };
  if (state === "closed") return { icon: Lock, tone: "slate", text: `Closed for requests${taken}` };
  if (is_extra)
    return { icon: CalendarPlus, tone: "leaf", text: `Extra departure, ${plural(capacity, "seat")}${taken}` };
  if (!isPlanned) return { icon: TriangleAlert, tone: "spice", text: `Not in the plan${taken}` };
  return { icon: UsersRound, tone: "lagoon", text: `${plural(capacity, "seat")} instead of ${planned ?? 0}` };
}

/** Departures that are not as the plan says. */
export function ExceptionCard({ exceptions }: { exceptions: readonly ExceptionalDeparture[] }) {
  return (
    <section className="office-card" aria-labelledby="exceptions-heading">
      <div className="card-head">
        <h2 id="exceptions-heading">Exceptions</h2>
        <span className="office-count">{exceptions.length}</span>
      </div>
      {exceptions.length === 0 && <p className="card-empty">Every departure is as the plan says</p>}
      <ul className="exception-list">
        {exceptions.map((departure) => {
          const { icon: Icon, tone, text } = exceptionOf(departure);
          return (
            <li key={keyOf(departure)} className="exception-row">
              <span className="inbox-icon" data-tone={tone}>
                <Icon aria-hidden />
              </span>
              <div className="inbox-text">
                <b>
                  <Link to={`?departure=${encodeURIComponent(keyOf(departure))}`}>
                    {`${formatDay(departure.day, "en", "short")}, ${departure.start_time}`}
                  </Link>
                </b>
                <small>{text}</small>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
