import { spanText, spanViews, type SpanText } from "#app/features/availability/search/search-view.server";
import type { SearchSpan } from "#app/features/availability/search/search-days";
import type { FoundVehicles, OfferedVehicle } from "#app/features/availability/search/vehicles.server";
import { daysBetween } from "#app/platform/dates/dates";
import type { Language } from "#app/platform/i18n/languages";

export type LongerRental = OfferedVehicle & { text: SpanText };

/** What a search said besides the vehicles themselves, with its days as the page says them. */
export function foundVehiclesView({ withMoreDays, nearest }: FoundVehicles, span: SearchSpan, language: Language) {
  return {
    text: spanText(span, language),
    days: daysBetween(span.from, span.to),
    withMoreDays: withMoreDays.map((vehicle): LongerRental => ({
      ...vehicle,
      text: spanText(vehicle.offer, language),
    })),
    nearest: { ...nearest, spans: spanViews(nearest.spans, language) },
  };
}

export type FoundVehiclesView = ReturnType<typeof foundVehiclesView>;
