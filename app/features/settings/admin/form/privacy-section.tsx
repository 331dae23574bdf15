import { Link } from "react-router";
import type { SettingsDraft } from "#app/features/settings/admin/form/draft";
import { RETENTION_MONTHS } from "#app/features/settings/schema";
import { Field } from "#app/ui/office/form/field";
import type { FormState } from "#app/ui/office/form/use-record-form";
import { ADMIN_PREFIX } from "#app/urls";

export function PrivacySection({ form }: { form: FormState<SettingsDraft> }) {
  const { draft, errors, change } = form;
  return (
    <section className="office-card form-card" id="section-privacy">
      <h2>Personal Data</h2>
      <p>
        When a request is old enough, names, addresses and what was written are removed from it. Dates, amounts and
        status stay. What is held about one person is found, exported and erased under{" "}
        <Link to={`${ADMIN_PREFIX}/privacy`}>Personal data</Link>.
      </p>
      <Field
        name="keep_requests_months"
        label="Months to keep requests"
        hint="After the last day of the stay, or after a message came in"
        error={errors.keep_requests_months}
      >
        {(control) => (
          <input
            {...control}
            className="input months-field"
            type="number"
            min={RETENTION_MONTHS.min}
            max={RETENTION_MONTHS.max}
            value={draft.keep_requests_months}
            onChange={(event) => change("keep_requests_months", event.target.value)}
          />
        )}
      </Field>
    </section>
  );
}
