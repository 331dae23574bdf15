import type { MapGround } from "#app/features/maps/schema";
import { mapTiles } from "#app/features/maps/tiles.server";
import { toMapPlaces } from "#app/features/places/queries.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";
import type { Services } from "#app/services.server";

/** What a map shows under its pins, in the language of a page. */
export function mapGround(
  { env, places }: Pick<Services, "env" | "places">,
  language: Language = BASE_LANGUAGE,
): MapGround {
  return { tiles: mapTiles(env), places: toMapPlaces(places.value, language) };
}
