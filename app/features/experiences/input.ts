import * as v from "valibot";
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

/** A picture or video of ours, or an address on the web. Never a script. */
const mediaUrl = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.check((url) => /^\/(media|scenes)\/[\w./-]+$/.test(url) || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)), "Must be a web address"),
);
const optionalMediaUrl = v.union([v.pipe(v.optional(v.literal(""), ""), v.transform(() => null)), mediaUrl]);

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
export const experienceForm = v.object({
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
  images: v.pipe(v.array(mediaUrl), v.maxLength(10, "Maximum 10 files allowed")),
  video_url: optionalMediaUrl,
  video_thumbnail: optionalMediaUrl,
});
export type ExperienceInput = v.InferOutput<typeof experienceForm>;
