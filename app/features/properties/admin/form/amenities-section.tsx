import type { PropertyDraft } from "#app/features/properties/admin/form/draft";
import { AMENITY_ICONS } from "#app/features/properties/components/amenity-icons";
import { PROPERTY_AMENITIES } from "#app/features/properties/schema";
import type { FormState } from "#app/ui/office/form/use-record-form";

export function AmenitiesSection({ form }: { form: FormState<PropertyDraft> }) {
  const { amenities } = form.draft;
  return (
    <section className="office-card form-card" id="section-amenities">
      <h2>Amenities</h2>
      <fieldset className="amenity-choices">
        <legend className="visually-hidden">Amenities</legend>
        {PROPERTY_AMENITIES.map((amenity) => {
          const Icon = AMENITY_ICONS[amenity];
          return (
            <label key={amenity}>
              <Icon aria-hidden />
              <span>{amenity}</span>
              <input
                type="checkbox"
                name="amenities"
                value={amenity}
                checked={amenities.includes(amenity)}
                // In the order they are always listed: ticking and unticking one leaves the form as it was.
                onChange={({ target }) => form.change("amenities", PROPERTY_AMENITIES.filter((name) => (name === amenity ? target.checked : amenities.includes(name))))}
              />
            </label>
          );
        })}
      </fieldset>
    </section>
  );
}
