import type { AltTexts } from "#app/features/media/schema";
import { BASE_LANGUAGE, LANGUAGES, type Language } from "#app/platform/i18n/languages";

/**
 * What a picture shows in a language: in English where it has not been translated, null where nobody has described it.
 */
export function altTextOf(texts: AltTexts, url: string, language: Language): string | null {
  return texts[url]?.[language] || texts[url]?.[BASE_LANGUAGE] || null;
}

/** The same for several pictures, in their order. */
export function listAltTexts(texts: AltTexts, urls: string[], language: Language): (string | null)[] {
  return urls.map((url) => altTextOf(texts, url, language));
}

/**
 * The texts of these pictures alone: those of removed ones go, empty ones too. Always in the same order, so that two
 * can be compared as JSON.
 */
export function pickAltTexts(texts: AltTexts, urls: string[]): AltTexts {
  const kept = urls.map((url) => [url, filled(texts[url] ?? {})] as const);
  return Object.fromEntries(kept.filter(([, byLanguage]) => Object.keys(byLanguage).length > 0));
}

function filled(byLanguage: AltTexts[string]): AltTexts[string] {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => (byLanguage[language]?.trim() ? [[language, byLanguage[language].trim()]] : [])),
  );
}

/** A form carries the texts as one, always written the same way. */
export function serializeAltTexts(texts: AltTexts, urls: string[]): string {
  return JSON.stringify(pickAltTexts(texts, urls));
}

/** What cannot be read says nothing here; the schema of the form refuses it. */
export function parseAltTexts(written: string): AltTexts {
  try {
    const texts: unknown = JSON.parse(written);
    return typeof texts === "object" && texts !== null ? (texts as AltTexts) : {};
  } catch {
    return {};
  }
}

/** For the schema of a form: what stands described but is no longer shown is dropped. */
export function dropOrphanAltTexts<Input extends { images: string[]; image_texts: AltTexts }>(input: Input): Input {
  return { ...input, image_texts: pickAltTexts(input.image_texts, input.images) };
}
