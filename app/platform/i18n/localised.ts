import { BASE_LANGUAGE, type Language, type TranslatedLanguage } from "#app/platform/i18n/languages";

/**
 * The list of a localised field: the language's own when somebody has filled it, else the English one; empty when there
 * is none.
 */
export function localisedList<Field extends string>(
  row: { [K in Field | `${Field}_${TranslatedLanguage}`]?: string[] | null },
  field: Field,
  language: Language,
): string[] {
  const base = row[field] ?? [];
  if (language === BASE_LANGUAGE) return base;
  const translated = row[`${field}_${language}`];
  return translated && translated.length > 0 ? translated : base;
}

/** The text of a localised field: the language's own column when somebody has filled it, else the English one. */
export function localisedText<Field extends string>(
  row: { [K in Field | `${Field}_${TranslatedLanguage}`]?: string | null },
  field: Field,
  language: Language,
): string {
  const base = row[field] ?? "";
  if (language === BASE_LANGUAGE) return base;
  const translated = row[`${field}_${language}`];
  return translated?.trim() ? translated : base;
}
