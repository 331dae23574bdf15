import { LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";

/** Making a format takes longer than drawing the card it stands on: each is made once. */
const ratings = new Map<Language, Intl.NumberFormat>();

/** A rating out of five, with the decimal sign of the language: 4.8 or 4,8. */
export function formatRating(rating: number, language: Language): string {
  const format =
    ratings.get(language) ??
    new Intl.NumberFormat(LOCALE_TAGS[language], {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      numberingSystem: "latn",
    });
  ratings.set(language, format);
  return format.format(rating);
}
