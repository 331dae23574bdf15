import { asc, eq } from "drizzle-orm";
import type { MapPlace } from "#app/features/maps/schema";
import { places } from "#app/features/places/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";

export type PlaceRow = typeof places.$inferSelect;

/** All that visitors may see, greater ones first: a few dozen, held by the process. */
export function findPlaces(db: Db): Promise<PlaceRow[]> {
  return db.select().from(places).where(eq(places.published, true)).orderBy(asc(places.rank), asc(places.key));
}

/** All of them, by kind and name, for staff. */
export function listPlaces(db: Db): Promise<PlaceRow[]> {
  return db.select().from(places).orderBy(asc(places.kind), asc(places.name), asc(places.id));
}

/** What a map shows of them, with their names in the language of a page. */
export function toMapPlaces(rows: readonly PlaceRow[], language: Language): MapPlace[] {
  return rows.map((row) => {
    const own = language === BASE_LANGUAGE ? row.name : row[`name_${language}`]?.trim();
    return {
      key: row.key,
      kind: row.kind,
      name: own || row.name,
      lang: own ? null : BASE_LANGUAGE,
      latitude: row.latitude,
      longitude: row.longitude,
      side: row.label_side,
      rank: row.rank,
    };
  });
}
