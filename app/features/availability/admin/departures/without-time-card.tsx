import { Form, Link } from "react-router";
import { TargetSelect } from "#app/features/availability/admin/departures/target-select";
import type { DepartureTarget } from "#app/features/availability/admin/departures/view";
import { answerTo, type FormAnswer } from "#app/features/availability/admin/form-answer";
import { FormProblem } from "#app/features/availability/admin/form-parts";
import type { DepartureGuest } from "#app/features/bookings/departures/queries.server";
import { formatDay } from "#app/platform/dates/dates";
import { plural } from "#app/ui/office/plural";
import { ADMIN_PREFIX } from "#app/urls";

/** Bookings to come that have a day and no start, from before there was a plan. Each can be given a departure. */
export function WithoutTimeCard(props: {
  guests: readonly DepartureGuest[];
  targets: readonly DepartureTarget[];
  answer: FormAnswer | undefined;
}) {
  if (props.guests.length === 0) return null;
  return (
    <section className="office-card" aria-labelledby="without-time-heading">
      <div className="card-head">
        <h2 id="without-time-heading">No time set</h2>
        <span className="office-count">{props.guests.length}</span>
      </div>
      <ul>
        {props.guests.map((guest) => (
          <li key={guest.id} className="block-row">
            <div className="inbox-text">
              <b>
                <Link to={`${ADMIN_PREFIX}/bookings/experience/${guest.id}`}>
                  <bdi>{guest.full_name}</bdi>
                </Link>
              </b>
              <small>{`${formatDay(guest.day, "en", "short")}, ${plural(guest.participants, "person", "people")}, ${guest.status}`}</small>
              <FormProblem answer={answerTo(props.answer, "move", guest.id)} />
            </div>
            <MoveForm guest={guest} targets={props.targets} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves one booking to another departure. */
export function MoveForm({
  guest,
  targets,
  except,
}: {
  guest: DepartureGuest;
  targets: readonly DepartureTarget[];
  except?: string;
}) {
  const sameDay = targets.find(({ day }) => day === guest.day);
  return (
    <Form method="post" className="move-form" preventScrollReset>
      <input type="hidden" name="id" value={guest.id} />
      <TargetSelect
        id={`target-${guest.id}`}
        label={`Another departure for ${guest.full_name}`}
        targets={targets}
        except={except}
        typed={sameDay?.key}
      />
      {guest.has_email && (
        <label className="form-check">
          <input type="checkbox" name="mail" defaultChecked aria-label={`Mail it to ${guest.full_name}`} />
          Mail it
        </label>
      )}
      <button type="submit" className="small-button" name="intent" value="move">
        Move
      </button>
    </Form>
  );
}
