import type { Language } from "#app/platform/i18n/languages";

export const DOCUMENT_KINDS = ["guide", "deck", "brochure"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const DOCUMENT_STATES = ["kept", "failed"] as const;

/** Which staff may replace by a file of their own. */
export const OWN_KINDS = ["guide", "deck"] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** One document: of a kind, in a language; a brochure is about a property. */
export interface DocumentKey {
  kind: DocumentKind;
  /** Empty, or the id of the property. */
  subject: string;
  language: Language;
}

export const MAX_OWN_BYTES = 20 * 1024 * 1024;
