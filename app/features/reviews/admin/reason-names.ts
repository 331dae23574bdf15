import type { RejectionReason } from "#app/features/reviews/schema";

/** None of them is a low mark. */
export const REASON_NAMES: Record<RejectionReason, string> = {
  personal_data: "Personal data",
  abuse: "Insult, threat, hate",
  not_about_this: "Not about this",
  advertising: "Advertising or a link",
  not_the_guest: "Not the guest",
  other: "Other, with words for the guest",
};
