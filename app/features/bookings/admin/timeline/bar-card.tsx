import { Ban, Check, Hourglass, MessageSquare, X } from "lucide-react";
import { Link, useFetcher } from "react-router";
import { StateChip } from "#app/features/bookings/admin/timeline/state-chip";
import { bookingPath, calendarPath, movePath } from "#app/features/bookings/admin/timeline/paths";
import { isMovable } from "#app/features/bookings/admin/timeline/use-move";
import { BOOKING_STATUSES } from "#app/features/bookings/schema";
import { ASK_FIRST } from "#app/features/bookings/office/status-conflicts";
import { statusName } from "#app/features/bookings/office/status-name";
import { barState, barTitle, islandTime, shortSpan, timeLeft } from "#app/features/bookings/timeline/rules";
import type { BarBooking, TimelineBar } from "#app/features/bookings/timeline/schema";
import { daysBetween, type Day } from "#app/platform/dates/dates";
import { formatUsd } from "#app/platform/money/money";
import { plural } from "#app/ui/office/plural";

interface CardProps {
  bar: TimelineBar;
  /** "Tumbe Tide Hotel, Ngalawa" */
  place: string;
  /** A unit that is free for one without. */
  freeUnit?: string | null;
  today: Day;
  now: Date;
  onClose: () => void;
  /** Takes it in hand; without it, links lead to the form. */
  onTake?: (mode: "move" | "end") => void;
}

/** What a click on a bar shows, and what can be done with it. */
export function BarCard({ bar, place, freeUnit, today, now, onClose, onTake }: CardProps) {
  const { booking } = bar;
  const { state, word } = barState(bar, today, now);
  const nights = daysBetween(bar.from, bar.to);
  return (
    <div className="tl-card" role="dialog" aria-label={barTitle(bar)}>
      <div className="tl-card-head">
        <div>
          <b>
            <bdi>{booking?.name ?? barTitle(bar)}</bdi>
          </b>
          <small>
            {booking
              ? `${booking.reference}, ${plural(booking.people, booking.kind === "vehicle" ? "vehicle" : "guest")}`
              : place}
            {booking?.plan && `, trip plan ${booking.plan}`}
          </small>
        </div>
        <StateChip state={state} word={bar.holdUntil ? "Held" : word} />
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <X aria-hidden />
        </button>
      </div>
      {bar.holdUntil && (
        <p className="tl-card-hold">
          <Hourglass aria-hidden />
          <span>
            <b>{`Held until ${islandTime(new Date(bar.holdUntil))}`}</b>
            {` ${timeLeft(new Date(bar.holdUntil), now)} left`}
          </span>
        </p>
      )}
      <dl className="tl-card-facts">
        <div>
          <dt>Where</dt>
          <dd>{place}</dd>
        </div>
        <div>
          <dt>Days</dt>
          <dd>{`${shortSpan(bar.from, bar.to)}, ${plural(nights, booking?.kind === "vehicle" ? "day" : "night")}`}</dd>
        </div>
        {booking && booking.total !== null && (
          <>
            <div>
              <dt>Price</dt>
              <dd>{formatUsd(booking.total)}</dd>
            </div>
            <div>
              <dt>Paid</dt>
              <dd>{formatUsd(booking.paid)}</dd>
            </div>
          </>
        )}
      </dl>
      {booking?.words && (
        <p className="tl-card-note">
          <MessageSquare aria-hidden />
          <span dir="auto" lang={booking.language}>
            {booking.words}
          </span>
        </p>
      )}
      <div className="tl-card-foot">
        {booking && (
          <BookingActions bar={bar} booking={booking} freeUnit={freeUnit} onTake={onTake} onClose={onClose} />
        )}
        {(bar.kind === "block" || bar.kind === "out_of_service") && (
          <PostButton fields={{ intent: "unblock", id: bar.id }} label="Free these days" onDone={onClose} />
        )}
      </div>
    </div>
  );
}

function BookingActions({
  bar,
  booking,
  freeUnit,
  onTake,
  onClose,
}: Pick<CardProps, "bar" | "freeUnit" | "onTake" | "onClose"> & { booking: BarBooking }) {
  const kind = booking.kind === "vehicle" ? "transportation" : booking.kind;
  const status = (next: string) => ({
    intent: "status",
    kind,
    id: booking.id,
    status: next,
    shown: booking.status,
    [ASK_FIRST]: "1",
  });
  const key = { kind: booking.kind, id: booking.id, version: String(booking.version) };
  return (
    <>
      {booking.status === "pending" && (
        <PostButton fields={status("confirmed")} label="Confirm" isGood onDone={onClose} />
      )}
      {freeUnit && (
        <PostButton
          fields={{ ...key, intent: "move", unit: freeUnit, from: bar.from, to: bar.to, price: "keep" }}
          label="Place it"
          isGood
          onDone={onClose}
        />
      )}
      <Link className="small-button" to={bookingPath(booking)}>
        Open
      </Link>
      {isMovable(bar) && (
        <>
          {(onTake && booking.people === 1) || (onTake && booking.kind === "stay") ? (
            <>
              <button type="button" className="small-button tl-wide" onClick={() => onTake("move")}>
                Move <kbd className="key">M</kbd>
              </button>
              {bar.kind !== "overbooked" && (
                <button type="button" className="small-button tl-wide" onClick={() => onTake("end")}>
                  Days <kbd className="key">R</kbd>
                </button>
              )}
            </>
          ) : null}
          <Link className="small-button" to={movePath(booking)}>
            By form
          </Link>
          {bar.kind === "booking" && <PostButton fields={{ ...key, intent: "park" }} label="Park" onDone={onClose} />}
        </>
      )}
      {BOOKING_STATUSES.filter((next) => next !== booking.status && next !== "confirmed").map((next) => (
        <PostButton key={next} fields={status(next)} label={`Set ${statusName(next).toLowerCase()}`} onDone={onClose} />
      ))}
    </>
  );
}

function PostButton({
  fields,
  label,
  isGood = false,
  onDone,
}: {
  fields: Record<string, string>;
  label: string;
  isGood?: boolean;
  onDone: () => void;
}) {
  const fetcher = useFetcher({ key: `${fields.intent}-${fields.id}` });
  return (
    <fetcher.Form method="post" action={calendarPath()} onSubmit={() => setTimeout(onDone)}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={`small-button${isGood ? " small-button-good" : ""}`}>
        {isGood ? <Check aria-hidden /> : label === "Park" ? <Ban aria-hidden /> : null}
        {label}
      </button>
    </fetcher.Form>
  );
}
