import * as v from "valibot";
import { MAX_ALT_TEXT_LENGTH, type AltTexts } from "#app/features/media/schema";
import { sanitizeText } from "#app/platform/http/form";
import { LANGUAGES } from "#app/platform/i18n/languages";

/** A picture or video of ours, or an address on the web. Never a script. */
export const mediaUrl = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.check(
    (url) => /^\/(media|scenes)\/[\w./-]+$/.test(url) || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
    "Must be a web address",
  ),
);
export const optionalMediaUrl = v.union([
  v.pipe(
    v.optional(v.literal(""), ""),
    v.transform(() => null),
  ),
  mediaUrl,
]);

/** The pictures of a form: the addresses it carries, in their order. */
export const imageList = (files: number) =>
  v.pipe(v.array(mediaUrl), v.maxLength(files, `Maximum ${files} files allowed`));

const TOO_LONG = `Describe a picture in at most ${MAX_ALT_TEXT_LENGTH} characters`;

/** What the pictures show, as the image field sends it: JSON, or nothing from a browser without scripts. */
export const altTextsInput = v.pipe(
  v.optional(v.string(), ""),
  v.transform(readJson),
  v.record(mediaUrl, v.record(v.picklist(LANGUAGES), v.pipe(v.string(), v.maxLength(MAX_ALT_TEXT_LENGTH, TOO_LONG)))),
  v.transform((texts): AltTexts => texts),
);

function readJson(text: string): unknown {
  if (!text) return {};
  try {
    return JSON.parse(text, (_name, value: unknown) => (typeof value === "string" ? sanitizeText(value) : value));
  } catch {
    return null;
  }
}
