import { Star } from "lucide-react";
import { useTranslations } from "use-intl";
import { REVIEWS_ANCHOR } from "#app/features/reviews/review-query";
import type { ReviewSection } from "#app/features/reviews/section.server";
import { formatRating } from "#app/platform/i18n/numbers";
import { useLanguage } from "#app/platform/i18n/paths";

/** In the facts of a listing: the average and the way to its reviews, or that it is new. Needs the texts reviews. */
export function RatingFact({ reviews }: { reviews: ReviewSection | null }) {
  const t = useTranslations("reviews");
  const rating = useTranslations("rating");
  const language = useLanguage();
  if (!reviews) return null;
  if (!reviews.rating) return <li>{rating("new")}</li>;
  return (
    <li>
      <Star aria-hidden className="star" />
      {formatRating(reviews.rating.average, language)}{" "}
      <a href={`#${REVIEWS_ANCHOR}`} className="review-link">
        {t("count", { n: reviews.rating.count })}
      </a>
    </li>
  );
}

/** Beside the price; nothing when there is none. */
export function PanelRating({ reviews }: { reviews: ReviewSection | null }) {
  const language = useLanguage();
  if (!reviews?.rating) return null;
  return (
    <span>
      <Star aria-hidden className="star" />
      {formatRating(reviews.rating.average, language)}
    </span>
  );
}
