import type { PictureTexts } from "#app/features/media/schema";
import { BASE_LANGUAGE, LANGUAGES, type Language } from "#app/platform/i18n/languages";

/** What a picture shows in a language: in English where it has not been translated, null where nobody has described it. */
export function pictureText(texts: PictureTexts, url: string, language: Language): string | null {
  return texts[url]?.[language] || texts[url]?.[BASE_LANGUAGE] || null;
}

/** The same for several pictures, in their order. */
export function listPictureTexts(texts: PictureTexts, urls: string[], language: Language): (string | null)[] {
  return urls.map((url) => pictureText(texts, url, language));
}

/**
 * The texts of these pictures alone: those of removed ones go, empty ones too. Always in the same order, so that two can be compared
 * as JSON.
 */
export function textsOfPictures(texts: PictureTexts, urls: string[]): PictureTexts {
  const kept = urls.map((url) => [url, filled(texts[url] ?? {})] as const);
  return Object.fromEntries(kept.filter(([, byLanguage]) => Object.keys(byLanguage).length > 0));
}

function filled(byLanguage: PictureTexts[string]): PictureTexts[string] {
  return Object.fromEntries(LANGUAGES.flatMap((language) => (byLanguage[language]?.trim() ? [[language, byLanguage[language].trim()]] : [])));
}

/** A form carries the texts as one, always written the same way. */
export function writePictureTexts(texts: PictureTexts, urls: string[]): string {
  return JSON.stringify(textsOfPictures(texts, urls));
}

/** What cannot be read says nothing here; the schema of the form refuses it. */
export function readPictureTexts(written: string): PictureTexts {
  try {
    const texts: unknown = JSON.parse(written);
    return typeof texts === "object" && texts !== null ? (texts as PictureTexts) : {};
  } catch {
    return {};
  }
}

/** For the schema of a form: what stands described but is no longer shown is dropped. */
export function onlyTextsOfImages<Input extends { images: string[]; image_texts: PictureTexts }>(input: Input): Input {
  return { ...input, image_texts: textsOfPictures(input.image_texts, input.images) };
}
