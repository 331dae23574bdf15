import { hasRooms } from "#app/features/properties/rules";
import type { ListingType, Market, PropertyStatus, PropertyType } from "#app/features/properties/schema";

/** How it stands with it, in the words of the texts propertyMarket; null while it can simply be had. */
export function marketText(market: Market, listing: ListingType): "underOffer" | "sold" | "rented" | null {
  if (market === "available") return null;
  if (market === "under_offer") return "underOffer";
  return listing === "rent" ? "rented" : "sold";
}

/** Only what has rooms can be moved into. In the words of the texts propertyStatus. */
export function statusText(status: PropertyStatus, type: PropertyType): "offPlan" | "moveIn" | "ready" {
  if (status === "off_plan") return "offPlan";
  return hasRooms(type) ? "moveIn" : "ready";
}

/** What a square metre costs and of what, in the words of the texts propertyPer. */
export const PER_TEXTS = {
  sale: { rooms: "perRooms", land: "perLand" },
  rent: { rooms: "perRoomsMonth", land: "perLandMonth" },
} as const satisfies Record<ListingType, Record<"rooms" | "land", string>>;
