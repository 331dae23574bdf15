import type { PropertyDraft } from "#app/features/properties/admin/form/draft";
import { NumberField } from "#app/features/properties/admin/form/fields";
import { EARLIEST_YEAR, isBare, latestYear } from "#app/features/properties/submission";
import type { FormState } from "#app/ui/office/form/use-record-form";

export function DetailsSection({ form }: { form: FormState<PropertyDraft> }) {
  const isLand = isBare(form.draft.type);
  return (
    <section className="office-card form-card" id="section-details">
      <h2>Property Details</h2>
      <p>Bedrooms, bathrooms and parking are hidden for land.</p>
      <div className={isLand ? "field-pair" : "field-four"}>
        {!isLand && (
          <>
            <NumberField form={form} name="bedrooms" label="Bedrooms" />
            <NumberField form={form} name="bathrooms" label="Bathrooms" />
            <NumberField form={form} name="parking_spaces" label="Parking" />
          </>
        )}
        <NumberField form={form} name="year_built" label="Year built" min={EARLIEST_YEAR} max={latestYear()} />
      </div>
      <div className="field-pair">
        <NumberField form={form} name="square_footage" label="Square footage" unit="m²" step={0.01} />
        <NumberField form={form} name="land_size" label="Land size" unit="m²" step={0.01} isRequired />
      </div>
    </section>
  );
}
