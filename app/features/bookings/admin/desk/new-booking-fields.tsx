import { STAFF_ORIGINS } from "#app/features/bookings/desk/new-booking";
import { ENDONYMS, LANGUAGES } from "#app/platform/i18n/languages";
import { Field, FieldError } from "#app/ui/office/form/field";

interface FieldsProps {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** Who it is for: a name is enough. */
export function NewGuestFields({ values, errors }: FieldsProps) {
  return (
    <section className="office-card form-card desk-who" aria-labelledby="who-title">
      <h2 id="who-title">Who</h2>
      <div className="field-pair">
        <Field name="full_name" label="Name" isRequired error={errors.full_name}>
          {(control) => (
            <input {...control} className="input" maxLength={120} defaultValue={values.full_name} dir="auto" />
          )}
        </Field>
        <Field name="phone" label="Phone" error={errors.phone}>
          {(control) => <input {...control} className="input" type="tel" maxLength={40} defaultValue={values.phone} />}
        </Field>
      </div>
      {errors.phone && (
        <label className="desk-tick">
          <input type="checkbox" name="keep_phone" />
          <span>Keep the number as it is</span>
        </label>
      )}
      <div className="field-pair">
        <Field name="email" label="Email" error={errors.email}>
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={254}
              placeholder="Without one no mail is sent"
              defaultValue={values.email}
            />
          )}
        </Field>
        <Field name="language" label="Writes" isRequired error={errors.language}>
          {(control) => (
            <select {...control} className="input" defaultValue={values.language ?? "en"}>
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {ENDONYMS[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field name="requests" label="Requests" error={errors.requests}>
        {(control) => (
          <textarea {...control} className="input" maxLength={5_000} defaultValue={values.requests} dir="auto" />
        )}
      </Field>
    </section>
  );
}

const HOWS = [
  { value: "confirmed", name: "Confirmed", line: "taken at once" },
  { value: "held", name: "Pending, held", line: "for the hours below" },
  { value: "pending", name: "Pending, nothing held", line: "others may take the days" },
] as const;

const ORIGIN_NAMES: Readonly<Record<(typeof STAFF_ORIGINS)[number], string>> = {
  phone: "Telephone",
  walk_in: "Walk-in",
  staff: "Mail or message to staff",
  channel: "Another channel",
};

export function StoredAsFields({ values, errors }: FieldsProps) {
  const stored = values.stored_as ?? "confirmed";
  return (
    <section className="office-card form-card" aria-labelledby="how-title">
      <h2 id="how-title">How it is stored</h2>
      <fieldset className="desk-hows">
        <legend className="visually-hidden">How it is stored</legend>
        {HOWS.map(({ value, name, line }) => (
          <label key={value}>
            <input type="radio" name="stored_as" value={value} defaultChecked={stored === value} />
            <span>
              {name}
              <small>{line}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <FieldError id="stored-error" error={errors.stored_as} />
      <div className="field-pair">
        <Field name="origin" label="Came by" isRequired error={errors.origin}>
          {(control) => (
            <select {...control} className="input" defaultValue={values.origin ?? "phone"}>
              {STAFF_ORIGINS.map((origin) => (
                <option key={origin} value={origin}>
                  {ORIGIN_NAMES[origin]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="hold_hours" label="Hours to hold" error={errors.hold_hours}>
          {(control) => (
            <input {...control} className="input" inputMode="numeric" defaultValue={values.hold_hours ?? "24"} />
          )}
        </Field>
      </div>
      <label className="desk-tick">
        <input type="checkbox" name="mail" defaultChecked={values.mail === "on"} />
        <span>
          Mail the confirmation
          <small>Only for a confirmed booking with an email address; it leaves in a minute at the earliest</small>
        </span>
      </label>
    </section>
  );
}
