import { spanText, spanViews, type SpanText } from "#app/features/availability/search/search-view.server";
import type { SearchSpan } from "#app/features/availability/search/search-days";
import { searchStays, type OfferedStay } from "#app/features/availability/search/stays.server";
import { withRatings } from "#app/features/reviews/queries.server";
import { daysBetween } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";

export type LongerStay = OfferedStay & { text: SpanText };

type SearchArguments = Parameters<typeof searchStays> extends [Db, ...infer Rest] ? Rest : never;

/** Those that are free, with what guests gave. */
export async function searchRatedStays(db: Db, ...search: SearchArguments) {
  const found = await searchStays(db, ...search);
  return { ...found, rows: await withRatings(db, "stay", found.rows) };
}

/** What was found, with its days as the page says them. */
export function foundStaysView(
  found: Awaited<ReturnType<typeof searchRatedStays>>,
  span: SearchSpan,
  language: Language,
) {
  return {
    ...found,
    text: spanText(span, language),
    nights: daysBetween(span.from, span.to),
    withMoreNights: found.withMoreNights.map((stay): LongerStay => ({ ...stay, text: spanText(stay.offer, language) })),
    nearest: { ...found.nearest, spans: spanViews(found.nearest.spans, language) },
  };
}
