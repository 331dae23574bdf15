import { distanceKm, type Coordinates } from "#app/features/maps/island/projection";
import type { MapPlace, Where } from "#app/features/maps/schema";

/** As near as the points of most places are known. */
const NEAR_KM = 3;

/** What a point lies near to, and the next town with the way to it by the straight line, in whole kilometres. */
export function describePlace(point: Coordinates, places: readonly MapPlace[]): Pick<Where, "near" | "town"> {
  const byDistance = places.map((place) => ({ place, km: distanceKm(point, place) })).toSorted((a, b) => a.km - b.km);
  const nearest = byDistance[0];
  const near = nearest && nearest.km <= NEAR_KM ? nearest.place : null;
  const town = byDistance.find(({ place, km }) => place.kind === "town" && place !== near && km >= 1);
  return { near: near?.name ?? null, town: town ? { name: town.place.name, km: Math.round(town.km) } : null };
}

/** The nearest place of a kind, and the way to it by the straight line in whole kilometres. */
export function nearestOfKind(
  point: Coordinates,
  places: readonly MapPlace[],
  kind: MapPlace["kind"],
): { name: string; km: number } | null {
  const [nearest] = places
    .filter((place) => place.kind === kind)
    .map((place) => ({ name: place.name, km: Math.round(distanceKm(point, place)) }))
    .toSorted((a, b) => a.km - b.km);
  return nearest ?? null;
}
