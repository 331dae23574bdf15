import * as v from "valibot";
import { DEFAULT_SITE_NAME } from "#app/brand";
import { optionalMediaUrl } from "#app/features/media/input";
import { COUNTRIES } from "#app/features/settings/countries";
import { hoursEntries, fieldsToHours, invalidDays, type HoursFieldValues } from "#app/features/settings/hours-input";
import {
  BOOKING_LIMITS,
  CANCEL_FREE_HOURS,
  CANCEL_TEXT_MAX,
  FINDING_LIMITS,
  GUEST_LIMITS,
  RETENTION_MONTHS,
} from "#app/features/settings/schema";
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from "#app/platform/i18n/languages";
import { isSameSitePath, isHttpUrl } from "#app/platform/http/http-url";
import { checkbox, optionalNumber } from "#app/ui/office/form/input";

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, `At most ${max} characters`));
const orNull = (typed: string): string | null => typed || null;
const optionalText = (max: number) => v.pipe(text(max), v.transform(orNull));

const ADDRESS_MAX = 500;
const profile = v.pipe(
  text(ADDRESS_MAX),
  v.check((typed) => typed === "" || isHttpUrl(typed), "Must be a web address, such as https://www.example.com/pemba"),
);

/** The eight other languages of a field, each with the same rules. */
function inOtherLanguages<const Field extends string, Entry>(field: Field, entry: Entry) {
  return Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [`${field}_${language}`, entry])) as Record<
    `${Field}_${TranslatedLanguage}`,
    Entry
  >;
}

const footerText = optionalText(500);
const addressText = optionalText(200);
const addressNote = optionalText(200);
const cancelText = optionalText(CANCEL_TEXT_MAX);

/** The title is set with the phrase between two asterisks in italics: one phrase, or none. */
const isMarkedOnce = (title: string) => [0, 2].includes(title.split("*").length - 1);
const heroTitle = v.pipe(
  text(120),
  v.check(isMarkedOnce, "Mark one phrase, with an asterisk before it and one behind it"),
  v.transform(orNull),
);

const email = v.pipe(
  text(254),
  v.check(
    (typed) => typed === "" || v.is(v.pipe(v.string(), v.email()), typed),
    "Must be an e-mail address, such as hello@pemba.example",
  ),
  v.transform(orNull),
);

/** From abroad a number works with its country code alone. */
const phone = v.pipe(
  text(40),
  v.check(
    (typed) => typed === "" || (/^\+[\d ().-]+$/.test(typed) && /^\d{7,15}$/.test(typed.replaceAll(/\D/g, ""))),
    "Must be a phone number with its country code, such as +255 777 123 456",
  ),
  v.transform(orNull),
);

const country = v.pipe(
  text(2),
  v.check((typed) => typed === "" || (COUNTRIES as readonly string[]).includes(typed), "Choose a country"),
  v.transform(orNull),
);

const degrees = (most: number) =>
  v.pipe(
    text(20),
    v.check(
      (typed) => typed === "" || (/^-?\d{1,3}([.,]\d+)?$/.test(typed) && Math.abs(degreesOf(typed)) <= most),
      `A number from -${most} to ${most}, such as 39.767`,
    ),
    v.transform((typed) => (typed === "" ? null : degreesOf(typed))),
  );
const degreesOf = (typed: string) => Number(typed.replace(",", "."));

function wholeNumber({ min, max }: { min: number; max: number }) {
  const range = `A whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,3}$/, range),
    v.transform(Number),
    v.minValue(min, range),
    v.maxValue(max, range),
  );
}
const timeOfDay = v.pipe(v.string(), v.trim(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "A time of day, such as 14:00"));

const entries = v.object({
  site_name: v.pipe(
    text(80),
    v.transform((typed) => typed || DEFAULT_SITE_NAME),
  ),
  contact_email: email,
  reply_to_email: email,
  contact_phone: phone,
  emergency_phone: phone,
  operator_name: optionalText(200),
  data_country: country,
  address: addressText,
  ...inOtherLanguages("address", addressText),
  address_note: addressNote,
  ...inOtherLanguages("address_note", addressNote),
  office_latitude: degrees(90),
  office_longitude: degrees(180),
  ...hoursEntries,
  homepage_hero_title: heroTitle,
  ...inOtherLanguages("homepage_hero_title", heroTitle),
  homepage_hero_image: optionalMediaUrl,
  homepage_hero_video: v.pipe(
    text(ADDRESS_MAX),
    v.check(
      (typed) => typed === "" || isHttpUrl(typed) || isSameSitePath(typed),
      "Must be a web address, or the path of a file of ours",
    ),
    v.transform(orNull),
  ),
  seo_title: text(200),
  seo_description: text(500),
  footer_text: footerText,
  ...inOtherLanguages("footer_text", footerText),
  hold_hours: wholeNumber(BOOKING_LIMITS.hold_hours),
  deposit_percent: wholeNumber(BOOKING_LIMITS.deposit_percent),
  balance_due_days: wholeNumber(BOOKING_LIMITS.balance_due_days),
  furthest_days: wholeNumber(BOOKING_LIMITS.furthest_days),
  short_gaps: checkbox,
  check_in_from: timeOfDay,
  check_out_until: timeOfDay,
  channel_minutes: wholeNumber(BOOKING_LIMITS.channel_minutes),
  answer_hours: wholeNumber(GUEST_LIMITS.answer_hours),
  guest_page_days: wholeNumber(GUEST_LIMITS.guest_page_days),
  guide_check_days: wholeNumber(FINDING_LIMITS.guide_check_days),
  review_invite_days: optionalNumber({ ...GUEST_LIMITS.review_invite_days, decimals: 0 }),
  alert_hour: wholeNumber(GUEST_LIMITS.alert_hour),
  sold_visible_days: wholeNumber(FINDING_LIMITS.sold_visible_days),
  reduced_days: wholeNumber(FINDING_LIMITS.reduced_days),
  reduced_percent: wholeNumber(FINDING_LIMITS.reduced_percent),
  count_misses: checkbox,
  blur_submissions: checkbox,
  offline: checkbox,
  cancel_text: cancelText,
  ...inOtherLanguages("cancel_text", cancelText),
  cancel_free_hours: optionalNumber({ ...CANCEL_FREE_HOURS, decimals: 0 }),
  keep_requests_months: wholeNumber(RETENTION_MONTHS),
  instagram: profile,
  facebook: profile,
  twitter: profile,
});

/** What fits only together: both coordinates, and the two times of each day. */
function crossFieldErrors(fields: Record<string, unknown>): { field: string; message: string }[] {
  const isEmpty = (field: string) => fields[field] === null || fields[field] === "";
  const hasHalf = isEmpty("office_latitude") !== isEmpty("office_longitude");
  return [
    ...(hasHalf ? [{ field: "office_longitude", message: "Give both latitude and longitude, or neither" }] : []),
    ...invalidDays(fields),
  ];
}

/** What staff set for the whole site, as it is stored. */
export const settingsForm = v.pipe(
  entries,
  // Runs even if other fields are invalid, so that all errors are shown at once.
  v.rawCheck(({ dataset, addIssue }) => {
    const fields = dataset.value as Record<string, unknown>;
    for (const { field, message } of crossFieldErrors(fields)) {
      addIssue({
        message,
        path: [{ type: "object", origin: "value", input: fields, key: field, value: fields[field] }],
      });
    }
  }),
  v.transform(({ seo_title, seo_description, instagram, facebook, twitter, ...fields }) => {
    const { opening_hours, columns } = splitHours(fields);
    return {
      ...columns,
      opening_hours,
      seo_defaults: { title: seo_title, description: seo_description },
      social_links: { instagram, facebook, twitter },
    };
  }),
);

function splitHours<Fields extends HoursFieldValues>(fields: Fields) {
  const columns = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in hoursEntries))) as Omit<
    Fields,
    keyof HoursFieldValues
  >;
  return { opening_hours: fieldsToHours(fields), columns };
}
