import * as v from "valibot";
import { EMAIL, looksLikePhone, optionalText } from "#app/features/forms/schema";
import { readDegrees } from "#app/features/maps/degrees";
import { isOnPemba, type Coordinates } from "#app/features/maps/island/projection";
import {
  DEFAULT_PHONE_PREFIX,
  LISTING_TYPES,
  PROPERTY_AMENITIES,
  PROPERTY_TYPES,
  type PropertyAmenity,
  type PropertyType,
} from "#app/features/properties/schema";
import {
  EARLIEST_YEAR,
  isLandType,
  latestYear,
  MAX_SUBMITTED_IMAGES,
  needsRooms,
  type SubmissionErrors,
  type SubmissionField,
  type SubmissionProblem,
} from "#app/features/properties/submission";
import { textFields } from "#app/platform/http/form";
import { visibleText } from "#app/platform/i18n/visible-text";
import { readTypedNumber } from "#app/platform/i18n/typed-number";

const text = (max: number) =>
  v.pipe(v.optional(v.string(), ""), v.transform(visibleText), v.nonEmpty("missing"), v.maxLength(max, "long"));

/** A number from 0 on; a blank is null. */
const optionalNumber = (max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform(visibleText),
    v.check((typed) => typed === "" || readTypedNumber(typed) !== null, "number"),
    v.transform((typed) => (typed === "" ? null : (readTypedNumber(typed) ?? Number.NaN))),
    v.check((n) => n === null || !(n < 0), "negative"),
    v.check((n) => n === null || !(n > max), "large"),
  );
const optionalWhole = (max: number) =>
  v.pipe(
    optionalNumber(max),
    v.check((n) => n === null || Number.isNaN(n) || Number.isInteger(n), "whole"),
  );
const isPresent = (n: number | null): n is number => n !== null;
const number = (max: number) =>
  v.pipe(
    optionalNumber(max),
    v.guard(isPresent, () => "missing"),
  );
const ignoredField = v.pipe(
  v.optional(v.unknown()),
  v.transform((): null => null),
);

/** Of a point, which need not be given. */
const degrees = v.pipe(
  v.optional(v.string(), ""),
  v.transform(visibleText),
  v.check((typed) => typed === "" || readDegrees(typed) !== null, "number"),
  v.transform((typed) => (typed === "" ? null : readDegrees(typed))),
);

const MAX_DOLLARS = 999_999_999;
const MAX_SQUARE_METRES = 99_999_999;
const MAX_ROOMS = 999;

const rooms = optionalWhole(MAX_ROOMS);
const year = v.pipe(
  optionalWhole(9_999),
  v.check((n) => n === null || Number.isNaN(n) || (n >= EARLIEST_YEAR && n <= latestYear()), "year"),
);
const amenities = v.pipe(
  v.array(v.picklist(PROPERTY_AMENITIES, "choice")),
  v.transform((names): Partial<Record<PropertyAmenity, boolean>> =>
    Object.fromEntries(names.map((name) => [name, true])),
  ),
);

/** The address of a picture a visitor brought. Whether it is really there, only the database knows. */
const IMAGE = /^\/media\/property-images\/[0-9a-f]{24}\.(jpg|png|webp)$/;
const image = v.pipe(v.string(), v.regex(IMAGE, "image"));

export function isVisitorImageUrl(url: string): boolean {
  return IMAGE.test(url);
}

function schemaFor(type: PropertyType | undefined) {
  const bare = isLandType(type);
  const room = needsRooms(type) ? v.pipe(rooms, v.check(isPresent, "missing")) : rooms;
  return v.object({
    owner_name: optionalText(120),
    owner_email: v.pipe(
      optionalText(254),
      v.check((address) => address === null || EMAIL.test(address), "email"),
    ),
    owner_phone: v.pipe(
      optionalText(40),
      // The field is prefilled with the prefix; the prefix alone counts as empty.
      v.transform((phone) => (phone === DEFAULT_PHONE_PREFIX ? null : phone)),
      v.check((phone) => phone === null || looksLikePhone(phone), "phone"),
    ),
    title: text(150),
    type: v.pipe(text(20), v.picklist(PROPERTY_TYPES, "choice")),
    listing_type: v.pipe(text(20), v.picklist(LISTING_TYPES, "choice")),
    price: v.pipe(
      number(MAX_DOLLARS),
      v.transform((dollars) => Math.round(dollars * 100)),
    ),
    square_footage: optionalNumber(MAX_SQUARE_METRES),
    land_size: v.pipe(
      number(MAX_SQUARE_METRES),
      v.transform((squareMetres) => `${squareMetres} m²`),
    ),
    bedrooms: bare ? ignoredField : room,
    bathrooms: bare ? ignoredField : room,
    parking_spaces: bare ? ignoredField : rooms,
    year_built: bare ? ignoredField : year,
    location: text(120),
    neighborhood: optionalText(120),
    full_address: optionalText(300),
    latitude: degrees,
    longitude: degrees,
    description: text(5_000),
    amenities: bare
      ? v.pipe(
          v.optional(v.unknown()),
          v.transform((): Partial<Record<PropertyAmenity, boolean>> => ({})),
        )
      : amenities,
    images: v.pipe(
      v.array(image),
      v.transform((images) => [...new Set(images)]),
      v.minLength(1, "noImages"),
      v.maxLength(MAX_SUBMITTED_IMAGES, "tooManyImages"),
    ),
  });
}
export type PropertySubmission = v.InferOutput<ReturnType<typeof schemaFor>>;

/** A point needs both numbers, and lies on Pemba. */
function pointErrors({ latitude = "", longitude = "" }: Partial<Record<string, string>>): SubmissionErrors {
  const [north, east] = [latitude, longitude].map(visibleText) as [string, string];
  if (north === "" && east === "") return {};
  if (north === "") return { latitude: "halfPoint" };
  if (east === "") return { longitude: "halfPoint" };
  const point = { latitude: readDegrees(north), longitude: readDegrees(east) };
  if (point.latitude === null || point.longitude === null) return {};
  return isOnPemba(point as Coordinates) ? {} : { latitude: "notOnPemba" };
}

/** Whether there is a way to reach the owner, right or wrong. */
function hasContact({ owner_email = "", owner_phone = "" }: Partial<Record<string, string>>): boolean {
  return [owner_email, owner_phone].map(visibleText).some((typed) => typed !== "" && typed !== DEFAULT_PHONE_PREFIX);
}

/**
 * Reads the form, in the browser as on the server. What does not belong to the type of property is left out, whatever
 * was sent.
 */
export function parseSubmission(
  form: FormData,
): { ok: true; fields: PropertySubmission } | { ok: false; errors: SubmissionErrors } {
  const typed = textFields(form);
  const read = v.safeParse(schemaFor(typed.type as PropertyType | undefined), {
    ...typed,
    amenities: form.getAll("amenities"),
    images: form.getAll("images"),
  });
  const errors: SubmissionErrors = hasContact(typed) ? {} : { owner_email: "contact" };
  for (const issue of read.issues ?? [])
    errors[issue.path?.[0]?.key as SubmissionField] ??= issue.message as SubmissionProblem;
  Object.assign(errors, pointErrors(typed));
  return read.success && Object.keys(errors).length === 0 ? { ok: true, fields: read.output } : { ok: false, errors };
}
