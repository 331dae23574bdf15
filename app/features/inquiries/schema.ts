export const INQUIRY_STATUSES = ["pending", "in_progress", "resolved", "closed"] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export const INQUIRY_CATEGORIES = ["Sales", "Support", "Complaints", "General"] as const;
export type InquiryCategory = (typeof INQUIRY_CATEGORIES)[number];

/** What a visitor can write about. The last two are the standing topics of the about and invest pages. */
export const INQUIRY_TOPICS = [
  "General Inquiry",
  "Experience Booking",
  "Stay Reservation",
  "Real Estate",
  "Investment Opportunity",
  "Partnership",
  "Investment",
] as const;
export type InquiryTopic = (typeof INQUIRY_TOPICS)[number];
