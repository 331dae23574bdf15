import { Star } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Rated } from "#app/features/page/rating";
import { formatRating } from "#app/platform/i18n/numbers";
import { useLanguage } from "#app/platform/i18n/paths";

/** A star and the average, or that it is new. Needs the texts rating. */
export function RatingMark({ rating }: Rated) {
  const t = useTranslations("rating");
  const language = useLanguage();
  if (!rating) return <span className="is-new">{t("new")}</span>;
  const average = formatRating(rating.average, language);
  return (
    <span role="img" aria-label={t("label", { rating: average, n: rating.count })}>
      <Star aria-hidden className="star" />
      <b>{average}</b>
      <bdi>({rating.count})</bdi>
    </span>
  );
}
