import type { LucideIcon } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { manifestPath } from "#app/features/bookings/admin/timeline/paths";
import { peopleOf, type Trip } from "#app/features/bookings/day-sheet/rules";
import type { Day } from "#app/platform/dates/dates";
import { plural } from "#app/ui/office/plural";

export function Section(props: {
  id: string;
  icon: LucideIcon;
  title: string;
  count: number;
  note?: string;
  empty: string;
  className?: string;
  children: ReactNode;
}) {
  const { icon: Icon } = props;
  return (
    <section className="office-card ds-section" id={props.id}>
      <div className="ds-head">
        <Icon aria-hidden />
        <h2>{props.title}</h2>
        <span className="office-count">{props.count}</span>
        {props.note && <small>{props.note}</small>}
      </div>
      {props.count === 0 ? (
        <p className="ds-empty">{props.empty}</p>
      ) : (
        <ul className={props.className}>{props.children}</ul>
      )}
    </section>
  );
}

export function TripRow({ trip, day, isOpen }: { trip: Trip; day: Day; isOpen: boolean }) {
  const { departure, guests, time, title } = trip;
  const came = peopleOf(guests.filter(({ arrivedAt }) => arrivedAt));
  const facts = departure
    ? `${departure.seats_taken} of ${departure.capacity} seats, ${came} came${departure.guideNote ? `, ${departure.guideNote}` : ""}`
    : `${plural(peopleOf(guests), "person", "people")}, on request, nothing counted`;
  return (
    <li data-open={isOpen || undefined}>
      <time>{time ?? "No time"}</time>
      <div>
        <b>{title}</b>
        <small>{departure?.state === "cancelled" ? "Cancelled" : facts}</small>
        {departure && departure.capacity > 0 && (
          <span
            className="ds-seats"
            style={{ "--taken": `${(departure.seats_taken / departure.capacity) * 100}%` } as CSSProperties}
          />
        )}
      </div>
      {trip.experience && (
        <Link className="small-button" to={manifestPath(day, trip.experience, time)} aria-label={`Manifest: ${title}`}>
          Manifest
        </Link>
      )}
    </li>
  );
}
