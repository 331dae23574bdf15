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
