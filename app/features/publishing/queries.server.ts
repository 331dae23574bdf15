import { and, eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { RecordedRoom } from "#app/features/history/schema";
import { addressOf } from "#app/features/publishing/schema";
import { redirects } from "#app/features/publishing/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { BASE_LANGUAGE, type Language, type TranslatedLanguage } from "#app/platform/i18n/languages";

type LocalisedSlugs = Partial<Record<`slug_${TranslatedLanguage}`, AnyPgColumn>>;

interface OldAddress {
  kind: RecordedRoom;
  table: PgTable & { id: AnyPgColumn; slug: AnyPgColumn } & LocalisedSlugs;
  folder: string;
  slug: string;
  language: Language;
  /** Only items that visitors may see. */
  isPublic?: SQL;
}

/** Where the item is now that had this slug: its slug in the language of the page, else its own. */
export async function findMovedSlug(db: Db, { kind, table, folder, slug, language, isPublic }: OldAddress): Promise<string | null> {
  const localised = language === BASE_LANGUAGE ? undefined : table[`slug_${language}`];
  const [moved] = await db
    .select({ own: table.slug, localised: localised ?? table.slug })
    .from(redirects)
    .innerJoin(table, eq(table.id, redirects.item_id))
    .where(and(eq(redirects.from_path, addressOf(folder, slug)), eq(redirects.kind, kind), isPublic))
    .limit(1);
  if (!moved) return null;
  return typeof moved.localised === "string" && moved.localised !== "" ? moved.localised : String(moved.own);
}
