import { LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { SHARE_PICTURES } from "#app/urls";
import type { Cents } from "#app/platform/money/money";

export const SHARE_KINDS = ["property", "stay", "experience", "article", "vehicle"] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** What link previews show: the size all of them ask for, and no heavier than WhatsApp takes. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
export const SHARE_MAX_BYTES = 300_000;

/** What of an item stands on its picture. */
export interface Shared {
  kind: ShareKind;
  id: string;
  title: string;
  /** As stored. */
  location: string | null;
  /** Null: the picture names none. */
  price: Cents | null;
  /** Of what is sold once: its price may be on request. */
  market?: "available" | "under_offer" | "sold";
  /** What the price is for. */
  per: "whole" | "month" | "night" | "person" | "day" | null;
  /** The address of its first picture. */
  image: string | null;
}

/** The same in the words of a language. */
export interface SharedTexts {
  title: string;
  place: string | null;
  price: string | null;
  state: string | null;
  site: string;
}

export interface ShareAddress {
  kind: ShareKind;
  id: string;
  language: Language;
  /** Of all that the picture shows: other content has another address. */
  hash: string;
}

export function sharePath({ kind, id, language, hash }: ShareAddress): string {
  return `${SHARE_PICTURES}${kind}/${id}/${language}-${hash}.jpg`;
}

const FILE = /^([a-z]{2})-([0-9a-f]{16})\.jpg$/;

/** What the parts of an address ask for; null when it is none of ours. */
export function readShareAddress(parts: { kind: string; id: string; file: string }): ShareAddress | null {
  const kind = SHARE_KINDS.find((known) => known === parts.kind);
  const [, code, hash] = FILE.exec(parts.file) ?? [];
  const language = LANGUAGES.find((known) => known === code);
  return kind && language && hash ? { kind, id: parts.id, language, hash } : null;
}
