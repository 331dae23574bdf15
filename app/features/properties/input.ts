import * as v from "valibot";
import { imageList, mediaUrl, pictureTexts } from "#app/features/media/input";
import { textsOfPictures } from "#app/features/media/picture-texts";
import { PROPERTY_IMAGE_LIMITS } from "#app/features/media/schema";
import { LISTING_TYPES, PROPERTY_AMENITIES, PROPERTY_STATUSES, PROPERTY_TYPES, type PropertyAmenity } from "#app/features/properties/schema";
import { isSlug, isTakenByPage, slugOf } from "#app/features/properties/slug";
import { EARLIEST_YEAR, isBare, latestYear } from "#app/features/properties/submission";
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from "#app/platform/i18n/languages";
import { parseUsd } from "#app/platform/money/money";

export const REQUIRED = "Please fill in all required fields";

const TITLE_MAX = 200;
const DESCRIPTION_MAX = 10_000;
const MOST_ROOMS = 999;
const MOST_SQUARE_METRES = 99_999_999;

const atMost = (max: number) => v.maxLength<string, number, string>(max, `At most ${max} characters`);
const required = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(REQUIRED), atMost(max));
const optional = (max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    atMost(max),
    v.transform((text) => text || null),
  );

/** Null where none was typed: an own slug is then made from the title. */
const slug = v.pipe(
  optional(TITLE_MAX),
  v.transform((text) => text?.normalize("NFC") ?? null),
  v.check((text) => text === null || isSlug(text), "Letters and digits, with single hyphens between them"),
  v.check((text) => text === null || !isTakenByPage(text), "A page of the site has this address already"),
);

const typed = v.pipe(v.optional(v.string(), ""), v.trim());

const wholeFrom = (min: number, max: () => number, problem: () => string) =>
  v.pipe(
    typed,
    v.check((text) => /^(-?\d+)?$/.test(text), "A whole number"),
    v.transform((text) => (text === "" ? null : Number(text))),
    v.check((number) => number === null || (number >= min && number <= max()), problem),
  );
const count = wholeFrom(0, () => MOST_ROOMS, () => `From 0 to ${MOST_ROOMS}`);
const year = wholeFrom(EARLIEST_YEAR, latestYear, () => `From ${EARLIEST_YEAR} to ${latestYear()}`);

const squareMetres = v.pipe(
  typed,
  v.check((text) => /^(-?\d+(\.\d+)?)?$/.test(text), "A number"),
  v.check((text) => !text.startsWith("-"), "0 or more"),
  v.check((text) => !/\.\d{3}/.test(text), "At most two decimals"),
  v.transform((text) => (text === "" ? null : Number(text))),
  v.check((number) => number === null || number <= MOST_SQUARE_METRES, `At most ${MOST_SQUARE_METRES}`),
);

const degrees = (most: number) =>
  v.pipe(
    typed,
    v.transform((text) => (text === "" ? null : Number(text))),
    v.check((number) => number === null || Math.abs(number) <= most, `From -${most} to ${most}`),
  );

const isTicked = v.pipe(
  v.optional(v.string(), ""),
  v.transform((value) => value === "on"),
);

const LOCALISED = { title: optional(TITLE_MAX), slug, description: optional(DESCRIPTION_MAX) };
type Localised = typeof LOCALISED;
type LocalisedEntries = { [Field in keyof Localised as `${Field}_${TranslatedLanguage}`]: Localised[Field] };
const localisedEntries = Object.fromEntries(
  TRANSLATED_LANGUAGES.flatMap((language) => Object.entries(LOCALISED).map(([field, schema]) => [`${field}_${language}`, schema])),
) as LocalisedEntries;

const POINT = "A point needs both numbers";

/** What staff enter for a property. Who owns it is not among it: those columns stay as they are. */
export const propertyForm = v.pipe(
  v.object({
    title: required(TITLE_MAX),
    slug,
    description: required(DESCRIPTION_MAX),
    ...localisedEntries,
    type: v.pipe(required(20), v.picklist(PROPERTY_TYPES, "Choose one of the list")),
    listing_type: v.pipe(
      typed,
      v.transform((value) => value || LISTING_TYPES[0]),
      v.picklist(LISTING_TYPES, "Choose one of the list"),
    ),
    price: v.pipe(
      required(20),
      v.check((text) => parseUsd(text) !== null, "A price of 0 or more, with at most two decimals"),
      v.transform((text) => parseUsd(text)!),
    ),
    status: v.pipe(required(20), v.picklist(PROPERTY_STATUSES, "Choose one of the list")),
    bedrooms: count,
    bathrooms: count,
    parking_spaces: count,
    year_built: year,
    square_footage: squareMetres,
    land_size: v.pipe(
      squareMetres,
      v.check((size) => size !== null, REQUIRED),
      v.transform((size) => `${size} m²`),
    ),
    full_address: required(300),
    location: required(120),
    neighborhood: optional(120),
    latitude: degrees(90),
    longitude: degrees(180),
    images: imageList(PROPERTY_IMAGE_LIMITS.files),
    image_texts: pictureTexts,
    video_url: v.pipe(
      optional(500),
      v.check((url) => url === null || v.is(mediaUrl, url), "Enter a valid URL"),
    ),
    amenities: v.pipe(
      v.array(v.picklist(PROPERTY_AMENITIES, "Choose from the list")),
      v.transform((names): Partial<Record<PropertyAmenity, boolean>> => Object.fromEntries(names.map((name) => [name, true]))),
    ),
    published: isTicked,
    is_featured: isTicked,
  }),
  v.forward(
    v.partialCheck([["latitude"], ["longitude"]], ({ latitude, longitude }) => latitude !== null || longitude === null, POINT),
    ["latitude"],
  ),
  v.forward(
    v.partialCheck([["latitude"], ["longitude"]], ({ latitude, longitude }) => longitude !== null || latitude === null, POINT),
    ["longitude"],
  ),
  v.transform((property) => ({
    ...property,
    slug: property.slug ?? slugOf(property.title, () => crypto.randomUUID().slice(0, 8)),
    image_texts: textsOfPictures(property.image_texts, property.images),
    // The form does not show these for land: whatever was counted before is gone with the building.
    ...(isBare(property.type) ? { bedrooms: null, bathrooms: null, parking_spaces: null } : {}),
  })),
);
export type PropertyInput = v.InferOutput<typeof propertyForm>;
