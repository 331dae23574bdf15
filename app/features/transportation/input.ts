import * as v from "valibot";
import { VEHICLE_FEATURES, VEHICLE_TYPES } from "#app/features/transportation/schema";
import { checkbox, flags, inOtherLanguages, optionalText, requiredText, usdPrice } from "#app/ui/office/form/input";

const NAME_MAX = 200;
const DESCRIPTION_MAX = 10_000;

const entries = {
  name: requiredText(NAME_MAX),
  ...inOtherLanguages("name", optionalText(NAME_MAX)),
  type: v.pipe(v.string(), v.nonEmpty("Required"), v.picklist(VEHICLE_TYPES, "Choose from the list")),
  price_per_day: usdPrice,
  price_per_week: usdPrice,
  description: requiredText(DESCRIPTION_MAX),
  ...inOtherLanguages("description", optionalText(DESCRIPTION_MAX)),
  features: flags(VEHICLE_FEATURES),
  available: checkbox,
};

/** What staff enter for a vehicle. A driver has a price; without a driver there is none, whatever was sent. */
export const vehicleForm = v.variant("with_driver", [
  v.object({
    ...entries,
    with_driver: v.pipe(
      v.literal("on"),
      v.transform(() => true),
    ),
    driver_price_per_day: usdPrice,
  }),
  v.object({
    ...entries,
    with_driver: v.pipe(
      v.literal(""),
      v.transform(() => false),
    ),
    driver_price_per_day: v.pipe(
      v.string(),
      v.transform(() => null),
    ),
  }),
]);
