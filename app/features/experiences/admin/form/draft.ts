import * as v from "valibot";
import type { ExperienceInput } from "#app/features/experiences/input";
import { pictureTexts } from "#app/features/media/input";
import { textsOfPictures } from "#app/features/media/picture-texts";
import type { PictureTexts } from "#app/features/media/schema";
import { BASE_LANGUAGE, TRANSLATED_LANGUAGES, type Language, type TranslatedLanguage } from "#app/platform/i18n/languages";
import { withoutNul } from "#app/platform/http/form";
import { usdInputValue } from "#app/platform/money/money";

export type LocalisedField = "title" | "description";
export type TextName = LocalisedField | `${LocalisedField}_${TranslatedLanguage}`;
export type DraftField = TextName | "category" | "price" | "duration" | "video_url" | "video_thumbnail";

/** An experience as it stands in the form: everything as typed. */
export type ExperienceDraft = Record<DraftField, string> & { images: string[]; image_texts: PictureTexts };

export type DraftErrors = Partial<Record<DraftField | "images" | "image_texts", string>>;

/** Why nothing was saved: fields to mend, or, with none, a failure of ours. */
export interface SaveProblem {
  errors: DraftErrors;
  isSignedOut?: boolean;
  /** What was typed, for a browser whose form does not remember it. */
  draft?: ExperienceDraft;
}

/** The name of a localised field in one language: English has no suffix. */
export function textName(field: LocalisedField, language: Language): TextName {
  return language === BASE_LANGUAGE ? field : `${field}_${language}`;
}

/** The language a field is written in, or null for those that have none. */
export function languageOf(name: string): Language | null {
  const [, field, language] = /^(title|description)(?:_(\w+))?$/.exec(name) ?? [];
  return field ? ((language ?? BASE_LANGUAGE) as Language) : null;
}

const inEveryLanguage = (field: LocalisedField): TextName[] => [field, ...TRANSLATED_LANGUAGES.map((language) => textName(field, language))];

/** In the order of the page: the first one with an error gets the focus. */
export const DRAFT_FIELDS: readonly DraftField[] = [
  ...inEveryLanguage("title"),
  "category",
  "price",
  "duration",
  ...inEveryLanguage("description"),
  "video_url",
  "video_thumbnail",
];

function fillDraft(valueOf: (field: DraftField) => string, images: string[], texts: PictureTexts): ExperienceDraft {
  const fields = Object.fromEntries(DRAFT_FIELDS.map((field) => [field, valueOf(field)])) as Record<DraftField, string>;
  return { ...fields, images, image_texts: textsOfPictures(texts, images) };
}

export const EMPTY_DRAFT: ExperienceDraft = fillDraft(() => "", [], {});

export function draftOf(experience: ExperienceInput): ExperienceDraft {
  return fillDraft((field) => (field === "price" ? usdInputValue(experience.price) : (experience[field] ?? "")), experience.images, experience.image_texts);
}

export function readDraft(form: FormData): ExperienceDraft {
  const text = (value: FormDataEntryValue | null) => (typeof value === "string" ? withoutNul(value) : "");
  const texts = v.safeParse(pictureTexts, text(form.get("image_texts")));
  return fillDraft((field) => text(form.get(field)), form.getAll("images").map(text), texts.success ? texts.output : {});
}

/** One message a field, whatever the depth of the problem: "images.3" is a problem of the images. */
export function draftErrors(nested: Record<string, string[] | undefined>): DraftErrors {
  const errors: Record<string, string> = {};
  for (const [path, messages] of Object.entries(nested)) {
    const field = path.split(".")[0]!;
    if (messages?.[0]) errors[field] ??= messages[0];
  }
  return errors;
}

export function isWrittenIn(language: Language, draft: ExperienceDraft): boolean {
  return Boolean(draft[textName("title", language)].trim() && draft[textName("description", language)].trim());
}
