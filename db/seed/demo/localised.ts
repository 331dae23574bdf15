import { EXAMPLE_LISTINGS_UNTIL } from "#app/features/settings/examples";
import {
  BASE_LANGUAGE,
  LANGUAGES,
  TRANSLATED_LANGUAGES,
  type Language,
  type TranslatedLanguage,
} from "#app/platform/i18n/languages";
import { ar } from "#db/seed/demo/phrases/ar";
import { de } from "#db/seed/demo/phrases/de";
import { en, type Phrases } from "#db/seed/demo/phrases/en";
import { es } from "#db/seed/demo/phrases/es";
import { fr } from "#db/seed/demo/phrases/fr";
import { it } from "#db/seed/demo/phrases/it";
import { ru } from "#db/seed/demo/phrases/ru";
import { sw } from "#db/seed/demo/phrases/sw";
import { zh } from "#db/seed/demo/phrases/zh";

const phrases: Record<Language, Phrases> = { en, fr, es, it, de, ru, zh, ar, sw };

/** What a field says in nine languages, as its table keeps it: terms, terms_fr and so on. */
export function inEveryLanguage<Text>(field: string, textIn: (words: Phrases) => Text): Record<string, Text> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language === BASE_LANGUAGE ? field : `${field}_${language}`,
      textIn(phrases[language]),
    ]),
  );
}

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
export function createdAtFor(position: number): Date {
  return new Date(NEWEST - position * HOUR_MS);
}

export function pictures(scenes: readonly string[]): string[] {
  return scenes.map((scene) => `/scenes/${scene}-1920.webp`);
}
