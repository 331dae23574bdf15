/** The nine languages of the site. English is the base: its URLs carry no prefix and its columns no suffix. */
export const LANGUAGES = ["en", "fr", "es", "it", "de", "ru", "zh", "ar", "sw"] as const;
export type Language = (typeof LANGUAGES)[number];

export const BASE_LANGUAGE = "en" satisfies Language;

export const TRANSLATED_LANGUAGES = [
  "fr",
  "es",
  "it",
  "de",
  "ru",
  "zh",
  "ar",
  "sw",
] as const satisfies readonly Language[];
export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number];

/** What speakers call their language, in the order the pickers show them. */
export const ENDONYMS: Record<Language, string> = {
  en: "English",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  de: "Deutsch",
  ru: "Русский",
  zh: "中文",
  ar: "العربية",
  sw: "Kiswahili",
};

/** Tags for Intl. Latin digits in every language, so Arabic says so. */
export const LOCALE_TAGS: Record<Language, string> = {
  en: "en-GB",
  fr: "fr",
  es: "es",
  it: "it",
  de: "de",
  ru: "ru",
  zh: "zh-CN",
  ar: "ar-u-nu-latn",
  sw: "sw",
};

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && (LANGUAGES as readonly string[]).includes(value);
}

/** The language of a route's prefix: English when there is none, or none of ours. */
export function languageFrom({ lang }: { lang?: string }): Language {
  return isLanguage(lang) ? lang : BASE_LANGUAGE;
}

export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}

/** The URL prefix of a language: none for English. */
export function prefixOf(language: Language): TranslatedLanguage | undefined {
  return language === "en" ? undefined : language;
}

/** The language a path is in, and the path without its prefix. An unknown first segment is no prefix. */
export function splitLanguage(pathname: string): { language: Language; prefix: Language | undefined; path: string } {
  const end = pathname.indexOf("/", 1);
  const first = pathname.slice(1, end < 0 ? undefined : end);
  if (!isLanguage(first)) return { language: BASE_LANGUAGE, prefix: undefined, path: pathname };
  return { language: first, prefix: first, path: end < 0 ? "/" : pathname.slice(end) };
}

/** The same page in another language. */
export function inLanguage(pathname: string, language: Language): string {
  const { path } = splitLanguage(pathname);
  const prefix = prefixOf(language);
  if (!prefix) return path;
  return path === "/" ? `/${prefix}` : `/${prefix}${path}`;
}

/** Browsers send few different ones, and every request has one to be read. */
const acceptLanguageCache = new Map<string, Language | null>();
const MAX_CACHED_HEADERS = 1_000;

/** The best supported language of an Accept-Language header, or null when it names none of ours. */
export function acceptedLanguage(header: string | null): Language | null {
  if (!header) return null;
  const known = acceptLanguageCache.get(header);
  if (known !== undefined) return known;
  const wanted = parseAcceptLanguage(header);
  if (acceptLanguageCache.size >= MAX_CACHED_HEADERS) acceptLanguageCache.clear();
  if (header.length < 200) acceptLanguageCache.set(header, wanted);
  return wanted;
}

function parseAcceptLanguage(header: string): Language | null {
  const wanted = header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith("q="));
      return { tag: tag.trim().toLowerCase(), quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const base = tag.split("-")[0];
    if (isLanguage(base)) return base;
  }
  return null;
}
