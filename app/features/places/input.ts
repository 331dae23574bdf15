import * as v from "valibot";
import { PEMBA } from "#app/features/maps/island/projection";
import { LABEL_SIDES, PLACE_KINDS } from "#app/features/maps/schema";
import { PLACE_ABOUT_MAX, PLACE_ACCURACIES, PLACE_KEY, PLACE_NAME_MAX, PLACE_RANKS } from "#app/features/places/schema";
import { slugFrom } from "#app/platform/i18n/slug";
import { checkbox, optionalText, requiredNumber, requiredText, translatedEntries } from "#app/ui/office/form/input";

const choice = <const Value extends string>(values: readonly Value[]) =>
  v.pipe(v.string(), v.nonEmpty("Required"), v.picklist(values, "Choose from the list"));

/** A number of the point: without both a place cannot stand on a map, and off Pemba no map shows it. */
const degrees = (min: number, max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.nonEmpty("A place needs a point"),
    requiredNumber({ min: -180, max: 180 }),
    v.check((typed) => typed >= min && typed <= max, `Not on Pemba: must be from ${min} to ${max}`),
  );

/** What staff enter for a place. Without a key of its own it gets one from its name. */
export const placeForm = v.pipe(
  v.object({
    kind: choice(PLACE_KINDS),
    name: requiredText(PLACE_NAME_MAX),
    ...translatedEntries("name", optionalText(PLACE_NAME_MAX)),
    key: v.pipe(v.optional(v.string(), ""), v.trim(), v.maxLength(80, "At most 80 characters")),
    about: optionalText(PLACE_ABOUT_MAX),
    ...translatedEntries("about", optionalText(PLACE_ABOUT_MAX)),
    latitude: degrees(PEMBA.south, PEMBA.north),
    longitude: degrees(PEMBA.west, PEMBA.east),
    accuracy: choice(PLACE_ACCURACIES),
    label_side: choice(LABEL_SIDES),
    rank: v.pipe(choice(PLACE_RANKS), v.transform(Number)),
    published: checkbox,
  }),
  v.transform((place) => ({ ...place, key: place.key || keyFrom(place.name) })),
  v.forward(
    v.check(({ key }) => PLACE_KEY.test(key), "Only small letters a to z, digits and single hyphens between them"),
    ["key"],
  ),
);

/** Accents go, since a key has none. */
function keyFrom(name: string): string {
  return slugFrom(name.normalize("NFD").replaceAll(/\p{M}/gu, ""));
}
