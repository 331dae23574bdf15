import type { ExperienceDraft } from "#app/features/experiences/admin/form/draft";
import { AGE, LATITUDE, LONGITUDE } from "#app/features/experiences/input";
import { STANDARD_MIN_AGE } from "#app/features/experiences/schema";
import { LinesField, NumberField } from "#app/ui/office/form/plain-fields";
import type { FormState } from "#app/ui/office/form/use-record-form";

export function DetailsSection({ form }: { form: FormState<ExperienceDraft> }) {
  return (
    <section className="office-card form-card" id="section-details">
      <h2>Details</h2>
      <p>All optional. What is left empty, the page says in its standard words.</p>
      <LinesField form={form} field="included" label="Included" hint="One per line, in English. Replaces the standard list" rows={5} />
      <div className="field-triple">
        <NumberField form={form} field="min_age" label="Minimum age" hint="Years" min={AGE.min} max={AGE.max} step={1} placeholder={String(STANDARD_MIN_AGE)} />
        <NumberField form={form} field="latitude" label="Latitude" min={LATITUDE.min} max={LATITUDE.max} step="any" />
        <NumberField form={form} field="longitude" label="Longitude" min={LONGITUDE.min} max={LONGITUDE.max} step="any" />
      </div>
    </section>
  );
}
