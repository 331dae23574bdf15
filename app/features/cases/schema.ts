/** What one conversation is about. */
export const CASE_KINDS = ["booking", "message", "question", "viewing", "offer", "plan", "list"] as const;

export const CASE_STATES = ["open", "closed"] as const;
/** Whose turn it is. */
export const WAITING_FOR = ["us", "guest", "nobody"] as const;

/** Notes are words of staff for staff: never shown or mailed to the guest. */
export const MESSAGE_KINDS = ["guest", "staff", "note", "event"] as const;

/** What an event says happened; the database moves the state of the case by these. */
const CASE_EVENTS = [
  "no_answer_needed",
  "closed",
  "opened",
  "mail_failed",
  "mail_sent",
  "mail_limited",
  "change_asked",
  "cancel_asked",
  "ask_withdrawn",
  "ask_accepted",
  "ask_declined",
  "cancelled_by_guest",
  "viewing_proposed",
  "viewing_agreed",
  "viewing_accepted",
  "viewing_declined",
] as const;
export interface CaseEvent {
  type: (typeof CASE_EVENTS)[number];
  /** What the guest asked for. */
  wanted?: AskedChange;
  /** Of a cancelled booking: money was paid for it, so that somebody has to write about it. */
  paid?: boolean;
}

/** Days and people that a guest asked for instead of those of his booking. */
export interface AskedChange {
  kind: "stay" | "vehicle" | "experience";
  from: string;
  /** Of an experience the same day. */
  to: string;
  start_time: string | null;
  people: number;
  children: number;
  vehicles: number;
  with_driver: boolean;
}

/** What a secret address opens: the page of a case, or nothing but the end of a kind of mail. */
export const LINK_TARGETS = ["page", "stop"] as const;
export type LinkTarget = (typeof LINK_TARGETS)[number];
/** For whom it was made: for the screen after sending, a mail, a list that somebody asked for, or by staff. */
export const LINK_PURPOSES = ["screen", "mail", "found", "staff"] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export const MAX_MESSAGE_LENGTH = 5_000;

/** Pictures of one message; those of one case, of the guest as of staff. */
export const MAX_MESSAGE_PICTURES = 6;
export const MAX_CASE_PICTURES = 60;

/** Who brought a picture: until it is sent, only that side may use it. */
export const PICTURE_SIDES = ["guest", "staff"] as const;
export type PictureSide = (typeof PICTURE_SIDES)[number];

/** Six letters and digits without those that are read for another: 0, O, 1, I, L. */
export const REFERENCE_PATTERN = /^[2-9A-HJKMNP-Z]{6}$/;
