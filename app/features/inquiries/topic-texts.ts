import type { StoredTopic } from "#app/features/inquiries/schema";

/** What each topic is called: keys of the texts in the group "contactForm". */
export const TOPIC_TEXTS = {
  "General Inquiry": "topicGeneral",
  "Experience Booking": "topicExperience",
  "Stay Reservation": "topicStay",
  "Real Estate": "topicRealEstate",
  "Investment Opportunity": "topicOpportunity",
  Partnership: "topicPartnership",
  Investment: "topicInvestment",
  "Saved list": "topicList",
} as const satisfies Record<StoredTopic, string>;
