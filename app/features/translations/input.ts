import * as v from "valibot";
import { cleanText } from "#app/features/translations/rules";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";

export const KEY_MAX = 120;
export const TEXT_MAX = 10_000;

export const KEY_AND_ENGLISH_REQUIRED = "Key and English translation are required";
export const ENGLISH_REQUIRED = "English cannot be blank: the other languages fall back to it.";
const KEY_RULE = "Letters, digits, dashes and underscores, in parts divided by dots: nav.stays";

export const translationKey = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(KEY_AND_ENGLISH_REQUIRED),
  v.maxLength(KEY_MAX, `At most ${KEY_MAX} characters`),
  v.regex(/^[\w-]+(\.[\w-]+)*$/, KEY_RULE),
);

/** One text as typed; a blank one is none. */
export const translationText = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.maxLength(TEXT_MAX, `At most ${TEXT_MAX} characters`),
  v.transform((text) => text || null),
);

const typedText = v.optional(translationText, "");
const typedTexts = Object.fromEntries(LANGUAGES.map((language) => [language, typedText])) as Record<
  Language,
  typeof typedText
>;

/** What staff enter for a new key. */
export const newTranslation = v.object({ key: translationKey, texts: v.object(typedTexts) });
export type NewTranslation = v.InferOutput<typeof newTranslation>;

/** What is wrong with a new key, by field. */
export type TranslationErrors = Partial<Record<Language | "key", string>>;
