import { Form, Link } from "react-router";
import type { FormAnswer } from "#app/features/availability/admin/form-answer";
import { COUNT_INPUT, FormProblem, TypedField } from "#app/features/availability/admin/form-parts";
import { MAX_CUTOFF_HOURS, MAX_SEATS } from "#app/features/availability/schema";
import { addDays, type Day } from "#app/platform/dates/dates";

/** One departure besides the plan. */
export function ExtraDepartureCard({ today, answer }: { today: Day; answer: FormAnswer | undefined }) {
  return (
    <section className="office-card" aria-labelledby="extra-heading">
      <div className="card-head">
        <h2 id="extra-heading">Extra departure</h2>
      </div>
      <Form method="post" className="season-form" preventScrollReset>
        <FormProblem answer={answer} />
        <div className="season-fields">
          <TypedField
            form="extra"
            name="day"
            label="Day"
            type="date"
            required
            value={addDays(today, 1)}
            answer={answer}
          />
          <TypedField
            form="extra"
            name="start_time"
            label="Start"
            hint="Island time"
            type="time"
            required
            answer={answer}
          />
          <TypedField
            {...COUNT_INPUT}
            form="extra"
            name="seats"
            label="Seats"
            required
            min={1}
            max={MAX_SEATS}
            answer={answer}
          />
          <TypedField
            {...COUNT_INPUT}
            form="extra"
            name="cutoff_hours"
            label="Cut-off"
            hint="Before the start"
            suffix="h"
            required
            min={0}
            max={MAX_CUTOFF_HOURS}
            value={0}
            answer={answer}
          />
        </div>
        <div className="form-buttons">
          <button type="submit" className="button button-primary" name="intent" value="extra">
            Add departure
          </button>
          <Link className="button button-secondary" to="?" preventScrollReset>
            Cancel
          </Link>
        </div>
      </Form>
    </section>
  );
}
