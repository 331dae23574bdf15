import { MapPin, Star } from "lucide-react";
import { Picture } from "#app/features/media/components/picture";
import type { StayCard } from "#app/features/stays/queries.server";
import { SiteLink } from "#app/platform/i18n/paths";
import { Price } from "#app/platform/money/currency";

const SIZES = "(max-width: 640px) 92vw, (max-width: 1024px) 46vw, 420px";

export function StayCardView({ stay, titleAs: Title, first = false }: { stay: StayCard; titleAs: "h2" | "h3"; first?: boolean }) {
  return (
    <article className="card">
      <div className="card-picture">{stay.image && <Picture src={stay.image} alt="" sizes={SIZES} first={first} />}</div>
      <Title className="card-title display display-small">
        <SiteLink to="/:lang?/stays/:slug" params={{ slug: stay.slug }}>
          {stay.name}
        </SiteLink>
      </Title>
      <div className="meta">
        <span>
          <MapPin aria-hidden />
          {stay.location}
        </span>
        <span>
          <Star aria-hidden className="star" />
          <b>{stay.rating.toFixed(1)}</b>
        </span>
      </div>
      <p className="price-line">
        <b>
          <Price amount={stay.price} />
        </b>
      </p>
    </article>
  );
}
