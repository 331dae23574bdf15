import { listPlaces, type PlaceRow } from "#app/features/places/queries.server";
import type { Db } from "#app/platform/db/db.server";
import { TRANSLATED_LANGUAGES } from "#app/platform/i18n/languages";

export interface PlaceListRow extends Pick<
  PlaceRow,
  "id" | "key" | "kind" | "name" | "latitude" | "longitude" | "accuracy" | "rank" | "published"
> {
  /** Its names in other languages: it is found by them too. */
  otherNames: string[];
  hasAbout: boolean;
}

export async function readPlaceList(db: Db): Promise<PlaceListRow[]> {
  const rows = await listPlaces(db);
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    kind: row.kind,
    name: row.name,
    latitude: row.latitude,
    longitude: row.longitude,
    accuracy: row.accuracy,
    rank: row.rank,
    published: row.published,
    otherNames: [...new Set(TRANSLATED_LANGUAGES.flatMap((language) => row[`name_${language}`] ?? []))].filter(
      (name) => name !== row.name,
    ),
    hasAbout: Boolean(row.about?.trim()),
  }));
}
