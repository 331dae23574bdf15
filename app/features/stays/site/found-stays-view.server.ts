import { spanText, spanViews, type SpanText } from "#app/features/availability/search/search-view.server";
import type { SearchSpan } from "#app/features/availability/search/search-days";
import type { FoundStays, OfferedStay } from "#app/features/availability/search/stays.server";
import { daysBetween } from "#app/platform/dates/dates";
import type { Language } from "#app/platform/i18n/languages";

export type LongerStay = OfferedStay & { text: SpanText };

/** What was found, with its days as the page says them. */
export function foundStaysView(found: FoundStays, span: SearchSpan, language: Language) {
  return {
    ...found,
    text: spanText(span, language),
    nights: daysBetween(span.from, span.to),
    withMoreNights: found.withMoreNights.map((stay): LongerStay => ({ ...stay, text: spanText(stay.offer, language) })),
    nearest: { ...found.nearest, spans: spanViews(found.nearest.spans, language) },
  };
}
