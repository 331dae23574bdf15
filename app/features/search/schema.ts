/**
 * What staff can find, in the order of the results. The values stand in `search_entries.kind` and in the triggers that
 * write it.
 */
export const SEARCH_KINDS = [
  "experiences",
  "stays",
  "transportation",
  "properties",
  "blog",
  "guide",
  "places",
  "experience_inquiries",
  "stay_bookings",
  "transportation_bookings",
  "inquiries",
  "property_inquiries",
  "property_bookings",
  "staff",
  "translations",
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
