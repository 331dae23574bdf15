export const INQUIRY_STATUSES = ["pending", "in_progress", "resolved", "closed"] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export const INQUIRY_CATEGORIES = ["Sales", "Support", "Complaints", "General"] as const;
export type InquiryCategory = (typeof INQUIRY_CATEGORIES)[number];

export function isInquiryStatus(value: unknown): value is InquiryStatus {
  return (INQUIRY_STATUSES as readonly unknown[]).includes(value);
}

export function isInquiryCategory(value: unknown): value is InquiryCategory {
  return (INQUIRY_CATEGORIES as readonly unknown[]).includes(value);
}

/** What every contact form offers. */
export const OFFERED_TOPICS = [
  "General Inquiry",
  "Experience Booking",
  "Stay Reservation",
  "Real Estate",
  "Investment Opportunity",
] as const;

/** What a visitor can write about. The last two are the standing topics of the about and invest pages. */
export const INQUIRY_TOPICS = [...OFFERED_TOPICS, "Partnership", "Investment"] as const;
export type InquiryTopic = (typeof INQUIRY_TOPICS)[number];

/** Where the office files an inquiry at first; staff may move it. */
export function categoryOf(topic: InquiryTopic): InquiryCategory {
  return topic === "General Inquiry" ? "General" : "Sales";
}
