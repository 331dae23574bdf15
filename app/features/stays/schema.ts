/** What stands before the slug in the public address. */
export const STAY_PATH_PREFIX = "/stays";

export const STAY_TYPES = ["hotel", "resort", "villa", "apartment"] as const;
export type StayType = (typeof STAY_TYPES)[number];

export const STAY_FEATURES = ["wifi", "parking", "pool", "spa", "restaurant", "gym"] as const;
export type StayFeature = (typeof STAY_FEATURES)[number];

export const STAY_AMENITIES = ["air_conditioning", "tv", "kitchen", "washer", "balcony", "workspace"] as const;
export type StayAmenity = (typeof STAY_AMENITIES)[number];
