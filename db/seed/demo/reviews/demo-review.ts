import type { Stars } from "#app/features/reviews/schema";
import type { Language } from "#app/platform/i18n/languages";

/** An invented review: stars, language, month of the visit, first name, place, words, and what we answered. */
export type DemoReview = readonly [
  rating: Stars,
  language: Language,
  month: string,
  author: string | null,
  place: string | null,
  body: string,
  reply?: string,
];
