import * as v from "valibot";
import { defined } from "#app/platform/defined";
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from "#app/platform/i18n/languages";
import { visibleText } from "#app/platform/i18n/visible-text";
import { SLUG } from "#app/platform/i18n/slug";
import { parseUsd } from "#app/platform/money/money";

/** What fields of the office's forms accept. Each takes what was typed and gives what is stored. */

const atMost = (max: number) =>
  v.maxLength<string, number, string>(max, `At most ${max.toLocaleString("en")} characters`);

export const requiredText = (max: number) =>
  v.pipe(v.string(), v.transform(visibleText), v.nonEmpty("Required"), atMost(max));

export const optionalText = (max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform(visibleText),
    atMost(max),
    v.transform((text) => text || null),
  );

/** The same entry for each of the eight languages a field is translated into. */
export function translatedEntries<const Field extends string, Entry>(
  field: Field,
  entry: Entry,
): Record<`${Field}_${TranslatedLanguage}`, Entry> {
  return Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [`${field}_${language}`, entry])) as Record<
    `${Field}_${TranslatedLanguage}`,
    Entry
  >;
}

const SLUG_MAX = 200;
const SLUG_PROBLEM = "Only letters, digits and single hyphens between them";
export const requiredSlug = v.pipe(requiredText(SLUG_MAX), v.normalize("NFC"), v.regex(SLUG, SLUG_PROBLEM));
export const optionalSlug = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  atMost(SLUG_MAX),
  v.normalize("NFC"),
  v.check((slug) => slug === "" || SLUG.test(slug), SLUG_PROBLEM),
  v.transform((slug) => slug || null),
);

export const usdPrice = v.pipe(
  requiredText(12),
  v.check((typed) => parseUsd(typed) !== null, "A price of 0 or more, with at most two decimals"),
  v.transform((typed) => defined(parseUsd(typed), "the checked price")),
);

interface NumberBounds {
  min: number;
  max: number;
  /** How many digits may follow the point; any number of them if not said. */
  decimals?: number;
}

function isNumberWithin(typed: string, { min, max, decimals = Infinity }: NumberBounds): boolean {
  const match = /^-?\d+(?:\.(\d+))?$/.exec(typed);
  return match !== null && (match[1] ?? "").length <= decimals && Number(typed) >= min && Number(typed) <= max;
}

function describeBounds({ min, max, decimals }: NumberBounds): string {
  const kind = decimals === 0 ? "A whole number" : "A number";
  const precision = decimals ? `, with at most ${decimals === 1 ? "one decimal" : `${decimals} decimals`}` : "";
  return `${kind} from ${min} to ${max}${precision}`;
}

export const requiredNumber = (bounds: NumberBounds) =>
  v.pipe(
    requiredText(20),
    v.check((typed) => isNumberWithin(typed, bounds), describeBounds(bounds)),
    v.transform(Number),
  );

export const optionalNumber = (bounds: NumberBounds) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.check((typed) => typed === "" || isNumberWithin(typed, bounds), describeBounds(bounds)),
    v.transform((typed) => (typed === "" ? null : Number(typed))),
  );

/** One thing a line; null when there is none. */
export const optionalLines = (limits: { lines: number; characters: number }) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) =>
      text
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    ),
    v.maxLength(limits.lines, `At most ${limits.lines} lines`),
    v.checkItems((line) => line.length <= limits.characters, `At most ${limits.characters} characters a line`),
    v.transform((lines) => (lines.length > 0 ? [...new Set(lines)] : null)),
  );

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
export const optionalTime = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.check((typed) => typed === "" || TIME_OF_DAY.test(typed), "A time of day, such as 14:00"),
  v.transform((typed) => typed || null),
);

/** A box: a browser sends nothing for one that is not ticked. */
export const checkbox = v.pipe(
  v.optional(v.picklist(["on", ""]), ""),
  v.transform((sent) => sent === "on"),
);

/** A set of boxes as the flags that are stored: those not ticked are left out. */
export function flags<const Flag extends string>(known: readonly Flag[]) {
  return v.pipe(
    v.array(v.picklist(known, "Choose from the list")),
    v.transform((ticked) => Object.fromEntries(ticked.map((flag) => [flag, true])) as Partial<Record<Flag, boolean>>),
  );
}
