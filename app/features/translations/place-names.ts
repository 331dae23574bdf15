import { places } from "#app/features/translations/catalogues/en/places";

export type Place = keyof typeof places.place;

const KNOWN = new Map(Object.entries(places.place).map(([key, name]) => [name.toLowerCase(), key as Place]));

/** A stored location with the names of places we know; what we do not know stands as it was written. */
export function namePlaces(location: string, nameOf: (place: Place) => string): string {
  return location
    .split(/(,\s*)/)
    .map((part) => {
      const place = KNOWN.get(part.trim().toLowerCase());
      return place ? nameOf(place) : part;
    })
    .join("");
}
