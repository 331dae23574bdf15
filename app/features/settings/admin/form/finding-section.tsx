import type { SettingsDraft } from "#app/features/settings/admin/form/draft";
import { FINDING_LIMITS } from "#app/features/settings/schema";
import { NumberField } from "#app/ui/office/form/plain-fields";
import { SwitchRow } from "#app/ui/office/form/switch-row";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** How visitors find what is offered. */
export function FindingSection({ form }: { form: FormState<SettingsDraft> }) {
  return (
    <section className="office-card form-card" id="section-finding">
      <h2>Finding</h2>
      <p>How visitors find what is offered.</p>
      <NumberField
        form={form}
        field="sold_visible_days"
        label="Sold properties stay visible for"
        hint="After that they are in no list; their page stays for whoever has its address"
        suffix="days"
        step={1}
        isRequired
        {...boundsOf("sold_visible_days")}
      />
      <div className="field-pair">
        <NumberField
          form={form}
          field="reduced_days"
          label="'Reduced' is shown for"
          hint="After the price went down. 0: never"
          suffix="days"
          step={1}
          isRequired
          {...boundsOf("reduced_days")}
        />
        <NumberField
          form={form}
          field="reduced_percent"
          label="'Reduced' from"
          hint="Below the highest price shown in these days"
          suffix="%"
          step={1}
          isRequired
          {...boundsOf("reduced_percent")}
        />
      </div>
      <NumberField
        form={form}
        field="guide_check_days"
        label="Checked-on warning after"
        hint="Items of the guide that were checked longer ago say “Check before you travel”, and the dashboard counts them"
        suffix="days"
        step={1}
        isRequired
        {...boundsOf("guide_check_days")}
      />
      <SwitchRow
        name="blur_submissions"
        label="Blur new property submissions"
        hint="The exact place of a property that a visitor offers is hidden: visitors see a circle of 700 m. It can be changed for each property"
        isOn={form.draft.blur_submissions === "on"}
        onChange={(isOn) => form.change("blur_submissions", isOn ? "on" : "")}
      />
      <SwitchRow
        name="count_misses"
        label="Count misses"
        hint="Words that visitors search and do not find, without saying who. Off: none are written, and those there are go within a day"
        isOn={form.draft.count_misses === "on"}
        onChange={(isOn) => form.change("count_misses", isOn ? "on" : "")}
      />
      <SwitchRow
        name="offline"
        label="Offline"
        hint="Visitors can keep the guide, the map and what they saved on their device, for use without a network. Off: at their next visit their device removes what it kept"
        isOn={form.draft.offline === "on"}
        onChange={(isOn) => form.change("offline", isOn ? "on" : "")}
      />
    </section>
  );
}

function boundsOf(name: keyof typeof FINDING_LIMITS): { min: number; max: number } {
  const { min, max } = FINDING_LIMITS[name];
  return { min, max };
}
