import type { SettingsDraft } from "#app/features/settings/admin/form/draft";
import { ExampleMark } from "#app/features/settings/admin/form/example-mark";
import { HoursFields } from "#app/features/settings/admin/form/hours-fields";
import { isExample } from "#app/features/settings/examples";
import type { Language } from "#app/platform/i18n/languages";
import { Field } from "#app/ui/office/form/field";
import { LanguageChips } from "#app/ui/office/form/language-chips";
import { LocalisedInput } from "#app/ui/office/form/localised-input";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** Where the office is and when somebody is there. */
export function OfficeSection({
  form,
  addresses,
}: {
  form: FormState<SettingsDraft>;
  addresses: Record<Language, string>;
}) {
  const { draft, language, setLanguage } = form;
  return (
    <section className="office-card form-card" id="section-office">
      <h2>Address and Hours</h2>
      <p>
        On the contact page, in the footer and for search engines. Another language needs its own address only where it
        is written differently.
      </p>
      <LanguageChips draft={draft} fields={["address"]} current={language} onChange={setLanguage} />
      <div className="localised-fields">
        <LocalisedInput
          form={form}
          field="address"
          label="Address"
          placeholder={draft.address.trim() || addresses[language]}
          isOptional
        />
        <LocalisedInput
          form={form}
          field="address_note"
          label="How to find us"
          hint={language === "en" && isExample("address_note", draft.address_note) ? <ExampleMark /> : undefined}
          isOptional
        />
      </div>
      <div className="identity-fields">
        <Coordinate form={form} field="office_latitude" label="Latitude" placeholder="-5.246" />
        <Coordinate form={form} field="office_longitude" label="Longitude" placeholder="39.767" />
      </div>
      <HoursFields form={form} />
    </section>
  );
}

interface CoordinateProps {
  form: FormState<SettingsDraft>;
  field: "office_latitude" | "office_longitude";
  label: string;
  placeholder: string;
}

function Coordinate({ form, field, label, placeholder }: CoordinateProps) {
  return (
    <Field name={field} label={label} hint="For the map" error={form.errors[field]}>
      {(control) => (
        <input
          {...control}
          className="input"
          dir="ltr"
          // The keys for numbers of some phones have no minus.
          inputMode="text"
          autoComplete="off"
          placeholder={placeholder}
          value={form.draft[field]}
          onChange={(event) => form.change(field, event.target.value)}
        />
      )}
    </Field>
  );
}
