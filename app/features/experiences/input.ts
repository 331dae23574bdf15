import * as v from "valibot";
import { checkPoint, pointEntries, withoutAnswer } from "#app/features/maps/input";
import { MAX_PARTICIPANTS } from "#app/features/experiences/schema";
import { imageList, optionalMediaUrl, altTextsInput } from "#app/features/media/input";
import { dropOrphanAltTexts } from "#app/features/media/alt-texts";
import { IMAGE_LIMITS } from "#app/features/media/schema";
import { CANCEL_FREE_HOURS, CANCEL_TEXT_MAX } from "#app/features/settings/schema";
import {
  translatedEntries,
  optionalLines,
  optionalNumber,
  optionalText,
  requiredText,
  usdPrice,
} from "#app/ui/office/form/input";

const TITLE_MAX = 200;
const DESCRIPTION_MAX = 10_000;

export const PARTICIPANTS = { min: 1, max: MAX_PARTICIPANTS, decimals: 0 };
export const AGE = { min: 0, max: 120, decimals: 0 };

const shortList = optionalLines({ lines: 20, characters: 200 });

/** What staff enter for an experience. */
export const experienceForm = v.pipe(
  v.object({
    title: requiredText(TITLE_MAX),
    ...translatedEntries("title", optionalText(TITLE_MAX)),
    description: requiredText(DESCRIPTION_MAX),
    ...translatedEntries("description", optionalText(DESCRIPTION_MAX)),
    category: requiredText(80),
    duration: requiredText(120),
    price: usdPrice,
    included: shortList,
    ...translatedEntries("included", shortList),
    not_included: shortList,
    ...translatedEntries("not_included", shortList),
    bring: shortList,
    ...translatedEntries("bring", shortList),
    min_participants: v.pipe(
      optionalNumber(PARTICIPANTS),
      v.transform((typed) => typed ?? PARTICIPANTS.min),
    ),
    min_age: optionalNumber(AGE),
    cancel_text: optionalText(CANCEL_TEXT_MAX),
    ...translatedEntries("cancel_text", optionalText(CANCEL_TEXT_MAX)),
    cancel_free_hours: optionalNumber({ ...CANCEL_FREE_HOURS, decimals: 0 }),
    ...pointEntries,
    images: imageList(IMAGE_LIMITS.files),
    image_texts: altTextsInput,
    video_url: optionalMediaUrl,
    video_thumbnail: optionalMediaUrl,
  }),
  checkPoint(),
  v.transform(withoutAnswer),
  v.transform(dropOrphanAltTexts),
);
