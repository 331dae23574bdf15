import { and, eq, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { RecordedRoom } from "#app/features/history/schema";
import { changes } from "#app/features/history/tables.server";
import { redirectPath } from "#app/features/publishing/schema";
import { redirects } from "#app/features/publishing/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { BASE_LANGUAGE, type Language, type TranslatedLanguage } from "#app/platform/i18n/languages";

type LocalisedSlugs = Partial<Record<`slug_${TranslatedLanguage}`, AnyPgColumn>>;

interface RedirectLookup {
  kind: RecordedRoom;
  table: PgTable & { id: AnyPgColumn; slug: AnyPgColumn } & LocalisedSlugs;
  pathPrefix: string;
  slug: string;
  language: Language;
  /** Only items that visitors may see. */
  isPublic?: SQL;
}

/** Where the item is now that had this slug: its slug in the language of the page, else its own. */
export async function findRedirectedSlug(
  db: Db,
  { kind, table, pathPrefix, slug, language, isPublic }: RedirectLookup,
): Promise<string | null> {
  const localised = language === BASE_LANGUAGE ? undefined : table[`slug_${language}`];
  const [moved] = await db
    .select({ own: table.slug, localised: localised ?? table.slug })
    .from(redirects)
    .innerJoin(table, eq(table.id, redirects.item_id))
    .where(and(eq(redirects.from_path, redirectPath(pathPrefix, slug)), eq(redirects.kind, kind), isPublic))
    .limit(1);
  if (!moved) return null;
  return typeof moved.localised === "string" && moved.localised !== "" ? moved.localised : String(moved.own);
}

/** What cannot be unpublished is always public. The history tells whether an unpublished item ever was. */
export async function hasBeenPublic(
  db: Db,
  kind: RecordedRoom,
  { id, published }: { id: string; published?: unknown },
): Promise<boolean> {
  if (published !== false) return true;
  const wasPublic = or(eq(changes.action, "published"), eq(changes.action, "unpublished"));
  const [found] = await db
    .select({ id: changes.id })
    .from(changes)
    .where(and(eq(changes.room, kind), eq(changes.item_id, id), wasPublic))
    .limit(1);
  return found !== undefined;
}
