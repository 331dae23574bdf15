import type { DeskKind } from "#app/features/bookings/booking-address";
import type { Room } from "#app/features/bookings/desk/read-screen.server";
import { Field } from "#app/ui/office/form/field";

interface WantedFieldsProps {
  kind: DeskKind;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  departures: Room["departures"];
}

/** Days and people of a booking, by its kind. */
export function WantedFields({ kind, values, errors, departures }: WantedFieldsProps) {
  const date = (name: string, label: string) => (
    <Field name={name} label={label} isRequired error={errors[name]}>
      {(control) => <input {...control} className="input" type="date" defaultValue={values[name]} key={values[name]} />}
    </Field>
  );
  const number = (name: string, label: string, min: number) => (
    <Field name={name} label={label} isRequired error={errors[name]}>
      {(control) => (
        <input {...control} className="input" type="number" min={min} max={100} defaultValue={values[name]} />
      )}
    </Field>
  );
  if (kind === "experience")
    return (
      <>
        <div className="field-pair">
          {date("from", "Day")}
          <Field name="start_time" label="Start" hint="Empty: on request" error={errors.start_time}>
            {(control) => (
              <>
                <input
                  {...control}
                  className="input"
                  type="time"
                  list="departure-times"
                  defaultValue={values.start_time}
                />
                <datalist id="departure-times">
                  {departures.map(({ start_time, left }) => (
                    <option key={start_time} value={start_time}>{`${left} seats left`}</option>
                  ))}
                </datalist>
              </>
            )}
          </Field>
        </div>
        {departures.length > 0 && (
          <p className="desk-muted">
            {departures
              .map(({ start_time, left, capacity }) => `${start_time}: ${left} of ${capacity} seats left`)
              .join(". ")}
          </p>
        )}
        <div className="field-pair">
          {number("people", "People", 1)}
          {number("children", "Children among them", 0)}
        </div>
      </>
    );
  return (
    <>
      <div className="field-pair">
        {date("from", kind === "stay" ? "Arrival" : "Pick-up")}
        {date("to", kind === "stay" ? "Departure" : "Return")}
      </div>
      {kind === "stay" ? (
        number("people", "Guests", 1)
      ) : (
        <div className="field-pair">
          {number("vehicles", "Vehicles", 1)}
          <label className="desk-tick desk-driver">
            <input type="checkbox" name="with_driver" defaultChecked={values.with_driver === "on"} />
            <span>With driver</span>
          </label>
        </div>
      )}
    </>
  );
}
