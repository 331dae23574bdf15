/** What stands before the slug in the public address. */
export const PROPERTY_PATH_PREFIX = "/real-estate";

export const PROPERTY_TYPES = ["house", "apartment", "villa", "land", "commercial"] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const LISTING_TYPES = ["sale", "rent"] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

export const PROPERTY_STATUSES = ["ready", "off_plan"] as const;
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];

/** Whether it can still be had. */
export const MARKETS = ["available", "under_offer", "sold"] as const;
export type Market = (typeof MARKETS)[number];

export const PROPERTY_FILE_KINDS = ["plan", "document"] as const;
export type PropertyFileKind = (typeof PROPERTY_FILE_KINDS)[number];
/** What can be put beside a property. */
export const PROPERTY_FILE_TYPES = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;
export type PropertyFileType = (typeof PROPERTY_FILE_TYPES)[number];
export const PROPERTY_FILE_LIMITS = { files: 20, megabytes: 20 } as const;

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

/** The specification's own default, not Pemba's: a Gulf dialling code. */
export const DEFAULT_PHONE_PREFIX = "+971";

export const OFFICE_PAGE_SIZE = 8;

/** What the office's list can be sorted by, beside its own order: newest first. */
export const OFFICE_SORT_KEYS = ["title", "price"] as const;
export type OfficeSortKey = (typeof OFFICE_SORT_KEYS)[number];

/** What the office's list was asked for. Empty counts as not set. */
export interface OfficeFilters {
  type: PropertyType | "";
  status: PropertyStatus | "";
  listing: ListingType | "";
  market: Market | "";
}

/** Anything unknown in the address counts as not set. */
export function readOfficeFilters(address: URLSearchParams): OfficeFilters {
  const asked = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === address.get(name)) ?? "";
  return {
    type: asked("type", PROPERTY_TYPES),
    status: asked("status", PROPERTY_STATUSES),
    listing: asked("listing", LISTING_TYPES),
    market: asked("market", MARKETS),
  };
}
