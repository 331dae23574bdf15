import { Bath, BedDouble, MapPin, Scan } from "lucide-react";
import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import { CardHeart } from "#app/features/page/components/heart";
import { PropertyPrice, PropertyTypeIcon } from "#app/features/properties/components/property-labels";
import type { PropertyCard } from "#app/features/properties/queries.server";
import { hasRooms } from "#app/features/properties/rules";
import { usePlaceName } from "#app/features/translations/components/place-name";
import { SiteLink } from "#app/platform/i18n/paths";

const SIZES = "(max-width: 640px) 92vw, (max-width: 1024px) 46vw, 420px";

/** Needs the texts propertyCard, propertyType, listingType, propertyStatus and place. */
export function PropertyCardView({
  property,
  titleAs: Title,
}: {
  property: PropertyCard;
  /** One below the heading the cards stand under. */
  titleAs: "h2" | "h3";
}) {
  const placeName = usePlaceName();
  return (
    <article className="card property-card">
      <div className="card-picture">
        {property.image && <Picture src={property.image} alt="" sizes={SIZES} />}
        <Badges property={property} />
      </div>
      <div className="property-body">
        <p className="property-price">
          <PropertyPrice property={property} />
        </p>
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
      </div>
      <CardHeart kind="property" id={property.id} name={property.title} />
    </article>
  );
}

/** The same in a few lines, for beside a map. Needs the texts propertyCard and place. */
export function CompactPropertyCard({ property }: { property: PropertyCard }) {
  const placeName = usePlaceName();
  return (
    <article className="card compact-card">
      <div className="card-picture">{property.image && <Picture src={property.image} alt="" sizes="120px" />}</div>
      <div>
        <p className="property-price">
          <PropertyPrice property={property} />
        </p>
        <h2 className="card-title display display-small">
          <PropertyLink property={property} />
        </h2>
        <p className="meta">
          <span>
            <MapPin aria-hidden />
            {placeName(property.location)}
          </span>
        </p>
      </div>
      <CardHeart kind="property" id={property.id} name={property.title} />
    </article>
  );
}

function PropertyLink({ property: { slug, title } }: { property: PropertyCard }) {
  return (
    <SiteLink to="/:lang?/real-estate/:slug" params={{ slug }}>
      {title}
    </SiteLink>
  );
}

function Badges({ property: { listing_type, featured, status } }: { property: PropertyCard }) {
  const t = useTranslations();
  return (
    <ul className="badges">
      <li className={listing_type === "rent" ? "badge badge-rent" : "badge"}>{t(`listingType.${listing_type}`)}</li>
      {featured && <li className="badge badge-spice">{t("propertyCard.featured")}</li>}
      {status === "off_plan" && <li className="badge badge-spice">{t("propertyStatus.offPlan")}</li>}
    </ul>
  );
}

function Specs({ property: { type, bedrooms, bathrooms, size } }: { property: PropertyCard }) {
  const t = useTranslations("propertyCard");
  const typeName = useTranslations("propertyType");
  const rooms = hasRooms(type);
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
