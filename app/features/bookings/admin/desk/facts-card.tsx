import { ArrowRight, Ban, CloudDownload, Hourglass, MessageSquare, Wrench, type LucideIcon } from "lucide-react";
import { Fragment, type CSSProperties } from "react";
import { PanelLink } from "#app/features/bookings/office/panel-link";
import { describeTaken } from "#app/features/bookings/desk/taken-days";
import { DESK_KIND_NAMES } from "#app/features/bookings/desk/kinds";
import type { DeskBooking, UnitAround } from "#app/features/bookings/desk/queries.server";
import type { DeskScreen } from "#app/features/bookings/desk/read-screen.server";
import { Thumbnail } from "#app/features/media/components/thumbnail";
import { shortDay } from "#app/features/bookings/timeline/rules";
import { daysBetween, formatDay, formatTime } from "#app/platform/dates/dates";
import { plural } from "#app/ui/office/plural";

/** What the booking is for, and its unit around these days. */
export function FactsCard({ booking, screen }: { booking: DeskBooking; screen: DeskScreen }) {
  const units = screen.room.units.filter(({ isOfBooking }) => isOfBooking);
  return (
    <section className="office-card" aria-labelledby="facts-title">
      <div className="card-head">
        <h2 id="facts-title">{DESK_KIND_NAMES[booking.kind]}</h2>
        {!booking.erased_at && (
          <PanelLink booking={booking} panel="days">
            Edit
          </PanelLink>
        )}
      </div>
      <div className="desk-stay">
        <Thumbnail image={booking.listing.image} />
        <dl>
          <Facts booking={booking} screen={screen} />
          {booking.kind !== "experience" && (
            <div>
              <dt>{booking.kind === "stay" ? "Room" : "Vehicle"}</dt>
              <dd>{units.map(({ name }) => name).join(", ") || "None"}</dd>
            </div>
          )}
        </dl>
      </div>
      {units.map((unit) => (
        <Around key={unit.id} unit={unit} booking={booking} />
      ))}
      {booking.accommodation && <p className="desk-wish" dir="auto">{`Stays at ${booking.accommodation}`}</p>}
      {booking.requests && (
        <p className="desk-wish">
          <MessageSquare aria-hidden />
          <span lang={booking.language} dir="auto">
            <b lang="en">Requests</b>
            {booking.requests}
          </span>
        </p>
      )}
    </section>
  );
}

function Facts({ booking, screen }: { booking: DeskBooking; screen: DeskScreen }) {
  const day = (value: string) => formatDay(value, "en", "short");
  const { kind, from, to, people, children, vehicles, with_driver } = booking;
  if (kind === "experience") {
    const departure = screen.room.departures.find(({ start_time }) => start_time === booking.start_time);
    return (
      <>
        <Fact name="Day" value={day(from)} />
        <Fact name="Start" value={booking.start_time ? formatTime(booking.start_time, "en") : "No time set"} />
        <Fact
          name="People"
          value={String(people)}
          more={children > 0 ? `${plural(children, "child", "children")} among them` : undefined}
        />
        {departure && <Fact name="Seats left" value={`${departure.left} of ${departure.capacity}`} />}
      </>
    );
  }
  const length = daysBetween(from, to);
  const isStay = kind === "stay";
  return (
    <>
      <Fact
        name={isStay ? "Arrival" : "Pick-up"}
        value={day(from)}
        more={isStay ? `from ${screen.settings.check_in_from}` : undefined}
      />
      <div className="desk-arrow">
        <dt>
          <ArrowRight aria-hidden className="flip-rtl" />
          <span className="visually-hidden">Length</span>
        </dt>
        <dd>
          <small>{isStay ? plural(length, "night") : plural(length, "day")}</small>
        </dd>
      </div>
      <Fact
        name={isStay ? "Departure" : "Return"}
        value={day(to)}
        more={isStay ? `until ${screen.settings.check_out_until}` : undefined}
      />
      {isStay ? (
        <Fact name="Guests" value={String(people)} />
      ) : (
        <Fact name="Vehicles" value={String(vehicles)} more={with_driver ? "with driver" : "self-drive"} />
      )}
    </>
  );
}

function Fact({ name, value, more }: { name: string; value: string; more?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {more && <small>{more}</small>}
      </dd>
    </div>
  );
}

/** Who stands before and after it on the same unit, with the free nights between. */
function Around({ unit, booking }: { unit: UnitAround; booking: DeskBooking }) {
  return (
    <div className="desk-around">
      <span className="desk-muted">{`${unit.name} around these days`}</span>
      <ol className="desk-strip">
        {unit.taken.map((row, index) => {
          const before = unit.taken[index - 1];
          const gap = before ? daysBetween(before.to, row.from) : 0;
          const Icon = TAKEN_ICONS[row.kind];
          return (
            <Fragment key={`${row.from} ${row.who}`}>
              {gap > 0 && <li className="desk-gap">{plural(gap, booking.kind === "stay" ? "night" : "day")}</li>}
              <li
                className="desk-bar"
                data-kind={row.kind}
                data-own={row.booking === booking.id || undefined}
                style={{ "--length": Math.min(daysBetween(row.from, row.to), LONGEST_BAR) } as CSSProperties}
                title={describeTaken(row)}
              >
                {Icon && <Icon aria-hidden />}
                <span>
                  <bdi>{row.who || (row.kind === "block" ? "Blocked" : "Out of service")}</bdi>
                  <small>{` ${shortDay(row.from)} to ${shortDay(row.to)}`}</small>
                </span>
              </li>
            </Fragment>
          );
        })}
      </ol>
    </div>
  );
}

/** What takes longer is drawn no longer: the others must stay readable. */
const LONGEST_BAR = 8;

const TAKEN_ICONS: Readonly<Record<UnitAround["taken"][number]["kind"], LucideIcon | null>> = {
  booking: null,
  hold: Hourglass,
  block: Ban,
  out_of_service: Wrench,
  import: CloudDownload,
};
