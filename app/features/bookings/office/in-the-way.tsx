import { TriangleAlert } from "lucide-react";
import type { DeskKey } from "#app/features/bookings/booking-address";
import { PanelLink } from "#app/features/bookings/office/panel-link";
import type { Clash } from "#app/features/bookings/schema";
import { formatDay } from "#app/platform/dates/dates";

/** What is in the way, with names, days and where each can be moved. */
export function InTheWay({ booking, clashes }: { booking: DeskKey; clashes: readonly Clash[] }) {
  return (
    <div className="desk-clash" role="alert">
      <TriangleAlert aria-hidden />
      <div>
        <b>{booking.kind === "experience" ? "There are too few seats" : "These days are taken"}</b>
        {clashes.length === 0 && <p>There are not as many of them as are asked for.</p>}
        <ul>
          {clashes.map((clash) => (
            <li key={`${clash.id} ${clash.start}`} dir="auto">
              {clash.unit && <b>{`${clash.unit}: `}</b>}
              {`${clash.full_name}, ${clashDays(clash)} `}
              {clash.isBooking && (
                <PanelLink booking={{ kind: booking.kind, id: clash.id }} panel="days">
                  Move it
                </PanelLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function clashDays({ start, end }: Clash): string {
  const day = (value: string) => formatDay(value, "en", "short");
  return start === end ? day(start) : `${day(start)} to ${day(end)}`;
}
