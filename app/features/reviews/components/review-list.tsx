import { ChevronDown } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { ReviewCard } from "#app/features/reviews/components/review-card";
import { Stars } from "#app/features/reviews/components/stars";
import {
  readReviewQuery,
  REVIEW_ORDERS,
  reviewAddress,
  REVIEWS_ANCHOR,
  type ReviewQuery,
} from "#app/features/reviews/review-query";
import { totalCount } from "#app/features/reviews/rules";
import { STARS } from "#app/features/reviews/schema";
import type { ReviewSection } from "#app/features/reviews/section.server";
import { AddressLink } from "#app/platform/framework/address-link";
import { ENDONYMS, type Language } from "#app/platform/i18n/languages";
import { formatRating } from "#app/platform/i18n/numbers";
import { useLanguage } from "#app/platform/i18n/paths";
import { Menu } from "#app/ui/menu";
import { Pager } from "#app/ui/pager";

/** What guests say about a listing: summary, choices, reviews. Needs the texts reviews. */
export function ReviewList({ reviews }: { reviews: ReviewSection }) {
  const t = useTranslations("reviews");
  return (
    <section id={REVIEWS_ANCHOR} className="reviews">
      <h2 className="display display-small">{t("title")}</h2>
      {reviews.rating ? <Summary reviews={reviews} average={reviews.rating.average} /> : <p>{t("none")}</p>}
      <HowReviewsWork />
      {reviews.rating && (
        <>
          <Choices reviews={reviews} />
          {reviews.rows.length > 0 ? (
            <div className="review-list">
              {reviews.rows.map((review) => (
                <ReviewCard key={review.id} review={review} isDemo={reviews.isDemo} />
              ))}
            </div>
          ) : (
            <p>{t("noneOfThese")}</p>
          )}
          <Pager page={reviews.page} pages={reviews.pages} name="reviews" anchor={REVIEWS_ANCHOR} />
        </>
      )}
    </section>
  );
}

/** The average and how many gave how much. Each line shows those that did. */
function Summary({ reviews, average }: { reviews: ReviewSection; average: number }) {
  const t = useTranslations("reviews");
  const language = useLanguage();
  const { stars: chosen } = useReviewQuery();
  const total = totalCount(reviews.counts);
  return (
    <div className="review-summary">
      <div>
        <p className="review-mean display">{formatRating(average, language)}</p>
        <Stars n={Math.round(average)} isLabelled={false} />
        <p>{t("count", { n: total })}</p>
        {reviews.isDemo && <p className="demo-mark">{t("demo")}</p>}
      </div>
      <ul className="review-bars">
        {STARS.toReversed().map((stars) => {
          const n = reviews.counts[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <ReviewLink changes={{ stars: chosen === stars ? null : stars }} isCurrent={chosen === stars}>
                <span>{t("bar", { n: stars })}</span>
                <i style={{ "--share": n / total } as CSSProperties} />
                <span className="review-bar-count">{n}</span>
              </ReviewLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function HowReviewsWork() {
  const t = useTranslations("reviews");
  return (
    <details className="review-how">
      <summary>
        {t("only")} <u>{t("how")}</u>
      </summary>
      <p>{t("howBody")}</p>
    </details>
  );
}

/** Order and language, as links: they work before scripts have loaded. */
function Choices({ reviews }: { reviews: ReviewSection }) {
  const t = useTranslations("reviews");
  const { order, stars, language } = useReviewQuery();
  const { languages } = reviews;
  const chosen = language && languages.includes(language) ? language : null;
  return (
    <div className="review-choices">
      <Choice label={t("order")} value={t(order)}>
        {REVIEW_ORDERS.map((each) => (
          <ReviewLink key={each} className="menu-row" changes={{ order: each }} isCurrent={each === order}>
            {t(each)}
          </ReviewLink>
        ))}
      </Choice>
      {languages.length > 1 && (
        <Choice label={t("language")} value={chosen ? nameOf(chosen) : t("allLanguages")}>
          {[null, ...languages].map((each) => (
            <ReviewLink key={each ?? ""} className="menu-row" changes={{ language: each }} isCurrent={each === chosen}>
              {each ? nameOf(each) : t("allLanguages")}
            </ReviewLink>
          ))}
        </Choice>
      )}
      {(stars !== null || chosen) && (
        <ReviewLink className="review-all" changes={{ stars: null, language: null }}>
          {t("all")}
        </ReviewLink>
      )}
    </div>
  );
}

const nameOf = (language: Language) => <span lang={language}>{ENDONYMS[language]}</span>;

function Choice({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) {
  return (
    <Menu
      className="review-choice"
      summary={
        <>
          <span>{label}</span> <b>{value}</b>
          <ChevronDown aria-hidden />
        </>
      }
    >
      <div className="menu-panel">{children}</div>
    </Menu>
  );
}

function ReviewLink({
  changes,
  isCurrent = false,
  ...rest
}: {
  changes: Partial<ReviewQuery>;
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <AddressLink
      {...rest}
      to={pathname + reviewAddress(search, changes)}
      rel="nofollow"
      prefetch="none"
      aria-current={isCurrent ? "true" : undefined}
    />
  );
}

function useReviewQuery(): ReviewQuery {
  const [search] = useSearchParams();
  return readReviewQuery(search);
}
