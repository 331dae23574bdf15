import { Form, Link, useNavigation } from "react-router";
import { CalendarClock, CircleX } from "lucide-react";
import { bookingPath } from "#app/features/bookings/booking-address";
import { InTheWay } from "#app/features/bookings/office/in-the-way";
import { PanelLink } from "#app/features/bookings/office/panel-link";
import { PriceLines } from "#app/features/bookings/office/price-lines";
import { CLASHES_SEEN } from "#app/features/bookings/office/status-conflicts";
import type { Clash } from "#app/features/bookings/schema";
import type { OfficeAsk } from "#app/features/guests/asks/read.server";
import { MAX_ASK_WORDS } from "#app/features/guests/asks/schema";
import { describeChange } from "#app/features/guests/conversation/act-text";
import { RelativeTime } from "#app/ui/office/relative-time";

interface Refused {
  typed: Record<string, string>;
  /** What was in the way when somebody accepted. */
  clashes: readonly Clash[] | null;
}

/** What the guest asks for, to be decided: on top of the case. */
export function AskCards({ asks, refused }: { asks: readonly OfficeAsk[]; refused: Refused | null }) {
  return asks.map((ask) => <AskCard key={ask.id} ask={ask} refused={refused?.typed.ask === ask.id ? refused : null} />);
}

function AskCard({ ask, refused }: { ask: OfficeAsk; refused: Refused | null }) {
  const isBusy = useNavigation().state !== "idle";
  const { booking, wanted, quote, room, reason } = ask;
  const now = describeChange({ ...booking, people: booking.people ?? 1 });
  // What was in the way at the press of the button is newer than what the page was made of.
  const clashes = refused?.clashes ?? (room && !room.isFree ? room.clashes : null);
  const titleId = `ask-${ask.id}`;
  return (
    <section className="case-ask" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {wanted ? <CalendarClock aria-hidden /> : <CircleX aria-hidden />}
        {wanted ? "Asks for a change" : "Asks to cancel"}
        <small>
          <RelativeTime at={ask.created_at} />
        </small>
      </h2>
      <dl>
        <div>
          <dt>
            <Link className="text-link" to={bookingPath(booking)}>
              <bdi>{booking.listing.name}</bdi>
            </Link>{" "}
            now
          </dt>
          <dd>{`${now}, ${booking.status}`}</dd>
        </div>
        {wanted && (
          <div>
            <dt>Wanted</dt>
            <dd>{`${describeChange(wanted)}${room?.isFree ? ", free" : ", taken"}`}</dd>
          </div>
        )}
      </dl>
      {reason && (
        <p className="case-ask-words" dir="auto" lang={booking.language}>
          {reason}
        </p>
      )}
      {clashes && <InTheWay booking={booking} clashes={clashes} />}
      <Form method="post" preventScrollReset className="case-ask-form">
        <input type="hidden" name="ask" value={ask.id} />
        <input type="hidden" name="version" value={booking.version} />
        {wanted && quote && (
          <fieldset className="desk-prices">
            <legend>Price</legend>
            <label>
              <input type="radio" name="price" value="new" defaultChecked={refused?.typed.price !== "keep"} />
              <span>
                <b>Take new price, as the guest was shown it</b>
                <PriceLines lines={quote.lines} total={quote.total} />
              </span>
            </label>
            <label>
              <input type="radio" name="price" value="keep" defaultChecked={refused?.typed.price === "keep"} />
              <span>
                <b>Keep price</b>
                <PriceLines lines={booking.lines ?? []} total={booking.total} />
              </span>
            </label>
          </fieldset>
        )}
        <div className="case-actions">
          {clashes ? (
            <>
              <input type="hidden" name={CLASHES_SEEN} value={clashes.map(({ id }) => id).join(",")} />
              <button className="small-button" name="intent" value="accept" disabled={isBusy}>
                {booking.status === "pending" ? "Accept as a wish" : "Overbook"}
              </button>
              <PanelLink booking={booking} panel="days" className="small-button">
                Other days
              </PanelLink>
            </>
          ) : (
            <button className="small-button small-button-good" name="intent" value="accept" disabled={isBusy}>
              {wanted ? "Accept" : "Accept and cancel"}
            </button>
          )}
        </div>
      </Form>
      <Form method="post" preventScrollReset className="case-ask-form">
        <input type="hidden" name="ask" value={ask.id} />
        <label>
          Why not, for the guest
          <textarea
            className="input"
            name="answer"
            rows={2}
            maxLength={MAX_ASK_WORDS}
            required
            dir="auto"
            defaultValue={refused?.typed.answer}
          />
        </label>
        <button className="small-button" name="intent" value="decline" disabled={isBusy}>
          Decline
        </button>
      </Form>
    </section>
  );
}
