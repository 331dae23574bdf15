import { parseUsd, type Cents } from "#app/platform/money/money";

/** What stands before the slug in the public address. */
export const STAY_FOLDER = "/stays";

export const STAY_TYPES = ["hotel", "resort", "villa", "apartment"] as const;
export type StayType = (typeof STAY_TYPES)[number];

/** The order of the public filter. */
export const OFFERED_TYPES = ["resort", "villa", "hotel", "apartment"] as const satisfies readonly StayType[];

export const STAY_FEATURES = ["wifi", "parking", "pool", "spa", "restaurant", "gym"] as const;
export type StayFeature = (typeof STAY_FEATURES)[number];

export const STAY_AMENITIES = ["air_conditioning", "tv", "kitchen", "washer", "balcony", "workspace"] as const;
export type StayAmenity = (typeof STAY_AMENITIES)[number];

/** What stands beside the rating: guests cannot review a stay yet. Never told to search engines. */
export const SHOWN_REVIEWS = 24;

export const MOST_GUESTS = 99;

/** The filters of the public list. */
export interface StayFilters {
  type: StayType | "";
  /** Per night, this price included. */
  maxPrice: Cents | null;
  guests: number;
}

/** The filters as they stand in the address, the price in dollars. Anything that makes no sense counts as not set. */
export function readFilters(search: URLSearchParams): StayFilters {
  return {
    type: STAY_TYPES.find((type) => type === search.get("type")) ?? "",
    maxPrice: parseUsd(search.get("price") ?? ""),
    guests: Math.min(Math.max(Math.trunc(Number(search.get("guests"))) || 1, 1), MOST_GUESTS),
  };
}

export function isFiltered({ type, maxPrice, guests }: StayFilters): boolean {
  return type !== "" || maxPrice !== null || guests > 1;
}
