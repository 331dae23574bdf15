import type { SavedItem } from "#app/features/page/saved-key";

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

/** What somebody asks about a list he saved: see features/saved. Its rows have the items. */
export const LIST_TOPIC = "Saved list";
export const STORED_TOPICS = [...INQUIRY_TOPICS, LIST_TOPIC] as const;
export type StoredTopic = (typeof STORED_TOPICS)[number];

/** A thing that is asked about, with its English name of then. */
export interface ListedItem extends SavedItem {
  name: string;
}

/** Where the office files an inquiry at first; staff may move it. */
export function categoryOf(topic: StoredTopic): InquiryCategory {
  return topic === "General Inquiry" ? "General" : "Sales";
}
