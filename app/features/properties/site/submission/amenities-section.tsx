import { CircleParking, Dumbbell, Fence, HouseWifi, PawPrint, ShieldCheck, Snowflake, Sofa, Sun, Sunrise, Trees, WavesLadder, type LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { PROPERTY_AMENITIES, type PropertyAmenity } from "#app/features/properties/schema";
import type { FieldsProps } from "#app/features/properties/site/submission/field";
import { Section } from "#app/features/properties/site/submission/section";
import { AMENITY_TEXTS } from "#app/features/properties/components/words";

const ICONS: Record<PropertyAmenity, LucideIcon> = {
  "Air Conditioning": Snowflake,
  "Swimming Pool": WavesLadder,
  Garden: Trees,
  Gym: Dumbbell,
  "Security System": ShieldCheck,
  Parking: CircleParking,
  "Ocean View": Sunrise,
  Balcony: Fence,
  "Smart Home": HouseWifi,
  "Solar Power": Sun,
  Furnished: Sofa,
  "Pet Friendly": PawPrint,
};

export function AmenitiesSection({ submission, initial, hidden }: FieldsProps & { hidden: boolean }) {
  const t = useTranslations("propertyAmenity");
  const section = useTranslations("submitSection");
  return (
    <fieldset className="submit-not-for-land" aria-label={section("amenities")} disabled={hidden} hidden={hidden}>
      <Section name="amenities" submission={submission}>
        <div className="submit-amenities">
          {PROPERTY_AMENITIES.map((amenity) => {
            const Icon = ICONS[amenity];
            return (
              <label key={amenity}>
                <Icon aria-hidden />
                {t(AMENITY_TEXTS[amenity])}
                <input type="checkbox" name="amenities" value={amenity} defaultChecked={initial.amenities.includes(amenity)} />
              </label>
            );
          })}
        </div>
      </Section>
    </fieldset>
  );
}
