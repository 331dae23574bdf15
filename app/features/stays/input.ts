import * as v from "valibot";
import { checkPoint, pointEntries, withoutAnswer } from "#app/features/maps/input";
import { imageList, altTextsInput } from "#app/features/media/input";
import { dropOrphanAltTexts } from "#app/features/media/alt-texts";
import { IMAGE_LIMITS } from "#app/features/media/schema";
import { CANCEL_FREE_HOURS } from "#app/features/settings/schema";
import { STAY_AMENITIES, STAY_FEATURES, STAY_TYPES } from "#app/features/stays/schema";
import {
  flags,
  translatedEntries,
  optionalNumber,
  optionalSlug,
  optionalText,
  optionalTime,
  requiredNumber,
  requiredSlug,
  requiredText,
  usdPrice,
} from "#app/ui/office/form/input";

const NAME_MAX = 200;
const DESCRIPTION_MAX = 10_000;
const LOCATION_MAX = 200;
const BEDS_MAX = 500;
const RULES_MAX = 2_000;

export const GUESTS = { min: 1, max: 999, decimals: 0 };

/** What staff enter for a stay. */
export const stayForm = v.pipe(
  v.object({
    name: requiredText(NAME_MAX),
    ...translatedEntries("name", optionalText(NAME_MAX)),
    slug: requiredSlug,
    ...translatedEntries("slug", optionalSlug),
    location: requiredText(LOCATION_MAX),
    type: v.pipe(v.string(), v.nonEmpty("Required"), v.picklist(STAY_TYPES, "Choose from the list")),
    price: usdPrice,
    max_guests: requiredNumber(GUESTS),
    description: requiredText(DESCRIPTION_MAX),
    ...translatedEntries("description", optionalText(DESCRIPTION_MAX)),
    images: imageList(IMAGE_LIMITS.files),
    image_texts: altTextsInput,
    features: flags(STAY_FEATURES),
    amenities: flags(STAY_AMENITIES),
    beds: optionalText(BEDS_MAX),
    ...translatedEntries("beds", optionalText(BEDS_MAX)),
    check_in_from: optionalTime,
    check_out_until: optionalTime,
    house_rules: optionalText(RULES_MAX),
    ...translatedEntries("house_rules", optionalText(RULES_MAX)),
    cancel_text: optionalText(RULES_MAX),
    ...translatedEntries("cancel_text", optionalText(RULES_MAX)),
    cancel_free_hours: optionalNumber({ ...CANCEL_FREE_HOURS, decimals: 0 }),
    ...pointEntries,
  }),
  checkPoint(),
  v.transform(withoutAnswer),
  v.transform(dropOrphanAltTexts),
);
