import { PROPERTY_AMENITIES, type PropertyAmenity, type PropertyType } from "#app/features/properties/schema";

/** A stored size in m²: the number of "1240 m²", or null when there is none. */
export function squareMetres(size: string | null): number | null {
  const number = Number.parseFloat(size ?? "");
  return Number.isFinite(number) ? number : null;
}

/** Whether bedrooms and bathrooms apply: not for land or commercial property. */
export function hasRooms(type: PropertyType): boolean {
  return type !== "land" && type !== "commercial";
}

/** The amenities a property has, in the order they are always listed. */
export function amenitiesOf(flags: Partial<Record<PropertyAmenity, boolean>>): PropertyAmenity[] {
  return PROPERTY_AMENITIES.filter((amenity) => flags[amenity] === true);
}

/** A film the browser can play itself; any other address is a page to visit. */
export function isVideoFile(url: string): boolean {
  return /\.(mp4|webm|mov)$/i.test(url.replace(/[?#].*/s, ""));
}
