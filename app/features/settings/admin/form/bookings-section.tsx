import type { SettingsDraft } from "#app/features/settings/admin/form/draft";
import { BOOKING_LIMITS } from "#app/features/settings/schema";
import { Field } from "#app/ui/office/form/field";
import { NumberField } from "#app/ui/office/form/plain-fields";
import { SwitchRow } from "#app/ui/office/form/switch-row";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** What holds for every booking. */
export function BookingsSection({ form }: { form: FormState<SettingsDraft> }) {
  const { draft, errors, change } = form;
  return (
    <section className="office-card form-card" id="section-bookings">
      <h2>Bookings</h2>
      <p>What holds for requests and bookings of stays, vehicles and experiences.</p>
      <div className="field-pair">
        <NumberField
          form={form}
          field="hold_hours"
          label="Hold requests for"
          hint="0: requests hold nothing"
          suffix="hours"
          step={1}
          isRequired
          {...boundsOf("hold_hours")}
        />
        <NumberField
          form={form}
          field="furthest_days"
          label="Furthest day that can be asked for"
          suffix="days ahead"
          step={1}
          isRequired
          {...boundsOf("furthest_days")}
        />
        <NumberField
          form={form}
          field="deposit_percent"
          label="Deposit asked"
          suffix="%"
          step={1}
          isRequired
          {...boundsOf("deposit_percent")}
        />
        <NumberField
          form={form}
          field="balance_due_days"
          label="Balance due"
          suffix="days before arrival"
          step={1}
          isRequired
          {...boundsOf("balance_due_days")}
        />
        {(
          [
            ["check_in_from", "Check-in from"],
            ["check_out_until", "Check-out until"],
          ] as const
        ).map(([name, label]) => (
          <Field
            key={name}
            name={name}
            label={label}
            hint="For stays without their own"
            isRequired
            error={errors[name]}
          >
            {(control) => (
              <input
                {...control}
                className="input"
                type="time"
                required
                value={draft[name]}
                onChange={(event) => change(name, event.target.value)}
              />
            )}
          </Field>
        ))}
        <NumberField
          form={form}
          field="channel_minutes"
          label="Read other calendars every"
          suffix="minutes"
          step={1}
          isRequired
          {...boundsOf("channel_minutes")}
        />
      </div>
      <SwitchRow
        name="short_gaps"
        label="Let short gaps be booked"
        hint="A stay that fills a free gap exactly may be shorter than the minimum"
        isOn={draft.short_gaps === "on"}
        onChange={(isOn) => change("short_gaps", isOn ? "on" : "")}
      />
    </section>
  );
}

function boundsOf(name: keyof typeof BOOKING_LIMITS): { min: number; max: number } {
  const { min, max } = BOOKING_LIMITS[name];
  return { min, max };
}
