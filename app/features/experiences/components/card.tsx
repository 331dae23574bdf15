import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { categoryClass, useCategoryName, useDurationText } from "#app/features/experiences/components/labels";
import type { ExperienceCard } from "#app/features/experiences/queries.server";
import { Picture } from "#app/features/media/components/picture";
import { CardHeart } from "#app/features/page/components/heart";
import { RatingMark } from "#app/features/page/components/rating-mark";
import type { Rated } from "#app/features/page/rating";
import { SiteLink } from "#app/platform/i18n/paths";
import { useMoney } from "#app/platform/money/currency";

const SIZES = "(max-width: 640px) 92vw, (max-width: 1024px) 46vw, 420px";

/** Needs the texts category, duration, rating, experienceCard and heart. */
export function ExperienceCardView({
  experience,
  titleAs: Title,
  search,
  offer,
}: {
  experience: ExperienceCard & Rated;
  /** The query of its address. */
  search?: string;
  /** What stands in place of the price a person. */
  offer?: ReactNode;
  /** One below the heading the cards stand under. */
  titleAs: "h2" | "h3";
}) {
  const t = useTranslations("experienceCard");
  const categoryName = useCategoryName();
  const durationText = useDurationText();
  const money = useMoney();
  return (
    <article className="card">
      <div className="card-picture">
        {experience.image && <Picture src={experience.image} alt="" sizes={SIZES} />}
        <span className={`chip ${categoryClass(experience.category)}`}>
          <i className="dot" />
          {categoryName(experience.category)}
        </span>
      </div>
      <Title className="card-title display display-small">
        <SiteLink to="/:lang?/experiences/:id" params={{ id: experience.id }} search={search}>
          {experience.title}
        </SiteLink>
      </Title>
      <div className="meta">
        <span>
          <Clock aria-hidden />
          {durationText(experience.duration)}
        </span>
        <RatingMark rating={experience.rating} />
      </div>
      {offer ?? (
        <p className="price-line">
          {t.rich("from", {
            price: money.exact(experience.price),
            b: (price) => (
              <b>
                <bdi dir="ltr">{price}</bdi>
              </b>
            ),
          })}
        </p>
      )}
      <CardHeart kind="experience" id={experience.id} name={experience.title} />
    </article>
  );
}
