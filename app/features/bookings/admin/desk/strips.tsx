import { Hourglass, TriangleAlert } from "lucide-react";
import { Form } from "react-router";
import { OFFICE } from "#app/brand";
import type { DeskRefusal } from "#app/features/bookings/desk/answer";
import { InTheWay } from "#app/features/bookings/office/in-the-way";
import { PanelLink } from "#app/features/bookings/office/panel-link";
import type { DeskBooking } from "#app/features/bookings/desk/queries.server";
import type { DeskScreen } from "#app/features/bookings/desk/read-screen.server";
import { formatInstant } from "#app/platform/dates/dates";
import { FieldError } from "#app/ui/office/form/field";
import { useNow } from "#app/ui/office/use-now";

interface StripProps {
  booking: DeskBooking;
  screen: DeskScreen;
  answer: DeskRefusal | null;
  now: Date;
}

/** A pending booking keeps its days until a moment, or not; that can be lengthened, ended and begun anew. */
export function HoldStrip({ booking, screen, answer, now: readAt }: StripProps) {
  const now = useNow(readAt);
  if (booking.status !== "pending" || booking.erased_at) return null;
  const until = booking.hold_until;
  const isHeld = until !== null && until > now;
  const { isFree } = screen.room;
  return (
    <section className="office-card desk-strip-card" data-tone={isHeld ? "held" : "open"} aria-label="Hold">
      <Hourglass aria-hidden />
      <div>
        <b>
          {isHeld ? `Held until ${formatInstant(until, "en", OFFICE)}` : booking.is_wish ? "Wish" : "Nothing is held"}
        </b>
        <small>{isHeld ? "The days go to nobody else until then." : isFree ? "Free now" : "The days are taken."}</small>
      </div>
      {answer?.panel === "hold" && (
        <div className="desk-strip-answer">
          {answer.message && <p role="alert">{answer.message}</p>}
          <FieldError id="until-error" error={answer.errors.until} />
          {answer.clashes && <InTheWay booking={booking} clashes={answer.clashes} />}
        </div>
      )}
      <Form method="post" className="desk-actions" preventScrollReset>
        <input type="hidden" name="version" value={booking.version} />
        <input type="hidden" name="intent" value="hold" />
        <label className="visually-hidden" htmlFor="hours">
          How long
        </label>
        <select id="hours" name="hours" className="input">
          <option value="24">24 hours</option>
          <option value="48">48 hours</option>
          <option value="72">72 hours</option>
        </select>
        <label className="visually-hidden" htmlFor="until">
          Or until, island time
        </label>
        <input id="until" name="until" type="datetime-local" className="input" aria-describedby="until-error" />
        <button type="submit" className="small-button">
          {isHeld ? "Lengthen" : "Hold"}
        </button>
      </Form>
      {isHeld && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="version" value={booking.version} />
          <button type="submit" name="intent" value="end-hold" className="small-button">
            End hold
          </button>
        </Form>
      )}
    </section>
  );
}

/** Confirmed without a unit or seats: what is free now, to be placed by a person. */
export function OverbookedStrip({ booking, screen }: Pick<StripProps, "booking" | "screen">) {
  if (!booking.overbooked) return null;
  const { room } = screen;
  const best = room.units.find(({ id }) => id === room.free[0]);
  const canPlace = room.isFree && (booking.kind === "experience" || best !== undefined);
  const what =
    booking.kind === "experience" || booking.vehicles > 1 ? "There is room now" : `${best?.name} is free now`;
  return (
    <section className="office-card desk-strip-card" data-tone="over" aria-label="Overbooked">
      <TriangleAlert aria-hidden />
      <div>
        <b>Overbooked</b>
        <small>
          {canPlace ? `${what}: place it` : "Confirmed without a unit or seats. Nothing is free on these days yet."}
        </small>
      </div>
      <span className="desk-actions">
        <PanelLink booking={booking} panel="days" className="small-button">
          Other days
        </PanelLink>
        {canPlace && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="version" value={booking.version} />
            {booking.vehicles === 1 && best && <input type="hidden" name="unit" value={best.id} />}
            <button type="submit" name="intent" value="place" className="small-button">
              Place it
            </button>
          </Form>
        )}
      </span>
    </section>
  );
}
