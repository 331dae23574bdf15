import { sql, type SQL } from "drizzle-orm";
import { check, customType, index, text, timestamp, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";
import {
  BASE_LANGUAGE,
  TRANSLATED_LANGUAGES,
  type Language,
  type TranslatedLanguage,
} from "#app/platform/i18n/languages";
import type { Cents } from "#app/platform/money/money";

export const id = () => uuid().primaryKey().defaultRandom();

export const instant = (name = "") => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** An amount in US dollars: numeric in the database, whole cents in the program, so that no sum is ever a float. */
export const usd = customType<{ data: Cents; driverData: string }>({
  dataType: () => "numeric(12, 2)",
  fromDriver: (stored) => Math.round(Number(stored) * 100),
  toDriver: (cents) => (cents / 100).toFixed(2),
});

/** A time of day on the island, as "14:00". */
export const timeOfDay = customType<{ data: string; driverData: string }>({
  dataType: () => "time",
  fromDriver: (stored) => stored.slice(0, "00:00".length),
});

type LocalisedColumns<Field extends string> = { [K in `${Field}_${TranslatedLanguage}`]: ReturnType<typeof text> };

/**
 * The eight translated columns of a field: title_fr, title_es and so on. The English text stands in the field itself.
 */
export function localised<const Field extends string>(field: Field): LocalisedColumns<Field> {
  return Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => [`${field}_${language}`, text()]),
  ) as LocalisedColumns<Field>;
}

const textList = () => text().array();
type LocalisedLists<Field extends string> = { [K in `${Field}_${TranslatedLanguage}`]: ReturnType<typeof textList> };

/** The same for a field that is a list of lines. */
export function localisedLists<const Field extends string>(field: Field): LocalisedLists<Field> {
  return Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => [`${field}_${language}`, textList()]),
  ) as LocalisedLists<Field>;
}

/** The columns of a localised field that one language's page needs. */
export function columnsIn<
  const Field extends string,
  Columns extends Record<Field | `${Field}_${TranslatedLanguage}`, AnyPgColumn>,
>(columns: Columns, field: Field, language: Language): Pick<Columns, Field> {
  const base = { [field]: columns[field] };
  const own = language === BASE_LANGUAGE ? {} : { [`${field}_${language}`]: columns[`${field}_${language}`] };
  return { ...base, ...own } as Pick<Columns, Field>;
}

/** A localised field in the language another column of the row names, else in English. */
export function inLanguageOf<Field extends string>(
  language: AnyPgColumn,
  columns: Record<Field | `${Field}_${TranslatedLanguage}`, AnyPgColumn>,
  field: Field,
): SQL<string | null> {
  const cases = TRANSLATED_LANGUAGES.map(
    (translated) => sql`when ${translated} then ${columns[`${field}_${translated}`]}`,
  );
  return sql<
    string | null
  >`coalesce(nullif(btrim(case ${language} ${sql.join(cases, sql` `)} end), ''), ${columns[field]})`;
}

export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(
    name,
    sql`${column} in (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "))})`,
  );
}

export function notBlank(name: string, column: AnyPgColumn) {
  return check(name, sql`length(btrim(${column})) > 0`);
}

export function atLeast(name: string, column: AnyPgColumn, minimum: number) {
  return check(name, sql`${column} >= ${sql.raw(String(minimum))}`);
}

/**
 * What a row is searched by: these columns folded, one a line. The database keeps it, so that a row from anywhere can
 * be found.
 */
export function searchText(...columns: [string, ...string[]]) {
  const lines = columns.map((column) => `coalesce("${column}", '')`).join(" || chr(10) || ");
  return text().generatedAlwaysAs(sql.raw(`search_folded(${lines})`));
}

/** GIN pending list: new trigrams are inserted in batches. Kept short because every search scans it. In kB. */
export const GIN_OPTIONS = { fastupdate: true, gin_pending_list_limit: 256 };

/** Finds any part of a folded text. */
export function searchIndex(name: string, column: AnyPgColumn) {
  return index(name)
    .using("gin", sql`search_grams(${column})`)
    .with(GIN_OPTIONS);
}

/**
 * The digits of a phone number, or of several columns that make one up. The same words for the index and for whoever
 * asks it.
 */
export function phoneDigits(...columns: [string, ...string[]]): SQL {
  return sql.raw(`regexp_replace(${columns.map((column) => `"${column}"`).join(" || ")}, '[^0-9]', '', 'g')`);
}

/** Finds any part of a phone number, however it is written. */
export function phoneIndex(name: string, ...columns: [string, ...string[]]) {
  return index(name)
    .using("gin", sql`search_grams(${phoneDigits(...columns)})`)
    .with(GIN_OPTIONS);
}

/** Finds any part of a name, for lists of what is about the things that have it. */
export function nameIndex(name: string, column: AnyPgColumn) {
  return index(name)
    .using("gin", sql`search_grams(search_folded(${column}))`)
    .with(GIN_OPTIONS);
}
