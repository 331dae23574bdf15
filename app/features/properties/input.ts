import * as v from "valibot";
import { checkPoint, pointEntries, withoutAnswer } from "#app/features/maps/input";
import { imageList, mediaUrl, altTextsInput } from "#app/features/media/input";
import { dropOrphanAltTexts } from "#app/features/media/alt-texts";
import { PROPERTY_IMAGE_LIMITS } from "#app/features/media/schema";
import {
  LISTING_TYPES,
  MARKETS,
  PROPERTY_AMENITIES,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
} from "#app/features/properties/schema";
import { isReservedSlug, propertySlug } from "#app/features/properties/slug";
import { EARLIEST_YEAR, isLandType, latestYear } from "#app/features/properties/submission";
import {
  checkbox,
  flags,
  translatedEntries,
  optionalNumber,
  optionalSlug,
  optionalText,
  requiredNumber,
  requiredText,
  usdPrice,
} from "#app/ui/office/form/input";

export const REQUIRED = "Please fill in all required fields";
const CHOICE = "Choose from the list";

const TITLE_MAX = 200;
const DESCRIPTION_MAX = 10_000;
const COUNT = { min: 0, max: 999, decimals: 0 };
const SQUARE_METRES = { min: 0, max: 99_999_999, decimals: 2 };

/** In the words of this form. */
const filled = v.pipe(v.string(), v.trim(), v.nonEmpty(REQUIRED));
const required = (max: number) => v.pipe(filled, requiredText(max));

const slug = v.pipe(
  optionalSlug,
  v.check((text) => text === null || !isReservedSlug(text), "A page of the site has this address already"),
);

/** What staff enter for a property. Who owns it is not among it: those columns stay as they are. */
export const propertyForm = v.pipe(
  v.object({
    title: required(TITLE_MAX),
    ...translatedEntries("title", optionalText(TITLE_MAX)),
    slug,
    ...translatedEntries("slug", slug),
    type: v.pipe(filled, v.picklist(PROPERTY_TYPES, CHOICE)),
    listing_type: v.pipe(
      v.string(),
      v.transform((value) => value || LISTING_TYPES[0]),
      v.picklist(LISTING_TYPES, CHOICE),
    ),
    price: v.pipe(filled, usdPrice),
    price_on_request: checkbox,
    market: v.pipe(
      v.string(),
      v.transform((value) => value || MARKETS[0]),
      v.picklist(MARKETS, CHOICE),
    ),
    status: v.pipe(filled, v.picklist(PROPERTY_STATUSES, CHOICE)),
    bedrooms: optionalNumber(COUNT),
    bathrooms: optionalNumber(COUNT),
    parking_spaces: optionalNumber(COUNT),
    // Asked each time: a server may run into the next year.
    year_built: v.lazy(() => optionalNumber({ min: EARLIEST_YEAR, max: latestYear(), decimals: 0 })),
    square_footage: optionalNumber(SQUARE_METRES),
    land_size: v.pipe(
      filled,
      requiredNumber(SQUARE_METRES),
      v.transform((size) => `${size} m²`),
    ),
    description: required(DESCRIPTION_MAX),
    ...translatedEntries("description", optionalText(DESCRIPTION_MAX)),
    full_address: required(300),
    location: required(120),
    neighborhood: optionalText(120),
    ...pointEntries,
    blurred: checkbox,
    images: imageList(PROPERTY_IMAGE_LIMITS.files),
    image_texts: altTextsInput,
    video_url: v.pipe(
      optionalText(500),
      v.check((url) => url === null || v.is(mediaUrl, url), "Enter a valid URL"),
    ),
    amenities: flags(PROPERTY_AMENITIES),
    published: checkbox,
    is_featured: checkbox,
  }),
  checkPoint(),
  v.transform(withoutAnswer),
  v.transform(dropOrphanAltTexts),
  v.transform((property) => ({
    ...property,
    slug: property.slug ?? propertySlug(property.title, () => crypto.randomUUID().slice(0, 8)),
    // The form does not show these for land: whatever was counted before is gone with the building.
    ...(isLandType(property.type) ? { bedrooms: null, bathrooms: null, parking_spaces: null } : {}),
  })),
);
