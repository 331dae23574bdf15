import { MAX_WRITINGS, type ReviewState } from "#app/features/reviews/schema";
import { addDays, type Day } from "#app/platform/dates/dates";

/** How long after the visit it can be written about. */
export const REVIEW_DAYS = 90;

export interface ReviewableItem {
  status: string;
  /** Of the visit. */
  lastDay: Day;
  review: { state: ReviewState; writings: number } | null;
}

/** Whether its guest can write about it today, and if not, why. */
export type Writing = "open" | "change" | "early" | "late" | "not_completed" | "decided" | "used_up";

export function writingOf({ status, lastDay, review }: ReviewableItem, today: Day): Writing {
  if (status !== "completed") return "not_completed";
  if (today < lastDay) return "early";
  if (today > addDays(lastDay, REVIEW_DAYS)) return "late";
  if (!review) return "open";
  if (review.state === "pending") return "change";
  if (review.state === "approved") return "decided";
  return review.writings < MAX_WRITINGS ? "open" : "used_up";
}

export const canWrite = (writing: Writing) => writing === "open" || writing === "change";
