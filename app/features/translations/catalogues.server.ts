import { ar } from "#app/features/translations/catalogues/ar";
import { de } from "#app/features/translations/catalogues/de";
import { en, type Catalogue } from "#app/features/translations/catalogues/en";
import { es } from "#app/features/translations/catalogues/es";
import { fr } from "#app/features/translations/catalogues/fr";
import { it } from "#app/features/translations/catalogues/it";
import { ru } from "#app/features/translations/catalogues/ru";
import { sw } from "#app/features/translations/catalogues/sw";
import { zh } from "#app/features/translations/catalogues/zh";
import type { Language } from "#app/platform/i18n/languages";

/** The texts as shipped, by language: the seed of the translations table, and what shows while it cannot be read. */
export const catalogues: Record<Language, Catalogue> = { en, fr, es, it, de, ru, zh, ar, sw };

interface Texts {
  readonly [key: string]: string | Texts;
}

/** Nested texts as the table keeps them: one row for each dotted key. */
export function flatten(texts: Texts, prefix = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === "string") flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}
