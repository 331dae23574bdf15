import type { ExperienceOffer, FoundExperiences } from "#app/features/availability/search/experiences.server";
import { spanText, spanViews } from "#app/features/availability/search/search-view.server";
import type { SearchSpan } from "#app/features/availability/search/search-days";
import { formatTime } from "#app/platform/dates/dates";
import type { Language } from "#app/platform/i18n/languages";

export interface ExperienceOfferView extends ExperienceOffer {
  dayText: string;
  timeText: string;
}

/** What was found, with days and times as the page says them. */
export function foundExperiencesView(
  found: FoundExperiences,
  { span, people }: { span: SearchSpan; people: number },
  language: Language,
) {
  const offers: Record<string, ExperienceOfferView | undefined> = Object.fromEntries(
    Object.entries(found.offers).map(([id, offer]) => [
      id,
      {
        ...offer,
        dayText: spanText({ from: offer.day, to: offer.day }, language).to,
        timeText: formatTime(offer.start_time, language),
      },
    ]),
  );
  return {
    offers,
    onRequest: found.onRequest,
    nearest: spanViews(found.nearest, language),
    text: spanText(span, language),
    from: span.from,
    people,
  };
}

export type FoundExperiencesView = ReturnType<typeof foundExperiencesView>;
