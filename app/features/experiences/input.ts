import * as v from "valibot";
import { imageList, optionalMediaUrl, pictureTexts } from "#app/features/media/input";
import { onlyTextsOfImages } from "#app/features/media/picture-texts";
import { IMAGE_LIMITS } from "#app/features/media/schema";
import { inOtherLanguages, optionalNumber, optionalText, requiredText, usdPrice } from "#app/ui/office/form/input";

const TITLE_MAX = 200;
const DESCRIPTION_MAX = 10_000;
const INCLUDED_MAX = { lines: 20, characters: 200 };

export const AGE = { min: 0, max: 120, decimals: 0 };
export const LATITUDE = { min: -90, max: 90 };
export const LONGITUDE = { min: -180, max: 180 };

/** What is included, one thing a line. Null: the site's standard list stands. */
const includedLines = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => text.split("\n").map((line) => line.trim()).filter(Boolean)),
  v.maxLength(INCLUDED_MAX.lines, `At most ${INCLUDED_MAX.lines} lines`),
  v.checkItems((line) => line.length <= INCLUDED_MAX.characters, `At most ${INCLUDED_MAX.characters} characters a line`),
  v.transform((lines) => (lines.length > 0 ? [...new Set(lines)] : null)),
);

/** What staff enter for an experience. */
export const experienceForm = v.pipe(
  v.object({
    title: requiredText(TITLE_MAX),
    ...inOtherLanguages("title", optionalText(TITLE_MAX)),
    description: requiredText(DESCRIPTION_MAX),
    ...inOtherLanguages("description", optionalText(DESCRIPTION_MAX)),
    category: requiredText(80),
    duration: requiredText(120),
    price: usdPrice,
    included: includedLines,
    min_age: optionalNumber(AGE),
    latitude: optionalNumber(LATITUDE),
    longitude: optionalNumber(LONGITUDE),
    images: imageList(IMAGE_LIMITS.files),
    image_texts: pictureTexts,
    video_url: optionalMediaUrl,
    video_thumbnail: optionalMediaUrl,
  }),
  v.forward(
    v.partialCheck([["latitude"], ["longitude"]], ({ latitude, longitude }) => latitude === null || longitude !== null, "A point needs both"),
    ["longitude"],
  ),
  v.forward(
    v.partialCheck([["latitude"], ["longitude"]], ({ latitude, longitude }) => longitude === null || latitude !== null, "A point needs both"),
    ["latitude"],
  ),
  v.transform(onlyTextsOfImages),
);
