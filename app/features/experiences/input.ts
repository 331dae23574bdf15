import * as v from "valibot";
import { imageList, optionalMediaUrl, pictureTexts } from "#app/features/media/input";
import { textsOfPictures } from "#app/features/media/picture-texts";
import { IMAGE_LIMITS } from "#app/features/media/schema";
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from "#app/platform/i18n/languages";
import { parseUsd } from "#app/platform/money/money";

const required = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty("Required"), v.maxLength(max, `At most ${max} characters`));
const optional = (max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.maxLength(max, `At most ${max} characters`),
    v.transform((text) => text || null),
  );

const TITLE_MAX = 200;
const DESCRIPTION_MAX = 10_000;

type LocalisedEntries = Record<`title_${TranslatedLanguage}` | `description_${TranslatedLanguage}`, ReturnType<typeof optional>>;
const localisedEntries = Object.fromEntries(
  TRANSLATED_LANGUAGES.flatMap((language) => [
    [`title_${language}`, optional(TITLE_MAX)],
    [`description_${language}`, optional(DESCRIPTION_MAX)],
  ]),
) as LocalisedEntries;

/** What staff enter for an experience. */
export const experienceForm = v.pipe(
  v.object({
    title: required(TITLE_MAX),
    description: required(DESCRIPTION_MAX),
    ...localisedEntries,
    category: required(80),
    duration: required(120),
    price: v.pipe(
      required(12),
      v.check((typed) => parseUsd(typed) !== null, "A price of 0 or more, with at most two decimals"),
      v.transform((typed) => parseUsd(typed)!),
    ),
    images: imageList(IMAGE_LIMITS.files),
    image_texts: pictureTexts,
    video_url: optionalMediaUrl,
    video_thumbnail: optionalMediaUrl,
  }),
  v.transform((input) => ({ ...input, image_texts: textsOfPictures(input.image_texts, input.images) })),
);
export type ExperienceInput = v.InferOutput<typeof experienceForm>;
