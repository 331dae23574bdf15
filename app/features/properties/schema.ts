/** What stands before the slug in the public address. */
export const PROPERTY_FOLDER = "/real-estate";

export const PROPERTY_TYPES = ["house", "apartment", "villa", "land", "commercial"] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const LISTING_TYPES = ["sale", "rent"] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

export const PROPERTY_STATUSES = ["ready", "off_plan"] as const;
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];

export const PROPERTY_AMENITIES = [
  "Air Conditioning",
  "Swimming Pool",
  "Garden",
  "Gym",
  "Security System",
  "Parking",
  "Ocean View",
  "Balcony",
  "Smart Home",
  "Solar Power",
  "Furnished",
  "Pet Friendly",
] as const;
export type PropertyAmenity = (typeof PROPERTY_AMENITIES)[number];

/** The specification's own defaults, not Pemba's: a point in Dar es Salaam and a Gulf dialling code. */
export const DEFAULT_MAP_POINT = { latitude: -6.79, longitude: 39.29, zoom: 12 } as const;
export const DEFAULT_PHONE_PREFIX = "+971";

/** Price bands in whole dollars, both ends included: a price on a bound is in both bands. */
export const PROPERTY_PRICE_BANDS = [
  { key: "0-100000", min: 0, max: 100_000 },
  { key: "100000-500000", min: 100_000, max: 500_000 },
  { key: "500000-1000000", min: 500_000, max: 1_000_000 },
  { key: "1000000", min: 1_000_000, max: null },
] as const;
export type PropertyPriceBand = (typeof PROPERTY_PRICE_BANDS)[number];

/** The first is the standard. */
export const PROPERTY_SORTS = ["latest", "price_asc", "price_desc"] as const;
export type PropertySort = (typeof PROPERTY_SORTS)[number];

export const PROPERTY_VIEWS = ["list", "map"] as const;
export type PropertyView = (typeof PROPERTY_VIEWS)[number];

/** What the public list was asked for, as it stands in the address. Anything unknown counts as not set. */
export interface PropertyFilters {
  type: PropertyType | "";
  price: PropertyPriceBand["key"] | "";
  sort: PropertySort;
  view: PropertyView;
}

export function readPropertyFilters(search: URLSearchParams): PropertyFilters {
  const asked = <Value extends string>(name: string, values: readonly Value[]) => values.find((value) => value === search.get(name));
  return {
    type: asked("type", PROPERTY_TYPES) ?? "",
    price: asked("price", PROPERTY_PRICE_BANDS.map(({ key }) => key)) ?? "",
    sort: asked("sort", PROPERTY_SORTS) ?? "latest",
    view: asked("view", PROPERTY_VIEWS) ?? "list",
  };
}

export const OFFICE_PAGE_SIZE = 8;

/** What the office's list can be sorted by, beside its own order: newest first. */
export const OFFICE_ORDERS = ["title", "price"] as const;
export type OfficeOrder = (typeof OFFICE_ORDERS)[number];

/** What the office's list was asked for. Empty counts as not set. */
export interface OfficeFilters {
  type: PropertyType | "";
  status: PropertyStatus | "";
  listing: ListingType | "";
}

/** Anything unknown in the address counts as not set. */
export function readOfficeFilters(address: URLSearchParams): OfficeFilters {
  const asked = <Value extends string>(name: string, values: readonly Value[]) => values.find((value) => value === address.get(name)) ?? "";
  return { type: asked("type", PROPERTY_TYPES), status: asked("status", PROPERTY_STATUSES), listing: asked("listing", LISTING_TYPES) };
}
