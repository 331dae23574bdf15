import { Languages } from "lucide-react";
import { useTranslations } from "use-intl";
import { Stars } from "#app/features/reviews/components/stars";
import type { ShownReview } from "#app/features/reviews/section.server";
import { useSite } from "#app/features/settings/components/site-context";
import { directionOf } from "#app/platform/i18n/languages";
import { useLanguage } from "#app/platform/i18n/paths";
import { initials } from "#app/ui/initials";

/** What one guest said, in the language it was written in, and what we answered. */
export function ReviewCard({ review, isDemo }: { review: ShownReview; isDemo: boolean }) {
  const t = useTranslations("reviews");
  const { identity } = useSite();
  const own = useLanguage();
  const { language, author, place, reply, reply_language } = review;
  const isForeign = language !== own;
  const name = author ?? t("guest");
  return (
    <figure className="review">
      <p className="review-head">
        <Stars n={review.rating} />
        {isDemo && <span className="demo-mark">{t("demo")}</span>}
        <span className="review-month">{review.visited}</span>
      </p>
      <blockquote lang={language} dir={directionOf(language)}>
        {review.body}
      </blockquote>
      {isForeign && (
        <p className="written-in">
          <Languages aria-hidden />
          {t("writtenIn", { language })}
        </p>
      )}
      <figcaption className="review-author">
        <span className="avatar" aria-hidden>
          {initials(name)}
        </span>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          {place && <bdi>{place}</bdi>}
        </span>
      </figcaption>
      {reply && reply_language && (
        <div className="review-reply">
          <b>{t("answer", { brand: identity.name })}</b>
          <p lang={reply_language} dir={directionOf(reply_language)}>
            {reply}
          </p>
        </div>
      )}
    </figure>
  );
}
