import * as v from "valibot";
import { isGuideUrl } from "#app/features/guide/rules";
import { GUIDE_KINDS, GUIDE_SECTIONS, GUIDE_URL_MAX } from "#app/features/guide/schema";
import { isDay } from "#app/platform/dates/dates";
import { checkbox, optionalText, requiredText, translatedEntries } from "#app/ui/office/form/input";

const TITLE_MAX = 200;
const BODY_MAX = 2_000;

const choice = <const Value extends string>(values: readonly Value[]) =>
  v.pipe(v.string(), v.nonEmpty("Required"), v.picklist(values, "Choose from the list"));

const optionalDay = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.check((typed) => typed === "" || isDay(typed), "A day, such as 2027-02-08"),
  v.transform((typed) => typed || null),
);

const optionalUrl = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.maxLength(GUIDE_URL_MAX, `At most ${GUIDE_URL_MAX} characters`),
  v.check(
    (typed) => typed === "" || isGuideUrl(typed),
    "Must be an address that begins with https://, without a name and password in it",
  ),
  v.transform((typed) => typed || null),
);

/** What staff enter for an item of the guide. Only links have an address, and only holidays have days. */
export const guideItemForm = v.pipe(
  v.object({
    section: choice(GUIDE_SECTIONS),
    kind: choice(GUIDE_KINDS),
    title: requiredText(TITLE_MAX),
    ...translatedEntries("title", optionalText(TITLE_MAX)),
    body: optionalText(BODY_MAX),
    ...translatedEntries("body", optionalText(BODY_MAX)),
    url: optionalUrl,
    starts_on: optionalDay,
    ends_on: optionalDay,
    is_about: checkbox,
    repeats_yearly: checkbox,
    source: optionalText(500),
    published: checkbox,
  }),
  v.transform((item) => ({
    ...item,
    ...(item.kind !== "link" && { url: null }),
    ...(item.kind !== "holiday" && { starts_on: null, ends_on: null, is_about: false, repeats_yearly: false }),
  })),
  v.forward(
    v.check(
      ({ kind, starts_on, is_about }) => kind !== "holiday" || starts_on !== null || is_about,
      "Give the day, or tick that it follows the moon: visitors then read that its date follows",
    ),
    ["starts_on"],
  ),
  v.forward(
    v.check(
      ({ starts_on, ends_on }) => ends_on === null || (starts_on !== null && ends_on >= starts_on),
      "Must not be before the first day",
    ),
    ["ends_on"],
  ),
  v.forward(
    v.check(
      ({ repeats_yearly, starts_on, is_about }) => !repeats_yearly || (starts_on !== null && !is_about),
      "What is the same every year needs its day, and does not follow the moon",
    ),
    ["starts_on"],
  ),
);
