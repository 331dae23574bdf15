import type { SettingsDraft } from "#app/features/settings/admin/form/draft";
import { CANCEL_FREE_HOURS, GUEST_LIMITS } from "#app/features/settings/schema";
import { LocalisedInput } from "#app/ui/office/form/localised-input";
import { NumberField } from "#app/ui/office/form/plain-fields";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** What the pages of guests promise. */
export function GuestsSection({ form }: { form: FormState<SettingsDraft> }) {
  return (
    <section className="office-card form-card" id="section-guests">
      <h2>Guests</h2>
      <p>Whoever sends something gets a page of his own. These hold for all of them.</p>
      <div className="field-pair">
        <NumberField
          form={form}
          field="answer_hours"
          label="We answer within"
          hint="Said on the page; later than that is overdue"
          suffix="hours"
          step={1}
          isRequired
          {...boundsOf("answer_hours")}
        />
        <NumberField
          form={form}
          field="guest_page_days"
          label="A page can be written on for"
          hint="After the last day, or the last message"
          suffix="days"
          step={1}
          isRequired
          {...boundsOf("guest_page_days")}
        />
      </div>
      <NumberField
        form={form}
        field="review_invite_days"
        label="Invite to review after"
        hint="Days after the last one of a completed booking; each is asked about once. Empty: nobody is invited"
        suffix="days"
        step={1}
        {...boundsOf("review_invite_days")}
      />
      <NumberField
        form={form}
        field="alert_hour"
        label="Alerts are sent at"
        hint="Full hour, island time. Whoever asked to be told of properties gets one message a day at most"
        suffix=":00"
        step={1}
        isRequired
        {...boundsOf("alert_hour")}
      />
      <h3>Cancellation</h3>
      <p>For listings without words or hours of their own. A booking keeps what held when it was sent.</p>
      <LocalisedInput form={form} field="cancel_text" label="Cancellation" isLong rows={3} isOptional />
      <div className="field-pair">
        <NumberField
          form={form}
          field="cancel_free_hours"
          label="Free until"
          hint="Empty: guests always ask us"
          suffix="hours before"
          step={1}
          {...CANCEL_FREE_HOURS}
        />
      </div>
    </section>
  );
}

function boundsOf(name: keyof typeof GUEST_LIMITS): { min: number; max: number } {
  const { min, max } = GUEST_LIMITS[name];
  return { min, max };
}
