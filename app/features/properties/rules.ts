import type { Cents } from "#app/platform/money/money";
import { PROPERTY_AMENITIES, type PropertyAmenity, type PropertyType } from "#app/features/properties/schema";

/** A stored size in m²: the number of "1240 m²", or null when there is none. */
export function squareMetres(size: string | null): number | null {
  const number = Number.parseFloat(size ?? "");
  return Number.isFinite(number) ? number : null;
}

/** What a square metre costs: of the rooms where they have a size, else of the land. Null where it says nothing. */
export function pricePerSquareMetre({
  price,
  area,
  land,
}: {
  price: Cents | null;
  area: number | null;
  land: number | null;
}): { price: Cents; of: "rooms" | "land" } | null {
  if (!price) return null;
  if (area !== null && area >= 1) return { price: price / area, of: "rooms" };
  if (land !== null && land >= 1) return { price: price / land, of: "land" };
  return null;
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
