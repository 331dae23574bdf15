import type { LinkTarget } from "#app/features/cases/schema";

/**
 * To staff about something that came in, to a visitor that it has, and to whoever may set a password; to a guest the
 * requests of his address ("found"), a new address of one ("link"), what staff wrote to him ("message"), or whether he would say how it was ("review").
 */
export const MAIL_PURPOSES = [
  "notice",
  "confirmation",
  "password_reset",
  "invitation",
  "found",
  "link",
  "message",
  "review",
] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

export function isForStaff(purpose: MailPurpose): boolean {
  return purpose === "notice" || purpose === "password_reset" || purpose === "invitation";
}

/** A way to the page of a case, in the words of the reader. Its address is made when the message is sent. */
export interface MailedLink {
  name: string;
  caseId: string;
  /** The page, unless it says otherwise. */
  opens?: LinkTarget;
}

/** Kinds of mail that whoever gets them can end. */
export const MAIL_STOP_KINDS = ["reviews", "alerts"] as const;
export type MailStopKind = (typeof MAIL_STOP_KINDS)[number];

/** What the guest of a booking is told of. */
export const GUEST_NEWS = [
  "confirmed",
  "cancelled",
  "moved",
  "repriced",
  "departure_cancelled",
  "guest_cancelled",
] as const;
export type GuestNews = (typeof GUEST_NEWS)[number];

export const MAIL_STATES = ["waiting", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** How long a message may have waited for a mail server and still be news. */
export const STALE_AFTER_DAYS = 3;

/** How long messages that were sent can be looked up. */
export const SENT_RETENTION_DAYS = 30;

/** What staff read beside a message that has no address to come from. */
export const NO_SENDER = "No address to send from: set MAIL_FROM, or an email address in Settings under Identity";

/** Where messages to be sent are announced, so that every process hears of them. */
export const MAIL_CHANNEL = "mail";
