import { Check, Minus, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { Form, Link } from "react-router";
import { useWeek } from "#app/features/auth/office/week-start";
import { answerTo, type FormAnswer } from "#app/features/availability/admin/form-answer";
import {
  COUNT_INPUT,
  daysText,
  FormProblem,
  TypedField,
  WEEKDAY_NAMES,
  WeekdayFields,
} from "#app/features/availability/admin/form-parts";
import { capital } from "#app/features/availability/office/listing-kinds";
import type { StoredPattern } from "#app/features/availability/departures/queries.server";
import { MAX_CUTOFF_HOURS, MAX_SEATS } from "#app/features/availability/schema";
import type { Day } from "#app/platform/dates/dates";
import { NEW_ID_FIELD } from "#app/ui/office/form/draft";
import { StateChip } from "#app/ui/office/state-chip";

interface PlanCardProps {
  patterns: readonly StoredPattern[];
  today: Day;
  /** The pattern whose form is open, "new", or none. */
  open: string;
  newId: string;
  answer: FormAnswer | undefined;
}

/** The weekly plan, one grid for each season of days; without one the experience is on request. */
export function PlanCard({ patterns, today, open, newId, answer }: PlanCardProps) {
  const refused = answerTo(answer, "pattern");
  const edited = refused ? (refused.typed.id ?? "") || "new" : open;
  const pattern = patterns.find(({ id }) => id === edited);
  const seasons = Map.groupBy(patterns, ({ first_day, last_day }) => `${first_day} ${last_day ?? ""}`);
  return (
    <section className="office-card" aria-labelledby="plan-heading">
      <div className="card-head">
        <div>
          <h2 id="plan-heading">Weekly plan</h2>
          <p className="card-hint">
            Times are the island's. A day and time in two plans is one departure, of the first.
          </p>
        </div>
        <Link className="small-button" to="?pattern=new" preventScrollReset>
          <Plus aria-hidden />
          Plan
        </Link>
      </div>
      <FormProblem answer={answerTo(answer, "pattern-delete")} />
      {(edited === "new" || pattern) && (
        <PatternForm key={edited} pattern={pattern} newId={newId} today={today} answer={refused} />
      )}
      {patterns.length === 0 && edited !== "new" && (
        <div className="card-empty">
          <p>
            On request: visitors ask for any day, and nothing is counted. With a weekly plan they choose a departure and
            see the seats that are left; bookings that have a day get its time.
          </p>
          <Link className="button button-primary" to="?pattern=new" preventScrollReset>
            Make a weekly plan
          </Link>
        </div>
      )}
      {[...seasons].map(([key, list]) => (
        <PlanSeason key={key} patterns={list} today={today} />
      ))}
    </section>
  );
}

function PlanSeason({ patterns, today }: { patterns: readonly StoredPattern[]; today: Day }) {
  const [first] = patterns;
  const week = useWeek();
  if (!first) return null;
  const isNow = first.first_day <= today && (first.last_day === null || today <= first.last_day);
  return (
    <div className="plan-season" data-now={isNow || undefined}>
      <div className="plan-season-head">
        <b>{capital(daysText(first.first_day, first.last_day))}</b>
        {isNow && <StateChip icon={Check} name="Now" tone="good" />}
      </div>
      <table className="plan-week">
        <thead>
          <tr>
            <th scope="col">Start</th>
            {week.map((bit) => (
              <th key={bit} scope="col">
                {WEEKDAY_NAMES[bit]}
              </th>
            ))}
            <th scope="col">Cut-off</th>
            <th scope="col">
              <span className="visually-hidden">Edit</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {patterns.map(({ id, weekdays, start_time, seats, cutoff_hours }) => (
            <tr key={id}>
              <th scope="row">{start_time}</th>
              {week.map((bit) => {
                const isOn = ((weekdays >> bit) & 1) === 1;
                return (
                  <td key={bit}>
                    <span className="plan-cell" data-on={isOn || undefined}>
                      {isOn ? (
                        <>
                          {seats}
                          <small>seats</small>
                        </>
                      ) : (
                        <>
                          <Minus aria-hidden />
                          <span className="visually-hidden">No departure</span>
                        </>
                      )}
                    </span>
                  </td>
                );
              })}
              <td className="plan-cutoff">{`${cutoff_hours} h`}</td>
              <td>
                <Link
                  className="row-action"
                  to={`?pattern=${id}`}
                  aria-label={`Edit the plan of ${start_time}, ${daysText(first.first_day, first.last_day)}`}
                  preventScrollReset
                >
                  <Pencil aria-hidden />
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PatternForm({
  pattern,
  newId,
  today,
  answer,
}: {
  pattern: StoredPattern | undefined;
  newId: string;
  today: Day;
  answer: FormAnswer | undefined;
}) {
  // It keeps its id until it is stored: sent again because the answer was lost, it makes no second plan.
  const [id] = useState(answer?.typed[NEW_ID_FIELD] ?? newId);
  return (
    <Form method="post" className="season-form" preventScrollReset aria-label={pattern ? "Edit plan" : "New plan"}>
      {pattern ? (
        <input type="hidden" name="id" value={pattern.id} />
      ) : (
        <input type="hidden" name={NEW_ID_FIELD} value={id} />
      )}
      <FormProblem answer={answer} />
      <div className="season-fields">
        <TypedField
          form="pattern"
          name="first_day"
          label="First day"
          type="date"
          required
          value={pattern?.first_day ?? today}
          answer={answer}
        />
        <TypedField
          form="pattern"
          name="last_day"
          label="Last day"
          hint="Empty: open"
          type="date"
          value={pattern?.last_day}
          answer={answer}
        />
        <TypedField
          form="pattern"
          name="start_time"
          label="Start"
          hint="Island time"
          type="time"
          required
          value={pattern?.start_time}
          answer={answer}
        />
        <TypedField
          {...COUNT_INPUT}
          form="pattern"
          name="seats"
          label="Seats"
          required
          min={1}
          max={MAX_SEATS}
          value={pattern?.seats}
          answer={answer}
        />
        <TypedField
          {...COUNT_INPUT}
          form="pattern"
          name="cutoff_hours"
          label="Cut-off"
          hint="Before the start"
          suffix="h"
          required
          min={0}
          max={MAX_CUTOFF_HOURS}
          value={pattern?.cutoff_hours ?? 0}
          answer={answer}
        />
      </div>
      <WeekdayFields form="pattern" weekdays={pattern?.weekdays ?? null} answer={answer} />
      <p className="card-hint">
        Departures with seats taken, closed or cancelled ones stay at their day and time, whatever the plan says.
      </p>
      <div className="form-buttons">
        <button type="submit" className="button button-primary" name="intent" value="pattern">
          {pattern ? "Save plan" : "Add plan"}
        </button>
        <Link className="button button-secondary" to="?" preventScrollReset>
          Cancel
        </Link>
        {pattern && (
          <button
            type="submit"
            className="small-button small-button-danger"
            name="intent"
            value="pattern-delete"
            formNoValidate
          >
            Delete plan
          </button>
        )}
      </div>
    </Form>
  );
}
