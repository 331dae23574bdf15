import { Building2, House, Store, Trees, type LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Reduction } from "#app/features/properties/market/rules";
import { marketText, PER_TEXTS, statusText } from "#app/features/properties/market/words";
import type {
  ListingType,
  Market,
  PropertyAmenity,
  PropertyStatus,
  PropertyType,
} from "#app/features/properties/schema";
import { pricePerSquareMetre } from "#app/features/properties/rules";
import { formatDay } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";
import { useMoney } from "#app/platform/money/currency";
import type { Cents } from "#app/platform/money/money";

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

/** Needs the texts propertyStatus. */
export function useStatusName(): (status: PropertyStatus, type: PropertyType) => string {
  const t = useTranslations("propertyStatus");
  return (status, type) => t(statusText(status, type));
}

interface Priced {
  /** Null: on request. */
  price: Cents | null;
  listing_type: ListingType;
}

/**
 * The whole price of what is for sale, the month's of what is for rent, or that it is given on request. Needs the texts
 * propertyCard and propertyMarket.
 */
export function PropertyPrice({ property }: { property: Priced }) {
  const t = useTranslations("propertyCard");
  const market = useTranslations("propertyMarket");
  const money = useMoney();
  if (property.price === null) return <b>{market("onRequest")}</b>;
  const price = money.exact(property.price);
  const bold = (amount: React.ReactNode) => (
    <b>
      <bdi dir="ltr">{amount}</bdi>
    </b>
  );
  return property.listing_type === "rent" ? t.rich("perMonth", { price, b: bold }) : bold(price);
}

/** What a square metre of it costs, and of what; null where that says nothing. Needs the texts propertyPer. */
export function usePricePerSquareMetre(): (
  property: Priced & Parameters<typeof pricePerSquareMetre>[0],
) => string | null {
  const t = useTranslations("propertyPer");
  const money = useMoney();
  return (property) => {
    const per = pricePerSquareMetre(property);
    return per && t(PER_TEXTS[property.listing_type][per.of], { price: money.round(per.price) });
  };
}

/** What it cost before, in words, and until when. Needs the texts propertyPer. */
export function EarlierPrice({ reduced: { before, until } }: { reduced: Reduction }) {
  const t = useTranslations("propertyPer");
  const money = useMoney();
  const language = useLanguage();
  return t("was", { price: money.exact(before), day: formatDay(until, language) });
}

const MARKET_CLASSES = { underOffer: "badge badge-offer", sold: "badge", rented: "badge" } as const;

/** That it is under offer, sold or rented, as an item of a list; nothing while it can be had. Needs propertyMarket. */
export function MarketBadge({
  property: { market, listing_type },
}: {
  property: { market: Market; listing_type: ListingType };
}) {
  const t = useTranslations("propertyMarket");
  const text = marketText(market, listing_type);
  return text && <li className={MARKET_CLASSES[text]}>{t(text)}</li>;
}
