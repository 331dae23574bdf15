import { EXAMPLE_LISTINGS_UNTIL } from "#app/features/settings/examples";
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from "#app/platform/i18n/languages";

/** One thing's words in the eight other languages, as its table keeps them: title_fr, title_es and so on. */
export function inOtherLanguages<Key extends string, Field extends string>(
  words: Partial<Record<TranslatedLanguage, Record<Key, Record<Field, string>>>>,
  key: Key,
): Record<string, string> {
  return Object.fromEntries(
    TRANSLATED_LANGUAGES.flatMap((language) =>
      Object.entries<string>(words[language]?.[key] ?? {}).map(([field, text]) => [`${field}_${language}`, text]),
    ),
  );
}

/** What is true of a thing, as its table keeps it: `{ pool: true }`. */
export function flags<Name extends string>(names: readonly Name[]): Partial<Record<Name, boolean>> {
  return Object.fromEntries(names.map((name) => [name, true])) as Partial<Record<Name, boolean>>;
}

const NEWEST = EXAMPLE_LISTINGS_UNTIL.getTime();
const HOUR_MS = 3_600_000;

/** Lists show the newest first: the first of a list was made last. */
export function madeInOrder(position: number): Date {
  return new Date(NEWEST - position * HOUR_MS);
}

export function pictures(scenes: readonly string[]): string[] {
  return scenes.map((scene) => `/scenes/${scene}-1920.webp`);
}
