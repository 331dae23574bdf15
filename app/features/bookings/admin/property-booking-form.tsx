import { ChevronDown, CircleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { EARLIEST_BOOKING, type PropertyBookingErrors } from "#app/features/bookings/property/input";
import type { Day } from "#app/platform/dates/dates";
import { NEW_ID_FIELD } from "#app/ui/office/form/draft";
import { Field } from "#app/ui/office/form/field";

export interface FormAnswer {
  ok: false;
  errors: PropertyBookingErrors;
  typed: Record<string, string>;
}

interface Props {
  properties: readonly { id: string; title: string; location: string }[];
  /** For the next booking, fresh with every read. */
  newId: string;
  /** The property it is opened for. */
  selectedId: string;
  today: Day;
  /** Why the last attempt failed. Without errors at a field it is nobody's fault here. */
  answer: FormAnswer | undefined;
}

/** Writes down that a property was sold or let. What was typed stays until it is stored. */
export function PropertyBookingForm({ properties, newId, selectedId, today, answer }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { formMethod, formData } = useNavigation();
  const isSaving = formMethod === "POST" && formData?.get("intent") === "record";
  const { errors = {}, typed = {} } = answer ?? {};
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answer]);
  // Emptied only once it is stored: a colleague's booking, which reads the screen anew, takes nothing away.
  const wasSaving = useRef(false);
  // Until then it keeps its id too: whoever sends it again because the answer was lost makes no second booking.
  const [id, setId] = useState(typed[NEW_ID_FIELD] ?? newId);
  useEffect(() => {
    if (wasSaving.current && !isSaving && !answer) {
      form.current?.reset();
      setId(newId);
    }
    wasSaving.current = isSaving;
  }, [isSaving, answer, newId]);
  if (properties.length === 0)
    return <div className="office-card form-card">There is no property yet that could be booked.</div>;
  return (
    <Form
      ref={form}
      method="post"
      className="office-card form-card"
      aria-labelledby="record-booking"
      preventScrollReset
    >
      <input type="hidden" name={NEW_ID_FIELD} value={id} />
      <h2 id="record-booking">Record booking</h2>
      <p>For what was agreed outside the site.</p>
      {answer && Object.keys(errors).length === 0 && (
        <p className="error-box" role="alert">
          <CircleAlert aria-hidden />
          Failed to record booking. Please try again.
        </p>
      )}
      <Field name="property" label="Property" isRequired error={errors.property}>
        {(control) => (
          <div className="input input-group">
            <select {...control} required defaultValue={typed.property ?? selectedId}>
              <option value="">Choose one</option>
              {properties.map(({ id, title, location }) => (
                <option key={id} value={id}>{`${title}, ${location}`}</option>
              ))}
            </select>
            <ChevronDown aria-hidden />
          </div>
        )}
      </Field>
      <div className="field-pair">
        <Field name="amount" label="Amount" isRequired error={errors.amount}>
          {(control) => (
            <div className="input input-group">
              <span aria-hidden>$</span>
              <input
                {...control}
                type="number"
                min={0.01}
                max={999_999_999}
                step={0.01}
                inputMode="decimal"
                autoComplete="off"
                required
                defaultValue={typed.amount}
              />
            </div>
          )}
        </Field>
        <Field name="date" label="Date" isRequired error={errors.date}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="date"
              min={EARLIEST_BOOKING}
              max={today}
              required
              defaultValue={typed.date ?? today}
            />
          )}
        </Field>
      </div>
      <button
        type="submit"
        className="button button-primary"
        name="intent"
        value="record"
        aria-disabled={isSaving}
        onClick={(event) => isSaving && event.preventDefault()}
      >
        {isSaving ? "Saving..." : "Record booking"}
      </button>
    </Form>
  );
}
