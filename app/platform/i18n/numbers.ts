import { LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";

/** A rating out of five, with the decimal sign of the language: 4.8 or 4,8. */
export function formatRating(rating: number, language: Language): string {
  return new Intl.NumberFormat(LOCALE_TAGS[language], { minimumFractionDigits: 1, maximumFractionDigits: 1, numberingSystem: "latn" }).format(rating);
}
