import { CalendarDays, Info, Languages, Link2 } from "lucide-react";
import type { GuideDraft } from "#app/features/guide/admin/form/draft";
import { KIND_OPTIONS, SECTION_OPTIONS } from "#app/features/guide/admin/names";
import { GUIDE_URL_MAX } from "#app/features/guide/schema";
import { Field } from "#app/ui/office/form/field";
import { LocalisedInput } from "#app/ui/office/form/localised-input";
import { SelectField, TextField } from "#app/ui/office/form/plain-fields";
import type { FormSection } from "#app/ui/office/form/section-nav";
import { SwitchRow } from "#app/ui/office/form/switch-row";
import type { FormState } from "#app/ui/office/form/use-record-form";

export const SECTIONS: readonly FormSection[] = [
  { id: "section-language", name: "Edit Language", icon: Languages, fieldPattern: /^(title|body)_/ },
  { id: "section-item", name: "Item", icon: Info, fieldPattern: /^(section|kind|title|body|published)/ },
  { id: "section-days", name: "Link and Days", icon: Link2, fieldPattern: /^(url|starts_on|ends_on|is_about|repeats)/ },
  { id: "section-source", name: "Source", icon: CalendarDays, fieldPattern: /^source/ },
];

export function ItemSection({ form }: { form: FormState<GuideDraft> }) {
  const { draft, change } = form;
  return (
    <section className="office-card form-card" id="section-item">
      <h2>Item</h2>
      <p>What the travel guide says, and in which part of it.</p>
      <div className="field-pair">
        <SelectField form={form} field="section" label="Section" isRequired options={SECTION_OPTIONS} />
        <SelectField form={form} field="kind" label="Kind" isRequired options={KIND_OPTIONS} />
      </div>
      <LocalisedInput form={form} field="title" label="Title" />
      <LocalisedInput form={form} field="body" label="Text" isLong rows={4} isOptional />
      {draft.kind === "visa" && <p>Of a visa note visitors read the text; its title names it here.</p>}
      <SwitchRow
        name="published"
        label="Published"
        hint="Visitors read it in the guide."
        isOn={draft.published === "on"}
        onChange={(isOn) => change("published", isOn ? "on" : "")}
      />
    </section>
  );
}

export function DaysSection({ form }: { form: FormState<GuideDraft> }) {
  const { draft, errors, change } = form;
  return (
    <section className="office-card form-card" id="section-days">
      <h2>Link and Days</h2>
      <p>A link has an address, a holiday has days. What is not of the kind chosen above is not stored.</p>
      <Field name="url" label="Address" hint="Of a link. Empty: visitors read “Link to follow”" error={errors.url}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="url"
            inputMode="url"
            dir="ltr"
            maxLength={GUIDE_URL_MAX}
            placeholder="https://"
            value={draft.url}
            onChange={(event) => change("url", event.target.value)}
          />
        )}
      </Field>
      <div className="field-pair">
        <DayField form={form} field="starts_on" label="First day" />
        <DayField form={form} field="ends_on" label="Last day" hint="Empty: one day" />
      </div>
      <SwitchRow
        name="is_about"
        label="Follows the moon"
        hint="Visitors read “about”, and without a day that the date follows."
        isOn={draft.is_about === "on"}
        onChange={(isOn) => change("is_about", isOn ? "on" : "")}
      />
      <SwitchRow
        name="repeats_yearly"
        label="The same every year"
        hint="The year above does not count."
        isOn={draft.repeats_yearly === "on"}
        onChange={(isOn) => change("repeats_yearly", isOn ? "on" : "")}
      />
    </section>
  );
}

interface DayFieldProps {
  form: FormState<GuideDraft>;
  field: "starts_on" | "ends_on";
  label: string;
  hint?: string;
}

function DayField({ form: { draft, errors, change }, field, label, hint }: DayFieldProps) {
  return (
    <Field name={field} label={label} hint={hint} error={errors[field]}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="date"
          value={draft[field]}
          onChange={(event) => change(field, event.target.value)}
        />
      )}
    </Field>
  );
}

export function SourceSection({ form }: { form: FormState<GuideDraft> }) {
  return (
    <section className="office-card form-card" id="section-source">
      <h2>Source</h2>
      <p>Where it can be checked. Visitors do not see this.</p>
      <TextField form={form} field="source" label="Source" />
    </section>
  );
}
