/** What guests can say how it was about. */
export const LISTING_KINDS = ["experience", "stay", "vehicle"] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** Imported: from the table the first releases kept. Demo: came with the demo catalogue, and says so. */
export const REVIEW_ORIGINS = ["guest", "demo", "imported"] as const;

export const REVIEW_STATES = ["pending", "approved", "rejected", "withdrawn"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Why a review is not published. Its stars are none of the reasons. */
export const REJECTION_REASONS = [
  "personal_data",
  "abuse",
  "not_about_this",
  "advertising",
  "not_the_guest",
  "other",
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

export const MAX_REVIEW_LENGTH = 3_000;
export const MAX_AUTHOR_LENGTH = 40;
export const MAX_PLACE_LENGTH = 60;
export const MAX_REPLY_LENGTH = 2_000;
/** How often one item can be written about, counting the first time. */
export const MAX_WRITINGS = 3;

/** Whether a guest was asked about a booking. */
export const INVITATION_STATES = ["sent", "skipped"] as const;
