import type { LinkTarget } from "#app/features/cases/schema";

/**
 * To staff about something that came in, to a visitor that it has, and to whoever may set a password; to a guest the
 * requests of his address ("found"), a new address of one ("link"), what staff wrote to him ("message"), or whether he
 * would say how it was ("review"); to whoever wants to be told of properties a way to start it ("optin"), and what is new
 * or cheaper ("alert").
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
  "optin",
  "alert",
] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

export function isForStaff(purpose: MailPurpose): boolean {
  return purpose === "notice" || purpose === "password_reset" || purpose === "invitation";
}

/**
 * A way that a message offers, in the words of the reader: to the page of a case or of a subscriber, whose address is
 * made when the message is sent, or to a public page.
 */
export type MailedLink =
  | {
      name: string;
      caseId: string;
      /** The page, unless it says otherwise. */
      opens?: LinkTarget;
    }
  | { name: string; subscriberId: string; opens?: LinkTarget }
  | ({ name: string; path: string } & LinkedThing);

/** What is said of the thing that a way leads to. */
export interface LinkedThing {
  facts?: string[];
  /** Of a picture: a path of ours, or an address. */
  image?: string | null;
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
