import { useRef } from "react";
import { useSubmit } from "react-router";
import type { Quote } from "#app/features/availability/quotes/price-lines";
import type { DeskRefusal } from "#app/features/bookings/desk/answer";
import { bookingPath } from "#app/features/bookings/booking-address";
import { MailFields } from "#app/features/bookings/office/mail-fields";
import { InTheWay } from "#app/features/bookings/office/in-the-way";
import { PanelForm } from "#app/features/bookings/admin/desk/panel-form";
import { UnitChoice } from "#app/features/bookings/office/unit-choice";
import { WantedFields } from "#app/features/bookings/admin/desk/wanted-fields";
import { PriceLines } from "#app/features/bookings/office/price-lines";
import type { DeskBooking } from "#app/features/bookings/desk/queries.server";
import type { DeskScreen } from "#app/features/bookings/desk/read-screen.server";
import { plural } from "#app/ui/office/plural";

interface DaysFormProps {
  booking: DeskBooking;
  answer: DeskRefusal | null;
  preview: NonNullable<DeskScreen["preview"]>;
  mail: DeskScreen["mail"];
  query: Record<string, string>;
}

/** Other days, people or unit: what is free then, and the old and the new price side by side. */
export function DaysForm({ booking, answer, preview, mail, query }: DaysFormProps) {
  const { room, quote, wanted } = preview;
  const form = useRef<HTMLDivElement>(null);
  const submit = useSubmit();
  const errors = { ...preview.errors, ...answer?.errors };
  const typed = answer?.typed ?? query;
  const clashes = answer?.clashes ?? (room.isFree ? [] : room.clashes);
  /** With scripts free units and price follow at once; without, the first button asks for them. */
  function refresh() {
    const fields = form.current?.closest("form");
    if (!fields) return;
    const data = new FormData(fields);
    const search = new URLSearchParams({ edit: "days" });
    for (const name of ["from", "to", "start_time", "people", "children", "vehicles", "with_driver"]) {
      const value = data.get(name);
      if (typeof value === "string") search.set(name, value);
    }
    void submit(search, { method: "get", action: bookingPath(booking), replace: true, preventScrollReset: true });
  }
  return (
    <PanelForm
      booking={booking}
      intent="days"
      title="Move or change days"
      answer={answer}
      version={booking.version}
      submitLabel="Save"
    >
      <div ref={form} onChange={refresh}>
        <WantedFields
          kind={booking.kind}
          values={{ ...valuesOf(wanted), ...typed }}
          errors={errors}
          departures={room.departures}
        />
      </div>
      <noscript>
        <button type="submit" formMethod="get" name="edit" value="days" className="small-button">
          See price and what is free
        </button>
      </noscript>
      {quote?.underMinimum && (
        <p className="desk-warning">{`Shorter than the minimum of ${plural(quote.underMinimum, booking.kind === "stay" ? "night" : "day")}. You may go on.`}</p>
      )}
      {clashes.length > 0 && <InTheWay booking={booking} clashes={clashes} />}
      {clashes.length === 0 && !room.isFree && (
        <p className="desk-warning">There are too few seats or units for this.</p>
      )}
      {booking.kind !== "experience" && booking.vehicles === 1 && (
        <UnitChoice kind={booking.kind} room={room} chosen={typed.unit} wanted={wanted} booking={booking.id} />
      )}
      <PriceChoice booking={booking} quote={quote} typed={typed} />
      <MailFields mail={mail} typed={answer?.typed} />
    </PanelForm>
  );
}

function valuesOf(wanted: NonNullable<DeskScreen["preview"]>["wanted"]): Record<string, string> {
  return {
    from: wanted.from,
    to: wanted.to,
    start_time: wanted.start_time ?? "",
    people: String(wanted.people),
    children: String(wanted.children),
    vehicles: String(wanted.vehicles),
    with_driver: wanted.with_driver ? "on" : "",
  };
}

interface PriceChoiceProps {
  booking: DeskBooking;
  quote: Quote | null;
  typed: Record<string, string>;
}

/** The frozen price never changes by itself. */
function PriceChoice({ booking, quote, typed }: PriceChoiceProps) {
  if (!quote) return <p className="desk-muted">The listing is gone: the price stays.</p>;
  return (
    <fieldset className="desk-prices">
      <legend>Price</legend>
      <label>
        <input type="radio" name="price" value="keep" defaultChecked={typed.price !== "new"} />
        <span>
          <b>Keep price</b>
          <PriceLines lines={booking.lines ?? []} total={booking.total} />
        </span>
      </label>
      <label>
        <input type="radio" name="price" value="new" defaultChecked={typed.price === "new"} />
        <span>
          <b>Take new price</b>
          <PriceLines lines={quote.lines} total={quote.total} />
        </span>
      </label>
    </fieldset>
  );
}
