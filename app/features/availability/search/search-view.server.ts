import { namesDays } from "#app/features/availability/components/day-query";
import { OFFICE } from "#app/brand";
import { islandToday } from "#app/features/availability/rules";
import type { FreeSpan } from "#app/features/availability/search/nearest-spans";
import type { SearchRules } from "#app/features/availability/search/rules";
import { readSearchDays, type SearchDays, type SearchSpan } from "#app/features/availability/search/search-days";
import { DEFAULT_BOOKING_SETTINGS, type BookingSettings } from "#app/features/settings/queries.server";
import { preventPageCaching, trackFreshUntil } from "#app/platform/cache/render-tracking.server";
import { addDays, formatDayPair, startOfDay } from "#app/platform/dates/dates";
import type { Language } from "#app/platform/i18n/languages";

/**
 * The days in the address of a list. Such a page is not cached: any of its listings may change it, and there are as many
 * as there are days. One without days names the first that can be chosen, so it is right until midnight.
 */
export function readSearch(
  query: URLSearchParams,
  settings: BookingSettings | null,
  by: "nights" | "days",
): { rules: SearchRules; days: SearchDays } {
  const { furthest_days, short_gaps } = settings ?? DEFAULT_BOOKING_SETTINGS;
  const rules = { today: islandToday(), furthestDays: furthest_days, fillsGaps: short_gaps };
  if (namesDays(query)) preventPageCaching();
  else trackFreshUntil(startOfDay(addDays(rules.today, 1), OFFICE.hoursAheadOfUtc));
  return { rules, days: readSearchDays(query, rules, by) };
}

/** Days as the page says them, written by the server alone; the same twice for one day. */
export type SpanText = { from: string; to: string };

export function spanText(span: SearchSpan, language: Language): SpanText {
  return formatDayPair(span, language, islandToday());
}

export interface SpanView extends FreeSpan {
  text: SpanText;
}

export function spanViews(spans: readonly FreeSpan[], language: Language): SpanView[] {
  return spans.map((span) => ({ ...span, text: spanText(span, language) }));
}
