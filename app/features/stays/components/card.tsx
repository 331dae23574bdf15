import { MapPin, Users } from "lucide-react";
import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import { CardHeart } from "#app/features/page/components/heart";
import { RatingMark } from "#app/features/page/components/rating-mark";
import type { Rated } from "#app/features/page/rating";
import type { StayCard } from "#app/features/stays/queries.server";
import { usePlaceName } from "#app/features/translations/components/place-name";
import { SiteLink } from "#app/platform/i18n/paths";
import { useMoney } from "#app/platform/money/currency";

const SIZES = "(max-width: 640px) 92vw, (max-width: 1024px) 46vw, 420px";

/** Needs the texts stayType, stayCard, rating, place and heart. */
export function StayCardView({
  stay,
  titleAs: Title,
}: {
  stay: StayCard & Rated;
  /** One below the heading the cards stand under. */
  titleAs: "h2" | "h3";
}) {
  const t = useTranslations("stayCard");
  const type = useTranslations("stayType");
  const money = useMoney();
  return (
    <article className="card">
      <div className="card-picture">
        {stay.image && <Picture src={stay.image} alt="" sizes={SIZES} />}
        <span className="chip is-top">{type(stay.type)}</span>
      </div>
      <Title className="card-title display display-small">
        <SiteLink to="/:lang?/stays/:slug" params={{ slug: stay.slug }}>
          {stay.name}
        </SiteLink>
      </Title>
      <StayMeta stay={stay} />
      <p className="price-line">
        {t.rich("perNight", {
          price: money.exact(stay.price),
          b: (price) => (
            <b>
              <bdi dir="ltr">{price}</bdi>
            </b>
          ),
        })}
      </p>
      <CardHeart kind="stay" id={stay.id} name={stay.name} />
    </article>
  );
}

/** Where it is, for how many, and how it is rated. Needs the texts stayCard, rating and place. */
export function StayMeta({ stay }: { stay: Pick<StayCard, "location" | "max_guests"> & Rated }) {
  const t = useTranslations("stayCard");
  const placeName = usePlaceName();
  return (
    <div className="meta">
      <span>
        <MapPin aria-hidden />
        {placeName(stay.location)}
      </span>
      <span>
        <Users aria-hidden />
        {t("guests", { n: stay.max_guests })}
      </span>
      <RatingMark rating={stay.rating} />
    </div>
  );
}
