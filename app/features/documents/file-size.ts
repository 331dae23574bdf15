import { LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";

/** What a link says about a file behind it. */
export interface DocumentSize {
  pages: number;
  bytes: number;
}

/** "2.1 MB", as the language writes it. Small ones are told in kilobytes. */
export function formatFileSize(bytes: number, language: Language): string {
  const isSmall = bytes < 1_000_000;
  const amount = new Intl.NumberFormat(LOCALE_TAGS[language], {
    maximumFractionDigits: isSmall ? 0 : 1,
    numberingSystem: "latn",
  }).format(bytes / (isSmall ? 1_000 : 1_000_000));
  const units: Partial<Record<Language, [string, string]>> = { fr: ["ko", "Mo"], ru: ["КБ", "МБ"] };
  const [kilobytes, megabytes] = units[language] ?? ["kB", "MB"];
  // Chinese has no blank before a unit; in Arabic the two stay together, left to right.
  const text = `${amount}${language === "zh" ? "" : "\u00a0"}${isSmall ? kilobytes : megabytes}`;
  return language === "ar" ? `\u2066${text}\u2069` : text;
}
