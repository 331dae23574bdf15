import type { PropertyDraft } from "#app/features/properties/admin/form/draft";
import { EARLIEST_YEAR, isLandType, latestYear } from "#app/features/properties/submission";
import { NumberField } from "#app/ui/office/form/plain-fields";
import type { FormState } from "#app/ui/office/form/use-record-form";

export function DetailsSection({ form }: { form: FormState<PropertyDraft> }) {
  const isLand = isLandType(form.draft.type);
  return (
    <section className="office-card form-card" id="section-details">
      <h2>Property Details</h2>
      <p>Bedrooms, bathrooms and parking are hidden for land.</p>
      <div className={isLand ? "field-pair" : "field-quad"}>
        {!isLand && (
          <>
            <NumberField form={form} field="bedrooms" label="Bedrooms" min={0} step={1} />
            <NumberField form={form} field="bathrooms" label="Bathrooms" min={0} step={1} />
            <NumberField form={form} field="parking_spaces" label="Parking" min={0} step={1} />
          </>
        )}
        <NumberField
          form={form}
          field="year_built"
          label="Year built"
          min={EARLIEST_YEAR}
          max={latestYear()}
          step={1}
        />
      </div>
      <div className="field-pair">
        <NumberField form={form} field="square_footage" label="Floor area" min={0} step={0.01} suffix="m²" />
        <NumberField form={form} field="land_size" label="Land size" min={0} step={0.01} suffix="m²" isRequired />
      </div>
    </section>
  );
}
