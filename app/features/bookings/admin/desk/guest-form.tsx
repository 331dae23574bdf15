import type { DeskRefusal } from "#app/features/bookings/desk/answer";
import { guestDraft, type GuestDraft, type GuestField } from "#app/features/bookings/desk/guest-draft";
import { PanelForm } from "#app/features/bookings/admin/desk/panel-form";
import type { DeskBooking } from "#app/features/bookings/desk/queries.server";
import { ENDONYMS, LANGUAGES } from "#app/platform/i18n/languages";
import { Field } from "#app/ui/office/form/field";

const LABELS: Readonly<Record<GuestField, string>> = {
  full_name: "Name",
  email: "Email",
  phone: "Phone",
  language: "Writes",
  requests: "Requests",
  accommodation: "Stays at",
};

/** Who the guest is. What others saved meanwhile is merged; the same field is shown side by side. */
export function GuestForm({ booking, answer }: { booking: DeskBooking; answer: DeskRefusal | null }) {
  const stored = guestDraft(booking);
  const { errors = {}, typed, merge } = answer ?? {};
  const values = typed ? guestDraft(typed) : stored;
  // Sent again, it is compared with what was shown as theirs.
  const base: GuestDraft = merge?.stored ?? stored;
  const input = (name: "full_name" | "email" | "phone" | "accommodation", type: string, max: number) => (
    <Field name={name} label={LABELS[name]} isRequired={name === "full_name"} error={errors[name]}>
      {(control) => (
        <input {...control} className="input" type={type} maxLength={max} defaultValue={values[name]} dir="auto" />
      )}
    </Field>
  );
  return (
    <PanelForm booking={booking} intent="guest" title="Guest" answer={answer} submitLabel="Save guest">
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      {merge && (
        <div className="desk-warning" role="alert">
          <b>Somebody else changed the same</b>
          <ul>
            {merge.conflicts.map(({ field, mine, theirs }) => (
              <li key={field} dir="auto">
                {`${fieldLabel(field)}: yours "${String(mine)}", theirs "${String(theirs)}"`}
              </li>
            ))}
          </ul>
          <p>Change yours or save it once more to keep it. What they changed elsewhere is in the form already.</p>
        </div>
      )}
      <div className="field-pair">
        {input("full_name", "text", 120)}
        {input("email", "text", 254)}
      </div>
      <div className="field-pair">
        {input("phone", "tel", 40)}
        <Field name="language" label={LABELS.language} isRequired error={errors.language}>
          {(control) => (
            <select {...control} className="input" defaultValue={values.language}>
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {ENDONYMS[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {errors.phone && (
        <label className="desk-tick">
          <input type="checkbox" name="keep_phone" />
          <span>Keep the number as it is</span>
        </label>
      )}
      {booking.kind === "experience" && input("accommodation", "text", 200)}
      <Field name="requests" label={LABELS.requests} error={errors.requests}>
        {(control) => (
          <textarea {...control} className="input" maxLength={5_000} defaultValue={values.requests} dir="auto" />
        )}
      </Field>
    </PanelForm>
  );
}

const fieldLabel = (field: string) => (Object.hasOwn(LABELS, field) ? LABELS[field as GuestField] : field);
