import type { Coordinates } from "#app/features/maps/island/projection";
import { PointFields } from "#app/features/maps/office/point-fields";
import type { MapGround } from "#app/features/maps/schema";
import type { PropertyDraft } from "#app/features/properties/admin/form/draft";
import { TextField } from "#app/ui/office/form/plain-fields";
import { SwitchRow } from "#app/ui/office/form/switch-row";
import type { FormState } from "#app/ui/office/form/use-record-form";

export function LocationSection({
  form,
  ground,
  circle,
}: {
  form: FormState<PropertyDraft>;
  ground: MapGround;
  /** What visitors are shown instead of the stored point. */
  circle: Coordinates | null;
}) {
  const isBlurred = form.draft.blurred === "on";
  return (
    <section className="office-card form-card" id="section-location">
      <h2>Location</h2>
      <p>Drag the marker to the gate, not to the middle of the plot.</p>
      <TextField form={form} field="full_address" label="Full address" isRequired />
      <div className="field-pair">
        <TextField form={form} field="location" label="Location" isRequired />
        <TextField form={form} field="neighborhood" label="Neighborhood" />
      </div>
      <SwitchRow
        name="blurred"
        label="Hide the exact place"
        hint={
          isBlurred && !circle
            ? "Visitors see a circle of about 700 m. It is made when this is saved."
            : "Visitors see a circle of about 700 m that holds the place, and no street address."
        }
        isOn={isBlurred}
        onChange={(isOn) => form.change("blurred", isOn ? "on" : "")}
      />
      <PointFields form={form} ground={ground} circle={isBlurred ? circle : null} />
    </section>
  );
}
