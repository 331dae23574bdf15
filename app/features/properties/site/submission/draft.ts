import type { StoredFile } from "#app/features/media/use-uploads";
import type { SubmissionValues } from "#app/features/properties/submission";

/**
 * What survives a reload: what was typed, the pictures that have arrived, and the key under which it was perhaps sent
 * already.
 */
export interface Draft {
  key: string;
  /** How often it was sent. */
  attempt: number;
  texts: SubmissionValues["texts"];
  amenities: string[];
  images: StoredFile[];
}

/** What was sent last: the list of properties repeats it. */
export interface SubmissionSummary {
  title: string;
  type: string;
  listing: string;
  /** In US cents. */
  price: number;
  /** An email address or a phone number. */
  contact: string;
}

/** Where the tab keeps it. */
export const SUBMISSION_DRAFT = "submission";
