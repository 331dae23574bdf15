import { ArrowRight } from "lucide-react";
import type { MailPreview } from "#app/features/bookings/desk/guest-emails.server";
import { MailFields } from "#app/features/bookings/office/mail-fields";
import type { MovePreview } from "#app/features/bookings/moves/preview/queries.server";
import { shortSpan } from "#app/features/bookings/timeline/rules";
import { formatUsd } from "#app/platform/money/money";

/** What the form is read with: the move, and the mail that tells the guest. */
export interface MoveRead {
  move: MovePreview;
  mail: MailPreview | null;
}

/**
 * What a move changes, side by side, and the choices it leaves: unit, price, mail. The same fields stand in the small
 * form after a drop and on the page of its own that works without scripts.
 */
export function MoveFields({ move, mail, typed }: MoveRead & { typed?: Readonly<Record<string, string>> }) {
  const { before, after } = move;
  const isPriceNew = after.price !== null && after.price !== before.price;
  return (
    <>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="kind" value={move.kind} />
      <input type="hidden" name="id" value={move.id} />
      <input type="hidden" name="version" value={move.version} />
      <div className="mv-change">
        <p>
          <small>Until now</small>
          <span>
            {`${before.unitName ?? (move.isOnSeveral ? "Several units" : "Without a unit")}, ${shortSpan(before.span.from, before.span.to)}`}
          </span>
          <b>{before.price === null ? "No price" : formatUsd(before.price)}</b>
        </p>
        <p data-new>
          <small>
            <ArrowRight aria-hidden className="flip-rtl" />
            New
          </small>
          <span>{`${after.unitName ?? "Best free unit"}, ${shortSpan(after.span.from, after.span.to)}`}</span>
          <b>{after.price === null ? "No price" : formatUsd(after.price)}</b>
        </p>
      </div>
      {isPriceNew && (
        <fieldset className="mv-price">
          <legend>Price</legend>
          <label>
            <input type="radio" name="price" value="keep" defaultChecked />
            {`Keep price${before.price === null ? "" : ` (${formatUsd(before.price)})`}`}
          </label>
          <label>
            <input type="radio" name="price" value="new" />
            {`Take new price (${formatUsd(after.price ?? 0)})`}
          </label>
        </fieldset>
      )}
      <MailFields mail={mail} typed={typed} />
    </>
  );
}

/** The days and the unit, as fields. */
export function MoveTarget({ move }: { move: MovePreview }) {
  return (
    <>
      <div className="mv-days">
        <label>
          From
          <input className="input" type="date" name="from" required defaultValue={move.after.span.from} />
        </label>
        <label>
          To
          <input className="input" type="date" name="to" required defaultValue={move.after.span.to} />
        </label>
      </div>
      {!move.isOnSeveral && (
        <fieldset className="mv-units">
          <legend>{move.kind === "stay" ? "Room" : "Vehicle"}</legend>
          {move.units.map(({ id, name, takenBy }) => (
            <label key={id} className="mv-unit" data-taken={takenBy ? "" : undefined}>
              <input type="radio" name="unit" value={id} defaultChecked={id === move.after.unit} />
              <b>{name}</b>
              <small>
                {takenBy ? <bdi>{`Taken: ${takenBy}`}</bdi> : id === move.before.unit ? "Here now" : "Free"}
              </small>
            </label>
          ))}
          {move.canBeParked && (
            <label className="mv-unit">
              <input type="radio" name="unit" value="park" />
              <b>Without a unit</b>
              <small>Red until it has one again</small>
            </label>
          )}
        </fieldset>
      )}
    </>
  );
}
