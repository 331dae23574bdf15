import { and, eq, getTableName, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/platform/db/db.server";
import { withoutNul } from "#app/platform/http/form";
import {
  BASE_LANGUAGE,
  TRANSLATED_LANGUAGES,
  type Language,
  type TranslatedLanguage,
} from "#app/platform/i18n/languages";

type Slugged = Record<"slug" | `slug_${TranslatedLanguage}`, AnyPgColumn>;

/**
 * A row by what stands in its address: its own slug before the one in the address's language before one of any
 * language, so that a link shared in one language still leads somewhere in another.
 */
export function bySlug(
  table: Slugged,
  asked: string,
  language: Language,
): { where: SQL | undefined; nearestFirst: SQL } {
  const slug = withoutNul(asked);
  const own = eq(table.slug, slug);
  const inThisLanguage = language === BASE_LANGUAGE ? own : eq(table[`slug_${language}`], slug);
  return {
    where: or(own, ...TRANSLATED_LANGUAGES.map((other) => eq(table[`slug_${other}`], slug))),
    nearestFirst: sql`case when ${own} then 0 when ${inThisLanguage} then 1 else 2 end`,
  };
}

type SluggedTable = PgTable & Slugged & { id: AnyPgColumn };

/**
 * The slug of a row that would lead to another one: each column is unique by itself, but an own slug and a localised
 * one share the same addresses. Two writers of one table wait for each other, so that neither misses what the other is
 * about to write.
 */
export async function findTakenSlug(
  tx: Db,
  table: SluggedTable,
  row: Record<string, unknown>,
  id: string | null,
): Promise<keyof Slugged | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`slugs of ${getTableName(table)}`}))`);
  const slugOf = (field: keyof Slugged) => (typeof row[field] === "string" ? row[field] : "");
  const localised = TRANSLATED_LANGUAGES.map((language) => `slug_${language}` as const).filter(slugOf);
  const isOther = id ? ne(table.id, id) : undefined;
  const own = slugOf("slug");
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(
      and(
        isOther,
        or(
          inArray(table.slug, [own, ...localised.map((field) => slugOf(field))]),
          ...TRANSLATED_LANGUAGES.map((language) => eq(table[`slug_${language}`], own)),
        ),
      ),
    );
  if (rows.length === 0) return null;
  const taken = new Set(rows.map(({ slug }) => slug));
  return localised.find((field) => taken.has(slugOf(field))) ?? "slug";
}
