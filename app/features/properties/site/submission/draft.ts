import type { StoredFile } from "#app/features/media/use-uploads";
import type { TypedSubmission } from "#app/features/properties/submission";

/** What survives a reload: what was typed, the pictures that have arrived, and the key under which it was perhaps sent already. */
export interface Draft {
  key: string;
  texts: TypedSubmission["texts"];
  amenities: string[];
  images: StoredFile[];
}

const DRAFT_KEY = "pemba.submission";

/** Storage can be switched off: then there is no draft. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Private windows may refuse.
  }
}

export function findDraft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was kept.
  }
}
