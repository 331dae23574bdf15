import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, notBlank, updatedAt } from "#app/platform/db/columns.server";
import { TRANSLATED_LANGUAGES, type Language, type TranslatedLanguage } from "#app/platform/i18n/languages";

type TextColumns = { [K in TranslatedLanguage]: ReturnType<typeof text> };
const translatedColumns = Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [language, text()])) as TextColumns;

/** The texts of the interface. What staff edit here wins over the catalogues in the code. */
export const translations = pgTable(
  "translations",
  {
    id: id(),
    key: text().notNull().unique(),
    context: text(),
    en: text().notNull(),
    ...translatedColumns,
    /** What the catalogues said when they were last written here: a column that differs from it was edited by staff. */
    shipped: jsonb().$type<Partial<Record<Language, string>>>(),
    updated_at: updatedAt(),
  },
  (table) => [notBlank("translations_key", table.key), notBlank("translations_en", table.en)],
);

/** The state in which each catalogue or demo content was last written, so that a start without news writes nothing. */
export const seeds = pgTable("seeds", {
  name: text().primaryKey(),
  fingerprint: text().notNull(),
  updated_at: updatedAt(),
});
