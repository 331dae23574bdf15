import { Ban, ChevronDown, Plus, Wrench } from "lucide-react";
import { Form } from "react-router";
import { answerTo, type FormAnswer } from "#app/features/availability/admin/form-answer";
import { daysText, FormProblem, TypedField } from "#app/features/availability/admin/form-parts";
import { capital, UNIT_NOUNS } from "#app/features/availability/office/listing-kinds";
import { unitName, type UnitListing } from "#app/features/availability/schema";
import type { Block, OfficeUnit } from "#app/features/bookings/units/queries.server";
import { addDays, daysBetween, formatDay, type Day } from "#app/platform/dates/dates";
import { plural } from "#app/ui/office/plural";

interface BlockCardProps {
  listing: UnitListing;
  units: readonly OfficeUnit[];
  blocks: readonly Block[];
  today: Day;
  answer: FormAnswer | undefined;
}

/** Days that are not sold, with the reason, and the form that takes more of them off sale. */
export function BlockCard({ listing, units, blocks, today, answer }: BlockCardProps) {
  const nameOf = (id: string) => {
    const unit = units.find((each) => each.id === id);
    return unit ? unitName(unit, listing.kind) : "";
  };
  const refused = answerTo(answer, "block");
  return (
    <section className="office-card" aria-labelledby="blocks-heading">
      <div className="card-head">
        <h2 id="blocks-heading">Out of service and blocked</h2>
      </div>
      <ul>
        {blocks.map(({ id, unit, kind, first_day, end_day, reason, by, made }) => (
          <li key={id} className="block-row">
            <span className="inbox-icon" data-tone="slate">
              {kind === "block" ? <Ban aria-hidden /> : <Wrench aria-hidden />}
            </span>
            <div className="inbox-text">
              <b>
                <bdi>{nameOf(unit)}</bdi>
                {`, ${daysText(first_day, end_day)}`}
              </b>
              <small>
                {kind === "block" ? "Blocked: " : "Out of service: "}
                <bdi>{reason}</bdi>
                {`. ${by ? `By ${by} on ` : ""}${formatDay(made, "en", "short")}`}
              </small>
            </div>
            <span className="block-length">
              {plural(daysBetween(first_day, end_day), listing.kind === "stay" ? "night" : "day")}
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <button type="submit" className="small-button" name="intent" value="unblock">
                Give back
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <details className="block-form" open={refused !== undefined || undefined}>
        <summary className="small-button">
          <Plus aria-hidden />
          Add days
        </summary>
        <Form
          // Empty again once it is stored.
          key={blocks.length}
          method="post"
          preventScrollReset
        >
          <FormProblem answer={refused} kind={listing.kind} />
          <div className="block-fields">
            <SelectField
              name="unit"
              label={capital(UNIT_NOUNS[listing.kind].one)}
              typed={refused?.typed.unit}
              options={units.map((unit) => ({ value: unit.id, name: unitName(unit, listing.kind) }))}
            />
            <SelectField
              name="kind"
              label="What"
              typed={refused?.typed.kind}
              options={[
                { value: "out_of_service", name: "Out of service" },
                { value: "block", name: "Blocked" },
              ]}
            />
            <TypedField form="block" name="from" label="From" type="date" required value={today} answer={refused} />
            <TypedField
              form="block"
              name="to"
              label="Back on"
              type="date"
              required
              value={addDays(today, 1)}
              answer={refused}
            />
            <TypedField form="block" name="reason" label="Reason" required maxLength={200} answer={refused} />
          </div>
          <button type="submit" className="button button-primary" name="intent" value="block">
            Take off sale
          </button>
        </Form>
      </details>
    </section>
  );
}

function SelectField(props: {
  name: string;
  label: string;
  typed: string | undefined;
  options: readonly { value: string; name: string }[];
}) {
  const id = `block-${props.name}`;
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id} data-required>
          {props.label}
        </label>
      </div>
      <div className="input input-group">
        <select id={id} name={props.name} required defaultValue={props.typed}>
          {props.options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </div>
    </div>
  );
}
