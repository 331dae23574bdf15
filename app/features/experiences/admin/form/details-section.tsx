import type { ExperienceDraft } from "#app/features/experiences/admin/form/draft";
import { PointFields } from "#app/features/maps/office/point-fields";
import type { MapGround } from "#app/features/maps/schema";
import { AGE, PARTICIPANTS } from "#app/features/experiences/input";
import { STANDARD_MIN_AGE } from "#app/features/experiences/schema";
import { BASE_LANGUAGE } from "#app/platform/i18n/languages";
import { FreeHoursField } from "#app/features/settings/office/free-hours-field";
import { LocalisedInput } from "#app/ui/office/form/localised-input";
import { NumberField } from "#app/ui/office/form/plain-fields";
import type { FormState } from "#app/ui/office/form/use-record-form";

const LISTS = [
  { field: "included", label: "Included" },
  { field: "not_included", label: "Not included" },
  { field: "bring", label: "What to bring" },
] as const;

export function DetailsSection({ form, ground }: { form: FormState<ExperienceDraft>; ground: MapGround }) {
  const hint = form.language === BASE_LANGUAGE ? "One per line" : undefined;
  return (
    <section className="office-card form-card" id="section-details">
      <h2>Details</h2>
      <p>What is left empty does not stand on the page.</p>
      {LISTS.map(({ field, label }) => (
        <LocalisedInput key={field} form={form} field={field} label={label} hint={hint} isLong rows={4} isOptional />
      ))}
      <div className="field-pair">
        <NumberField
          form={form}
          field="min_participants"
          label="Fewest participants"
          hint="Requests for fewer are refused"
          min={PARTICIPANTS.min}
          max={PARTICIPANTS.max}
          step={1}
        />
        <NumberField
          form={form}
          field="min_age"
          label="Minimum age"
          hint="Years"
          min={AGE.min}
          max={AGE.max}
          step={1}
          placeholder={String(STANDARD_MIN_AGE)}
        />
      </div>
      <LocalisedInput form={form} field="cancel_text" label="Cancellation" isLong rows={3} isOptional />
      <FreeHoursField form={form} />
      <PointFields form={form} ground={ground} />
    </section>
  );
}
