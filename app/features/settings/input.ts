import * as v from "valibot";
import { KEEP_MONTHS } from "#app/features/settings/schema";
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from "#app/platform/i18n/languages";
import { isOwnPath, isWebAddress } from "#app/platform/http/web-address";

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, `At most ${max} characters`));
const optionalText = (max: number) =>
  v.pipe(
    text(max),
    v.transform((typed) => typed || null),
  );

const ADDRESS_MAX = 500;
const profile = v.pipe(
  text(ADDRESS_MAX),
  v.check((typed) => typed === "" || isWebAddress(typed), "Must be a web address, such as https://www.example.com/pemba"),
);

const FOOTER_MAX = 500;
type FooterEntries = Record<`footer_text_${TranslatedLanguage}`, ReturnType<typeof optionalText>>;
const footerEntries = Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [`footer_text_${language}`, optionalText(FOOTER_MAX)])) as FooterEntries;

const MONTHS_RANGE = `A whole number from ${KEEP_MONTHS.least} to ${KEEP_MONTHS.most}`;

/** The title is set with the phrase between two asterisks in italics: one phrase, or none. */
const isMarkedOnce = (title: string) => [0, 2].includes(title.split("*").length - 1);

/** What staff set for the whole site, as it is stored. */
export const settingsForm = v.pipe(
  v.object({
    homepage_hero_title: v.pipe(
      text(120),
      v.check(isMarkedOnce, "Mark one phrase, with an asterisk before it and one behind it"),
      v.transform((typed) => typed || null),
    ),
    homepage_hero_video: v.pipe(
      text(ADDRESS_MAX),
      v.check((typed) => typed === "" || isWebAddress(typed) || isOwnPath(typed), "Must be a web address, or the path of a file of ours"),
      v.transform((typed) => typed || null),
    ),
    seo_title: text(200),
    seo_description: text(500),
    footer_text: optionalText(FOOTER_MAX),
    ...footerEntries,
    keep_requests_months: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,3}$/, MONTHS_RANGE),
      v.transform(Number),
      v.minValue(KEEP_MONTHS.least, MONTHS_RANGE),
      v.maxValue(KEEP_MONTHS.most, MONTHS_RANGE),
    ),
    instagram: profile,
    facebook: profile,
    twitter: profile,
  }),
  v.transform(({ seo_title, seo_description, instagram, facebook, twitter, ...columns }) => ({
    ...columns,
    seo_defaults: { title: seo_title, description: seo_description },
    social_links: { instagram, facebook, twitter },
  })),
);
