import { Form, Link } from "react-router";
import { DepartureState } from "#app/features/availability/admin/departures/departure-table";
import { TargetSelect } from "#app/features/availability/admin/departures/target-select";
import { keyOf, type DepartureTarget } from "#app/features/availability/admin/departures/view";
import { MoveForm } from "#app/features/availability/admin/departures/without-time-card";
import { answerTo, type FormAnswer } from "#app/features/availability/admin/form-answer";
import { COUNT_INPUT, FormProblem, TypedField } from "#app/features/availability/admin/form-parts";
import type { Typed } from "#app/features/availability/input";
import { MAX_SEATS } from "#app/features/availability/schema";
import type { DepartureGuest, OfficeDeparture } from "#app/features/bookings/departures/queries.server";
import { formatDay } from "#app/platform/dates/dates";
import { plural } from "#app/ui/office/plural";
import { ADMIN_PREFIX } from "#app/urls";

interface DepartureCardProps {
  departure: OfficeDeparture;
  targets: readonly DepartureTarget[];
  answer: FormAnswer | undefined;
}

/** One departure: who is on board, its seats, and whether it takes place. */
export function DepartureCard({ departure, targets, answer }: DepartureCardProps) {
  const key = keyOf(departure);
  const { day, start_time, state, guests } = departure;
  const named = (
    <>
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="time" value={start_time} />
    </>
  );
  return (
    <section className="office-card departure-card" aria-labelledby="departure-heading">
      <div className="card-head">
        <h2 id="departure-heading">{`${formatDay(day, "en", "full")}, ${start_time}`}</h2>
        <DepartureState departure={departure} />
      </div>
      {guests.length === 0 && <p className="card-empty">Nobody is on board</p>}
      <ul>
        {guests.map((guest) => (
          <li key={guest.id} className="block-row">
            <div className="inbox-text">
              <b>
                <Link to={`${ADMIN_PREFIX}/bookings/experience/${guest.id}`}>
                  <bdi>{guest.full_name}</bdi>
                </Link>
              </b>
              <small>
                {`${plural(guest.participants, "person", "people")}, ${guest.overbooked ? "without seats" : guest.is_wish ? "a wish" : guest.is_held ? "held" : guest.status}`}
              </small>
              <FormProblem answer={answerTo(answer, "move", guest.id)} />
            </div>
            <MoveForm guest={guest} targets={targets} except={key} />
          </li>
        ))}
      </ul>
      <div className="departure-forms">
        {state !== "cancelled" && (
          <>
            <SeatsForm departure={departure} answer={answerTo(answer, "seats")} />
            <Form method="post" preventScrollReset>
              {named}
              <h3>Requests</h3>
              <p className="card-hint">A closed departure takes place; visitors can no longer ask for it.</p>
              <button
                type="submit"
                className="small-button"
                name="intent"
                value={state === "closed" ? "open" : "close"}
              >
                {state === "closed" ? "Open for requests" : "Close for requests"}
              </button>
            </Form>
          </>
        )}
        {state === "cancelled" ? (
          <Form method="post" preventScrollReset>
            {named}
            <h3>Cancelled</h3>
            <button type="submit" className="small-button" name="intent" value="open">
              Let it take place
            </button>
          </Form>
        ) : (
          <CancelForm departure={departure} targets={targets} answer={answerTo(answer, "cancel")} />
        )}
      </div>
    </section>
  );
}

function SeatsForm({ departure, answer }: { departure: OfficeDeparture; answer: FormAnswer | undefined }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="day" value={departure.day} />
      <input type="hidden" name="time" value={departure.start_time} />
      <h3>Seats</h3>
      <FormProblem answer={answer} kind="experience" />
      <TypedField
        {...COUNT_INPUT}
        form="seats"
        name="capacity"
        label="Seats of this departure"
        required
        min={0}
        max={MAX_SEATS}
        value={departure.capacity}
        answer={answer}
      />
      {answer?.clashes && (
        <label className="form-check">
          <input type="checkbox" name="overbook" />
          Overbook: the newest that no longer fit stay confirmed, without seats, in red
        </label>
      )}
      <button type="submit" className="small-button" name="intent" value="seats">
        Set seats
      </button>
    </Form>
  );
}

function CancelForm({ departure, targets, answer }: DepartureCardProps) {
  const isBoarded = departure.guests.some(({ seats }) => seats > 0);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="day" value={departure.day} />
      <input type="hidden" name="time" value={departure.start_time} />
      <h3>Cancel this departure</h3>
      <FormProblem answer={answer} kind="experience" />
      {isBoarded && (
        <fieldset className="on-board">
          <legend>Those on board</legend>
          <label className="form-check">
            <input type="radio" name="on_board" value="move" defaultChecked={answer?.typed.on_board === "move"} />
            Move all to another departure
          </label>
          <TargetSelect
            id="cancel-target"
            label="Which departure"
            targets={targets}
            except={keyOf(departure)}
            typed={answer?.typed.target}
          />
          <label className="form-check">
            <input type="radio" name="on_board" value="unseat" defaultChecked={answer?.typed.on_board === "unseat"} />
            Leave them without seats, in red, until each is solved
          </label>
          <MailTick guests={departure.guests.filter(({ seats }) => seats > 0)} typed={answer?.typed} />
        </fieldset>
      )}
      <button type="submit" className="small-button small-button-danger" name="intent" value="cancel">
        Cancel departure
      </button>
    </Form>
  );
}

/** The mail to those on board: ticked, and offered as far as there are addresses. */
function MailTick({ guests, typed }: { guests: readonly DepartureGuest[]; typed: Typed | undefined }) {
  const reached = guests.filter(({ has_email }) => has_email).length;
  if (reached === 0) return <p className="card-hint">None of them left an email address: nobody is mailed.</p>;
  return (
    <label className="form-check">
      <input type="checkbox" name="mail" defaultChecked={typed ? typed.mail === "on" : true} />
      {reached === guests.length
        ? "Mail each of them in their own language"
        : `Mail the ${reached} of ${guests.length} who left an address, in their own language`}
    </label>
  );
}
