import type { Language } from "#app/platform/i18n/languages";

/** What stands in braces in a canned reply, and is filled in from the case. */
export const PLACEHOLDERS = ["name", "item", "reference", "days", "people", "total", "staff"] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What the office says each of them is filled with. */
export const PLACEHOLDER_MEANINGS: Record<Placeholder, string> = {
  name: "the guest’s name",
  item: "what was asked for",
  reference: "the reference",
  days: "the days, such as 9 to 14 January",
  people: "how many, such as 2 guests",
  total: "the price in dollars",
  staff: "your first name",
};

/** What a case says of each placeholder in one language; null where it says nothing. */
export type ReplyFacts = Readonly<Record<Placeholder, string | null>>;

export const MAX_REPLY_NAME = 60;
/** Below the limit of a message: what is filled in makes it longer. */
export const MAX_REPLY_TEXT = 4_000;
/** The list of a case shows all of them. */
export const MAX_REPLIES = 100;
export const LAST_POSITION = 1_000_000;

/** A canned reply as the conversation offers it. */
export interface OfferedReply {
  id: string;
  name: string;
  text: string;
  /** The one that was asked for, or English where there is no text in it. */
  language: Language;
}

/** What the reply form of a case can insert, in one language. */
export interface OfferedReplies {
  language: Language;
  replies: OfferedReply[];
  facts: ReplyFacts;
}
