/** Replaces erased personal data. */
export const ERASED = "(erased)";

/** Whom staff look for. */
export type Identity = { email: string } | { phone: string };

/** What visitors send, by the names of the tables. */
export const REQUEST_KINDS = [
  "experience_inquiries",
  "stay_bookings",
  "transportation_bookings",
  "inquiries",
  "property_inquiries",
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** The columns of a property that say who offers it. */
export const OWNER_COLUMNS = ["owner_name", "owner_email", "owner_phone", "phone_e164", "contact_email"] as const;
