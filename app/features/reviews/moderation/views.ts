/** The parts of the office's list. */
export const REVIEW_VIEWS = ["pending", "approved", "rejected"] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];
