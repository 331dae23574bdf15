import { useTranslations } from "use-intl";
import { AMENITY_ICONS } from "#app/features/properties/components/amenity-icons";
import { PROPERTY_AMENITIES } from "#app/features/properties/schema";
import type { FieldsProps } from "#app/features/properties/site/submission/field";
import { Section } from "#app/features/properties/site/submission/section";
import { AMENITY_TEXTS } from "#app/features/properties/components/property-labels";

export function AmenitiesSection({ submission, initial, hidden }: FieldsProps & { hidden: boolean }) {
  const t = useTranslations("propertyAmenity");
  const section = useTranslations("submitSection");
  return (
    <fieldset className="submit-not-for-land" aria-label={section("amenities")} disabled={hidden} hidden={hidden}>
      <Section name="amenities" submission={submission}>
        <div className="submit-amenities" id="field-amenities">
          {PROPERTY_AMENITIES.map((amenity) => {
            const Icon = AMENITY_ICONS[amenity];
            return (
              <label key={amenity}>
                <Icon aria-hidden />
                {t(AMENITY_TEXTS[amenity])}
                <input
                  type="checkbox"
                  name="amenities"
                  value={amenity}
                  defaultChecked={initial.amenities.includes(amenity)}
                />
              </label>
            );
          })}
        </div>
      </Section>
    </fieldset>
  );
}
