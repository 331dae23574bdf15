import { priceBounds, type PropertyFilters } from "#app/features/properties/filters";
import type { ListingType, PropertyType } from "#app/features/properties/schema";
import { usdInputValue, type Cents } from "#app/platform/money/money";

/** What the properties of an alert have in common. Null: it does not matter. */
export interface AlertCriteria {
  listing: ListingType;
  type: PropertyType | null;
  /** In cents of dollars, both included, by the rates of the day it was asked for. */
  min: Cents | null;
  max: Cents | null;
  /** At least so many. */
  bedrooms: number | null;
  place: string | null;
  search: string | null;
  /** In m². */
  minLand: number | null;
  maxLand: number | null;
}

/** The filters of a list in their normal form: those that mean the same give the same, in the same order. */
export function criteriaOf(filters: PropertyFilters): AlertCriteria {
  const { min, max } = priceBounds(filters);
  return {
    listing: filters.listing,
    type: filters.type || null,
    // Nothing costs less than nothing.
    min: min || null,
    max,
    bedrooms: filters.bedrooms || null,
    place: filters.place || null,
    // The list minds neither capitals nor how wide a gap is.
    search: filters.search.trim().replaceAll(/\s+/g, " ").toLowerCase() || null,
    minLand: filters.minLand,
    maxLand: filters.maxLand,
  };
}

/** How criteria stand in the address of the list. */
export function criteriaSearch(criteria: AlertCriteria): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | null) => {
    if (value !== null) query.set(name, String(value));
  };
  set("listing", criteria.listing === "rent" ? "rent" : null);
  set("type", criteria.type);
  set("min", criteria.min === null ? null : usdInputValue(criteria.min));
  set("max", criteria.max === null ? null : usdInputValue(criteria.max));
  set("bedrooms", criteria.bedrooms);
  set("place", criteria.place);
  set("search", criteria.search);
  set("land_min", criteria.minLand);
  set("land_max", criteria.maxLand);
  return query.size > 0 ? `?${query}` : "";
}
