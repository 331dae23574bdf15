import { sanitizeText } from "#app/platform/http/form";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";

/** How many texts each language has. */
export type Coverage = Record<Language, number>;

/**
 * As texts are stored and compared: forms and spreadsheets write line ends in their own way, and nobody means the
 * blanks around.
 */
export function cleanText(text: string): string {
  return sanitizeText(text).replaceAll(/\r\n?/g, "\n").trim();
}

/** Whether two texts say the same, a missing one being a blank. */
export function isSameText(a: string | null, b: string | null): boolean {
  return cleanText(a ?? "") === cleanText(b ?? "");
}

/** The group a key belongs to: its first part. */
export function contextOf(key: string): string {
  return key.replace(/\..*/s, "");
}

/** Rounded down, so that 100 per cent is said only when nothing is missing. */
export function percentOf(count: number, all: number): number {
  return all === 0 ? 100 : Math.floor((count / all) * 100);
}

/** The language with the most work left; of several the last one. */
export function leastCovered(coverage: Coverage): Language {
  return LANGUAGES.reduce((least, language) => (coverage[language] <= coverage[least] ? language : least));
}
