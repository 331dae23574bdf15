import { ChevronDown } from "lucide-react";
import type { SettingsDraft } from "#app/features/settings/admin/form/draft";
import type { Country } from "#app/features/settings/countries";
import { Field } from "#app/ui/office/form/field";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** The country the server stands in, for the privacy page. */
export function CountryField({ form, countries }: { form: FormState<SettingsDraft>; countries: readonly Country[] }) {
  return (
    <Field name="data_country" label="Data is kept in" hint="Where the server stands" error={form.errors.data_country}>
      {(control) => (
        <div className="input input-group">
          <select
            {...control}
            value={form.draft.data_country}
            onChange={(event) => form.change("data_country", event.target.value)}
          >
            <option value="">Not said</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </div>
      )}
    </Field>
  );
}
