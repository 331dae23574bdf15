import { MapPin } from "lucide-react";
import { Picture } from "#app/features/media/components/picture";
import type { PropertyCard } from "#app/features/properties/queries.server";
import { SiteLink } from "#app/platform/i18n/paths";
import { Price } from "#app/platform/money/currency";

const SIZES = "(max-width: 640px) 92vw, (max-width: 1024px) 46vw, 420px";

export function PropertyCardView({ property, titleAs: Title, first = false }: { property: PropertyCard; titleAs: "h2" | "h3"; first?: boolean }) {
  return (
    <article className="card">
      <div className="card-picture">{property.image && <Picture src={property.image} alt="" sizes={SIZES} first={first} />}</div>
      <Title className="card-title display display-small">
        <SiteLink to="/:lang?/real-estate/:slug" params={{ slug: property.slug }}>
          {property.title}
        </SiteLink>
      </Title>
      <div className="meta">
        <span>
          <MapPin aria-hidden />
          {property.location}
        </span>
      </div>
      <p className="price-line">
        <b>
          <Price amount={property.price} />
        </b>
      </p>
    </article>
  );
}
