import { Bath, BedDouble, MapPin, Scan } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import { CardHeart } from "#app/features/page/components/heart";
import {
  EarlierPrice,
  MarketBadge,
  PropertyPrice,
  PropertyTypeIcon,
  usePricePerSquareMetre,
} from "#app/features/properties/components/property-labels";
import type { PropertyCard } from "#app/features/properties/queries.server";
import { hasRooms } from "#app/features/properties/rules";
import { usePlaceName } from "#app/features/translations/components/place-name";
import { SiteLink } from "#app/platform/i18n/paths";

const SIZES = "(max-width: 640px) 92vw, (max-width: 1024px) 46vw, 420px";

/** Needs the texts propertyCard, propertyMarket, propertyPer unless it is brief, propertyType, listingType, propertyStatus and place. */
export function PropertyCardView({
  property,
  titleAs: Title,
  tick,
  isBrief = false,
  children,
}: {
  property: PropertyCard;
  /** One below the heading the cards stand under. */
  titleAs: "h2" | "h3";
  /** By which it is compared with others; on its picture. */
  tick?: ReactNode;
  /** Without what a square metre costs and what it cost before. */
  isBrief?: boolean;
  /** What else is said of it. */
  children?: ReactNode;
}) {
  const placeName = usePlaceName();
  return (
    <article className="card property-card">
      <div className="card-picture">
        {property.image && <Picture src={property.image} alt="" sizes={SIZES} />}
        <Badges property={property} />
        {tick}
      </div>
      <div className="property-body">
        <p className="property-price">
          <PropertyPrice property={property} />
          {!isBrief && <PerSquareMetre property={property} />}
        </p>
        {!isBrief && property.reduced && (
          <p className="earlier-price">
            <EarlierPrice reduced={property.reduced} />
          </p>
        )}
        <Title className="card-title display display-small">
          <PropertyLink property={property} />
        </Title>
        <p className="meta">
          <span>
            <MapPin aria-hidden />
            {placeName(property.location)}
          </span>
        </p>
        <p className="property-text">{property.description}</p>
        <Specs property={property} />
        {children}
      </div>
      <CardHeart kind="property" id={property.id} name={property.title} />
    </article>
  );
}

function PerSquareMetre({ property }: { property: PropertyCard }) {
  const perSquareMetre = usePricePerSquareMetre()(property);
  return perSquareMetre && <small className="per-square-metre">{perSquareMetre}</small>;
}

function PropertyLink({ property: { slug, title } }: { property: PropertyCard }) {
  return (
    <SiteLink to="/:lang?/real-estate/:slug" params={{ slug }}>
      {title}
    </SiteLink>
  );
}

function Badges({ property }: { property: PropertyCard }) {
  const t = useTranslations();
  const { listing_type, featured, status, market, reduced } = property;
  return (
    <ul className="badges">
      {market !== "sold" && (
        <li className={listing_type === "rent" ? "badge badge-rent" : "badge"}>{t(`listingType.${listing_type}`)}</li>
      )}
      <MarketBadge property={property} />
      {reduced && <li className="badge badge-leaf">{t("propertyMarket.reduced")}</li>}
      {featured && market !== "sold" && <li className="badge badge-spice">{t("propertyCard.featured")}</li>}
      {status === "off_plan" && market !== "sold" && (
        <li className="badge badge-spice">{t("propertyStatus.offPlan")}</li>
      )}
    </ul>
  );
}

function Specs({ property: { type, bedrooms, bathrooms, area, land } }: { property: PropertyCard }) {
  const t = useTranslations("propertyCard");
  const typeName = useTranslations("propertyType");
  const rooms = hasRooms(type);
  const size = land ?? area;
  return (
    <ul className="specs">
      {rooms && bedrooms !== null && (
        <li>
          <BedDouble aria-hidden />
          <span aria-hidden>{bedrooms}</span>
          <span className="visually-hidden">{t("bedrooms", { n: bedrooms })}</span>
        </li>
      )}
      {rooms && bathrooms !== null && (
        <li>
          <Bath aria-hidden />
          <span aria-hidden>{bathrooms}</span>
          <span className="visually-hidden">{t("bathrooms", { n: bathrooms })}</span>
        </li>
      )}
      {!rooms && (
        <li>
          <PropertyTypeIcon type={type} />
          {typeName(type)}
        </li>
      )}
      {size !== null && (
        <li>
          <Scan aria-hidden />
          <bdi>{t("size", { n: size })}</bdi>
        </li>
      )}
    </ul>
  );
}
