import format from "icu-minify/format";
import type { Catalogue } from "#app/features/translations/catalogues/en";
import type { PageTexts } from "#app/features/translations/texts.server";
import { LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";

/** A text by its group and name, such as "booking.total". */
export type TextKey = { [Group in keyof Catalogue]: `${Group}.${keyof Catalogue[Group] & string}` }[keyof Catalogue];

/** Says a text with its values filled in. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** Memoized: creating Intl formatters is slow. */
function memoize<Args extends unknown[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const known = new Map<string, Made>();
  return (...args) => {
    const key = JSON.stringify(args);
    const found = known.get(key) ?? make(...args);
    known.set(key, found);
    return found;
  };
}

const formatters = {
  getDateTimeFormat: memoize(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getNumberFormat: memoize(
    (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  ),
  getPluralRules: memoize((...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args)),
};

/** For texts the server itself writes: on pages the components do this. */
export function createTranslate(texts: PageTexts, language: Language): Translate {
  return (key, values = {}) => {
    const [group, name] = key.split(".") as [string, string];
    const message = texts[group]?.[name];
    return message === undefined ? "" : String(format(message, LOCALE_TAGS[language], values, { formatters }));
  };
}

/** A text in parts, of which one may be marked. */
export interface MarkedText {
  before: string;
  marked: string;
  after: string;
}

/** Says a text of which a tag marks a part, such as the figure of a sentence. */
export function createRichTranslate(
  texts: PageTexts,
  language: Language,
  tag: string,
): (key: TextKey, values?: Record<string, string>) => MarkedText {
  return (key, values = {}) => {
    const [group, name] = key.split(".") as [string, string];
    const message = texts[group]?.[name] ?? "";
    const mark = (words: readonly unknown[]) => ({ words: words.join("") });
    const parts = [
      format<{ words: string }>(message, LOCALE_TAGS[language], { ...values, [tag]: mark }, { formatters }),
    ].flat();
    const at = parts.findIndex((part) => typeof part !== "string");
    const words = (some: typeof parts) => some.map((part) => (typeof part === "string" ? part : part.words)).join("");
    if (at < 0) return { before: words(parts), marked: "", after: "" };
    return {
      before: words(parts.slice(0, at)),
      marked: words(parts.slice(at, at + 1)),
      after: words(parts.slice(at + 1)),
    };
  };
}
