import { eq, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { withoutNul } from "#app/platform/http/form";
import { BASE_LANGUAGE, TRANSLATED_LANGUAGES, type Language, type TranslatedLanguage } from "#app/platform/i18n/languages";

type Slugged = Record<"slug" | `slug_${TranslatedLanguage}`, AnyPgColumn>;

/**
 * A row by what stands in its address: its own slug before the one in the address's language before one of any language, so that a
 * link shared in one language still leads somewhere in another.
 */
export function bySlug(table: Slugged, asked: string, language: Language): { where: SQL | undefined; nearestFirst: SQL } {
  const slug = withoutNul(asked);
  const own = eq(table.slug, slug);
  const inThisLanguage = language === BASE_LANGUAGE ? own : eq(table[`slug_${language}`], slug);
  return {
    where: or(own, ...TRANSLATED_LANGUAGES.map((other) => eq(table[`slug_${other}`], slug))),
    nearestFirst: sql`case when ${own} then 0 when ${inThisLanguage} then 1 else 2 end`,
  };
}
