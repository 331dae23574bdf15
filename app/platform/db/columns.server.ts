import { sql } from "drizzle-orm";
import { check, customType, text, timestamp, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from "#app/platform/i18n/languages";
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

type LocalisedColumns<Field extends string> = { [K in `${Field}_${TranslatedLanguage}`]: ReturnType<typeof text> };

/** The eight translated columns of a field: title_fr, title_es and so on. The English text stands in the field itself. */
export function localised<const Field extends string>(field: Field): LocalisedColumns<Field> {
  return Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [`${field}_${language}`, text()])) as LocalisedColumns<Field>;
}

export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "))})`);
}

export function notBlank(name: string, column: AnyPgColumn) {
  return check(name, sql`length(btrim(${column})) > 0`);
}

export function atLeast(name: string, column: AnyPgColumn, minimum: number) {
  return check(name, sql`${column} >= ${sql.raw(String(minimum))}`);
}
