import { STARS, type Stars } from "#app/features/reviews/schema";
import { isLanguage, type Language } from "#app/platform/i18n/languages";

export const REVIEW_ORDERS = ["newest", "highest", "lowest"] as const;
type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** Which reviews of a listing are looked at, as its address says. Anything unknown counts as not set. */
export interface ReviewQuery {
  page: number;
  order: ReviewOrder;
  stars: Stars | null;
  language: Language | null;
}

/** The names in the address. */
const NAMES = { page: "reviews", order: "order", stars: "stars", language: "lang" } as const;

export function readReviewQuery(search: URLSearchParams): ReviewQuery {
  const page = search.get(NAMES.page) ?? "";
  const language = search.get(NAMES.language);
  return {
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    order: REVIEW_ORDERS.find((order) => order === search.get(NAMES.order)) ?? "newest",
    stars: STARS.find((stars) => String(stars) === search.get(NAMES.stars)) ?? null,
    language: isLanguage(language) ? language : null,
  };
}

/** Whether an address names reviews: search engines are led to the one without them. */
export const namesReviews = (search: URLSearchParams) => Object.values(NAMES).some((name) => search.has(name));

/** Whether two addresses of one page show other reviews. */
export const showsOtherReviews = (one: URLSearchParams, other: URLSearchParams) =>
  Object.values(NAMES).some((name) => one.get(name) !== other.get(name));

export const REVIEWS_ANCHOR = "reviews";

/** The query of the same page with other reviews. Another order or filter begins with the first page. */
export function reviewAddress(search: URLSearchParams, changes: Partial<ReviewQuery>): string {
  const next = new URLSearchParams(search);
  const { page, order, stars, language } = { ...readReviewQuery(search), page: 1, ...changes };
  const values = {
    [NAMES.page]: page > 1 ? String(page) : null,
    [NAMES.order]: order === "newest" ? null : order,
    [NAMES.stars]: stars === null ? null : String(stars),
    [NAMES.language]: language,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const query = next.toString();
  return `${query && `?${query}`}#${REVIEWS_ANCHOR}`;
}
