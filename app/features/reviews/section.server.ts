import { monthName } from "#app/features/availability/calendar-month";
import { findReviews, type FoundReview, type Listing } from "#app/features/reviews/queries.server";
import { readReviewQuery } from "#app/features/reviews/review-query";
import { readOrFallback } from "#app/platform/cache/read-or-fallback.server";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";
import type { Logger } from "#app/platform/log.server";

/** A review with its month as the page says it. */
export type ShownReview = Omit<FoundReview, "month"> & { visited: string };
export type ReviewSection = Awaited<ReturnType<typeof readSection>>;

/** What the page of a listing shows of its reviews. Null while they cannot be read: the rest of it can be shown. */
export function readReviewSection(
  { db, log }: { db: Db; log: Logger },
  listing: Listing,
  search: URLSearchParams,
  language: Language,
): Promise<ReviewSection | null> {
  return readOrFallback<ReviewSection | null>(
    log,
    "the reviews of a listing",
    () => readSection(db, listing, search, language),
    null,
  );
}

async function readSection(db: Db, listing: Listing, search: URLSearchParams, language: Language) {
  const { id: _id, rows, ...found } = await findReviews(db, listing, readReviewQuery(search));
  return {
    ...found,
    rows: rows.map(({ month, ...review }): ShownReview => ({ ...review, visited: monthName(month, language) })),
  };
}
