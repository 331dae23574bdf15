import { Building2, House, Store, Trees, type LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import type { PropertyAmenity, PropertyStatus, PropertyType } from "#app/features/properties/schema";
import { hasRooms } from "#app/features/properties/rules";
import { useMoney } from "#app/platform/money/currency";

const TYPE_ICONS: Record<PropertyType, LucideIcon> = {
  house: House,
  apartment: Building2,
  villa: House,
  land: Trees,
  commercial: Store,
};

export function PropertyTypeIcon({ type }: { type: PropertyType }) {
  const Icon = TYPE_ICONS[type];
  return <Icon aria-hidden />;
}

/** A stored amenity's text, in the group propertyAmenity. */
export const AMENITY_TEXTS = {
  "Air Conditioning": "airConditioning",
  "Swimming Pool": "swimmingPool",
  Garden: "garden",
  Gym: "gym",
  "Security System": "securitySystem",
  Parking: "parking",
  "Ocean View": "oceanView",
  Balcony: "balcony",
  "Smart Home": "smartHome",
  "Solar Power": "solarPower",
  Furnished: "furnished",
  "Pet Friendly": "petFriendly",
} as const satisfies Record<PropertyAmenity, string>;

/** Only what has rooms can be moved into. Needs the texts propertyStatus. */
export function useStatusName(): (status: PropertyStatus, type: PropertyType) => string {
  const t = useTranslations("propertyStatus");
  return (status, type) => {
    if (status === "off_plan") return t("offPlan");
    return hasRooms(type) ? t("moveIn") : t("ready");
  };
}

/** The whole price of what is for sale, the month's of what is for rent. Needs the texts propertyCard. */
export function PropertyPrice({ property }: { property: { price: number; listing_type: "sale" | "rent" } }) {
  const t = useTranslations("propertyCard");
  const price = useMoney().exact(property.price);
  const bold = (amount: React.ReactNode) => (
    <b>
      <bdi dir="ltr">{amount}</bdi>
    </b>
  );
  return property.listing_type === "rent" ? t.rich("perMonth", { price, b: bold }) : bold(price);
}
