import format from "icu-minify/format";
import type { Catalogue } from "#app/features/translations/catalogues/en";
import type { PageTexts } from "#app/features/translations/texts.server";
import { LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";

/** A text by its group and name, such as "booking.total". */
export type TextKey = { [Group in keyof Catalogue]: `${Group}.${keyof Catalogue[Group] & string}` }[keyof Catalogue];

/** Says a text with its values filled in. */
export type Phrases = (key: TextKey, values?: Record<string, string | number>) => string;

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** For texts the server itself writes: on pages the components do this. */
export function phrasesOf(texts: PageTexts, language: Language): Phrases {
  return (key, values = {}) => {
    const [group, name] = key.split(".") as [string, string];
    const message = texts[group]?.[name];
    return message === undefined ? "" : String(format(message, LOCALE_TAGS[language], values, { formatters }));
  };
}
