import type { CSSProperties } from "react";
import { Compass } from "lucide-react";
import type { TimelineWindow } from "#app/features/bookings/admin/timeline/bar";
import { manifestPath } from "#app/features/bookings/admin/timeline/paths";
import { daysOf } from "#app/features/bookings/admin/timeline/timeline-head";
import type { DepartureLane } from "#app/features/bookings/timeline/rules";
import type { Departure } from "#app/features/availability/departure-plan";
import { AddressLink } from "#app/platform/framework/address-link";

/** A lane for each start time: seats taken of seats. A cell leads to the manifest. */
export function DepartureLanes({ lanes, window }: { lanes: DepartureLane[]; window: TimelineWindow }) {
  if (lanes.length === 0) return null;
  return (
    <>
      <div className="tl-group">
        <div className="tl-label">
          <Compass aria-hidden />
          <b>Departures</b>
          <small>seats taken of seats</small>
        </div>
      </div>
      {lanes.map(({ experience, title, time, departures }) => (
        <div key={`${experience} ${time}`} className="tl-row tl-row-seats">
          <div className="tl-label">
            <span>
              <b>{title}</b>
              <small>{time}</small>
            </span>
          </div>
          <div className="tl-track tl-seats">
            {daysOf(window).map((day) => {
              const departure = departures.get(day);
              return (
                <span key={day}>
                  {departure && <Seats departure={departure} experience={experience} title={title} window={window} />}
                </span>
              );
            })}
          </div>
        </div>
      ))}
    </>
  );
}

function Seats({
  departure,
  experience,
  title,
  window,
}: {
  departure: Departure;
  experience: string;
  title: string;
  window: TimelineWindow;
}) {
  const { day, start_time, seats_taken, capacity, state } = departure;
  const isFull = state !== "cancelled" && seats_taken >= capacity;
  const text = state === "cancelled" ? "Off" : isFull ? "Full" : `${seats_taken}/${capacity}`;
  return (
    <AddressLink
      to={manifestPath(day, experience, start_time)}
      data-full={isFull || undefined}
      data-off={state === "cancelled" || undefined}
      data-past={day < window.today || undefined}
      style={{ "--taken": `${capacity > 0 ? (seats_taken / capacity) * 100 : 0}%` } as CSSProperties}
    >
      <span className="visually-hidden">
        {`${title}, ${day} ${start_time}, ${state === "cancelled" ? "cancelled" : `${seats_taken} of ${capacity} seats`}`}
      </span>
      <span aria-hidden>{text}</span>
    </AddressLink>
  );
}
