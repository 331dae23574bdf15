import type { StoredFile } from "#app/features/media/use-uploads";
import type { TypedSubmission } from "#app/features/properties/submission";

/** What survives a reload: what was typed, the pictures that have arrived, and the key under which it was perhaps sent already. */
export interface Draft {
  key: string;
  /** How often it was sent. */
  attempt: number;
  texts: TypedSubmission["texts"];
  amenities: string[];
  images: StoredFile[];
}

/** Where the tab keeps it. */
export const SUBMISSION_DRAFT = "submission";
