import type { ListingType, Market, PropertyStatus, PropertyType } from "#app/features/properties/schema";

/** The office's own words: it is in English only. */
export const TYPE_NAMES: Record<PropertyType, string> = {
  house: "House",
  apartment: "Apartment",
  villa: "Villa",
  land: "Land",
  commercial: "Commercial",
};
export const LISTING_NAMES: Record<ListingType, string> = { sale: "For sale", rent: "For rent" };
export const STATUS_NAMES: Record<PropertyStatus, string> = { ready: "Ready", off_plan: "Off plan" };
export const MARKET_NAMES: Record<Market, string> = {
  available: "Available",
  under_offer: "Under offer",
  sold: "Sold",
};
export const RENT_MARKET_NAMES: Record<Market, string> = { ...MARKET_NAMES, sold: "Rented" };

/** For a list to choose from. */
export function optionsOf(names: Readonly<Record<string, string>>): { value: string; name: string }[] {
  return Object.entries(names).map(([value, name]) => ({ value, name }));
}
