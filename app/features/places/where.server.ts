import { viewOf } from "#app/features/maps/island/draw";
import { isInView } from "#app/features/maps/island/names";
import { describePlace } from "#app/features/maps/island/nearby";
import { isOnPemba, type Coordinates } from "#app/features/maps/island/projection";
import type { Where } from "#app/features/maps/schema";
import { toMapPlaces, type PlaceRow } from "#app/features/places/queries.server";
import type { Language } from "#app/platform/i18n/languages";

/** What the page of one thing says about where it is; null where it has no point, or one that is not on Pemba. */
export function whereOf(
  rows: readonly PlaceRow[],
  point: Coordinates | null,
  language: Language,
  isBlurred = false,
): Where | null {
  if (!point || !isOnPemba(point)) return null;
  const places = toMapPlaces(rows, language);
  const view = viewOf({ view: "surroundings", point });
  const { near, town } = describePlace(point, places);
  return {
    point,
    isBlurred,
    places: places.filter((place) => isInView(place, view)),
    near,
    // A distance to several places would tell where it is.
    town: isBlurred ? null : town,
  };
}
