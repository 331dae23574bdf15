import * as v from "valibot";
import { imageList, altTextsInput } from "#app/features/media/input";
import { dropOrphanAltTexts } from "#app/features/media/alt-texts";
import { IMAGE_LIMITS } from "#app/features/media/schema";
import { CANCEL_FREE_HOURS } from "#app/features/settings/schema";
import { VEHICLE_FEATURES, VEHICLE_TYPES } from "#app/features/transportation/schema";
import {
  checkbox,
  flags,
  translatedEntries,
  optionalNumber,
  optionalText,
  optionalTime,
  requiredText,
  usdPrice,
} from "#app/ui/office/form/input";

const NAME_MAX = 200;
const DESCRIPTION_MAX = 10_000;
const PLACE_MAX = 300;
const TERMS_MAX = 2_000;

const entries = {
  name: requiredText(NAME_MAX),
  ...translatedEntries("name", optionalText(NAME_MAX)),
  type: v.pipe(v.string(), v.nonEmpty("Required"), v.picklist(VEHICLE_TYPES, "Choose from the list")),
  price_per_day: usdPrice,
  price_per_week: usdPrice,
  description: requiredText(DESCRIPTION_MAX),
  ...translatedEntries("description", optionalText(DESCRIPTION_MAX)),
  images: imageList(IMAGE_LIMITS.files),
  image_texts: altTextsInput,
  features: flags(VEHICLE_FEATURES),
  available: checkbox,
  pickup_place: optionalText(PLACE_MAX),
  ...translatedEntries("pickup_place", optionalText(PLACE_MAX)),
  pickup_from: optionalTime,
  pickup_until: optionalTime,
  terms: optionalText(TERMS_MAX),
  ...translatedEntries("terms", optionalText(TERMS_MAX)),
  cancel_text: optionalText(TERMS_MAX),
  ...translatedEntries("cancel_text", optionalText(TERMS_MAX)),
  cancel_free_hours: optionalNumber({ ...CANCEL_FREE_HOURS, decimals: 0 }),
};

const withDriver = v.object({
  ...entries,
  with_driver: v.pipe(
    v.literal("on"),
    v.transform(() => true),
  ),
  driver_price_per_day: usdPrice,
});

const withoutDriver = v.object({
  ...entries,
  with_driver: v.pipe(
    v.literal(""),
    v.transform(() => false),
  ),
  driver_price_per_day: v.pipe(
    v.string(),
    v.transform(() => null),
  ),
});

/** What staff enter for a vehicle. A driver has a price; without a driver there is none, whatever was sent. */
export const vehicleForm = v.pipe(
  v.variant("with_driver", [withDriver, withoutDriver]),
  v.forward(
    v.partialCheck(
      [["pickup_from"], ["pickup_until"]],
      ({ pickup_from, pickup_until }) => !pickup_from || !pickup_until || pickup_until > pickup_from,
      "Must be later than the first time",
    ),
    ["pickup_until"],
  ),
  v.transform(dropOrphanAltTexts),
);
