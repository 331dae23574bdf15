import { noteLinkUse } from "#app/features/cases/links/mutations.server";
import { findLinkedCase, type LinkedCase } from "#app/features/cases/links/queries.server";
import { maskEmail, maskPhone } from "#app/features/cases/mask";
import { freeUntil, startOf } from "#app/features/bookings/cancellation/policy";
import { islandToday } from "#app/features/availability/rules";
import {
  findGuestMessage,
  findGuestOffer,
  findGuestQuestion,
  findGuestViewing,
  listGuestBookings,
  type GuestBooking,
} from "#app/features/guests/page/queries.server";
import { answerState, type AnswerState } from "#app/features/guests/page/rules";
import { canCancelViewing, type PartOfDay, type ViewingState } from "#app/features/inquiries/viewing";
import { GUEST_LIMITS } from "#app/features/settings/schema";
import { DEFAULT_BOOKING_SETTINGS, type SiteSettings } from "#app/features/settings/queries.server";
import { addDays, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";
import type { Logger } from "#app/platform/log.server";

/** A booking on the page: what its guest may see, and nothing that leads to others. */
export type GuestItem = Omit<
  GuestBooking,
  "id" | "version" | "changed_at" | "phone" | "listing_id" | "cancel_free_hours"
> & {
  /** Until when it is cancelled free of charge; null: never without asking. */
  freeUntil: string | null;
  canChange: boolean;
  /** What the button for cancelling does: the database decides anew when it is pressed. */
  cancelling: "at-once" | "by-asking" | null;
};

export type GuestSubject =
  | { kind: "booking"; items: GuestItem[] }
  | { kind: "message"; topic: string; state: "received" | "read" | "answered"; words: string }
  | { kind: "question"; name: string; slug: string | null; image: string | null; words: string }
  | {
      kind: "viewing";
      name: string;
      slug: string | null;
      image: string | null;
      words: string;
      days: Day[];
      part: PartOfDay;
      people: number;
      state: ViewingState;
      /** The moment that was set or proposed. */
      at: string | null;
      /** Only once it is agreed. */
      address: string | null;
      canAccept: boolean;
      canCancel: boolean;
    }
  | {
      kind: "offer";
      name: string;
      slug: string | null;
      image: string | null;
      state: "waiting" | "published" | "declined";
    };

export interface GuestPageData {
  /** For staff alone. */
  caseId: string;
  reference: string;
  name: string;
  email: string | null;
  phone: string | null;
  sentAt: string;
  subject: GuestSubject;
  answer: AnswerState;
  /** Too late to write on it. */
  isReadOnly: boolean;
  answerHours: number;
  /** Of staff, that the guest has not said to have read. */
  unread: number;
  /** Changes with whatever is new. */
  news: string;
}

type PageSettings = Pick<SiteSettings, "answer_hours" | "guest_page_days" | "check_in_from" | "check_out_until">;
export const DEFAULT_TIMES = {
  check_in_from: DEFAULT_BOOKING_SETTINGS.check_in_from,
  check_out_until: DEFAULT_BOOKING_SETTINGS.check_out_until,
};
const DEFAULTS: PageSettings = {
  ...DEFAULT_TIMES,
  answer_hours: GUEST_LIMITS.answer_hours.default,
  guest_page_days: GUEST_LIMITS.guest_page_days.default,
};

/** What a secret address opens; null when it opens nothing. */
export async function readGuestPage(
  { db, log, settings }: { db: Db; log: Logger; settings: { value: PageSettings | null } },
  { token, language, now = new Date() }: { token: string; language: Language; now?: Date },
): Promise<GuestPageData | null> {
  const found = await findLinkedCase(db, token);
  if (!found) return null;
  const today = islandToday(now);
  noteLinkUse({ db, log }, found, today);
  const { answer_hours, guest_page_days, ...times } = settings.value ?? DEFAULTS;
  const isReadOnly = addDays(lastDayOf(found, now), guest_page_days) < today;
  const read = await readSubject(db, found, language, { times, now, isReadOnly });
  if (!read) return null;
  return {
    caseId: found.id,
    reference: found.reference,
    name: found.name,
    email: found.email && maskEmail(found.email),
    phone: read.phone && maskPhone(read.phone),
    sentAt: found.created_at.toISOString(),
    subject: read.subject,
    answer: answerState(found, answer_hours, now),
    isReadOnly,
    answerHours: answer_hours,
    unread: found.unread_by_guest,
    news: found.news,
  };
}

/** The last day of what was asked for, or of the conversation: whichever is later. */
function lastDayOf({ last_day, last_message_at, created_at }: LinkedCase, now: Date): Day {
  const spoken = islandToday(last_message_at ?? created_at ?? now);
  return last_day && last_day > spoken ? last_day : spoken;
}

/** What decides what can still be done with a booking. */
interface PageState {
  times: Pick<GuestBooking, "check_in_from" | "check_out_until">;
  now: Date;
  isReadOnly: boolean;
}

/** For mails and replies, which offer nothing to do. */
const UNSEEN: PageState = {
  times: { check_in_from: null, check_out_until: null },
  now: new Date(0),
  isReadOnly: true,
};

function toItem(
  {
    id: _id,
    version: _version,
    changed_at: _changedAt,
    phone: _phone,
    listing_id,
    cancel_free_hours,
    ...booking
  }: GuestBooking,
  { times, now, isReadOnly }: PageState,
): GuestItem {
  const item = booking.kind === "stay" ? { ...booking, ...ownTimes(booking, times) } : booking;
  const end = freeUntil(item, cancel_free_hours);
  const isOpen = !isReadOnly && (item.status === "pending" || item.status === "confirmed");
  const isAtOnce = item.status === "pending" || (end !== null && end > now);
  const isOver = item.status === "confirmed" && item.to < islandToday(now);
  return {
    ...item,
    freeUntil: end?.toISOString() ?? null,
    canChange: isOpen && listing_id !== null && item.listing !== null && startOf(item) > now,
    cancelling: !isOpen || isOver ? null : isAtOnce ? "at-once" : "by-asking",
  };
}

/** A stay without times of its own has those of Settings. */
export const ownTimes = (
  { check_in_from, check_out_until }: Pick<GuestBooking, "check_in_from" | "check_out_until">,
  times: PageState["times"],
) => ({
  check_in_from: check_in_from ?? times.check_in_from,
  check_out_until: check_out_until ?? times.check_out_until,
});

export async function readSubject(
  db: Db,
  { id, kind, title, waiting_for }: Pick<LinkedCase, "id" | "kind" | "title" | "waiting_for">,
  language: Language,
  state: PageState = UNSEEN,
): Promise<{ subject: GuestSubject; phone: string | null } | null> {
  if (kind === "message" || kind === "list") {
    const message = await findGuestMessage(db, id);
    if (!message) return null;
    const isAnswered = message.status === "resolved" || message.status === "closed" || waiting_for === "guest";
    const state = isAnswered ? "answered" : message.read || message.status !== "pending" ? "read" : "received";
    return { subject: { kind: "message", topic: message.topic, state, words: message.words }, phone: message.phone };
  }
  if (kind === "question") {
    const question = await findGuestQuestion(db, id, language);
    if (!question) return null;
    const { name, slug, image, words, phone } = question;
    return { subject: { kind, name, slug, image, words }, phone };
  }
  if (kind === "viewing") {
    const viewing = await findGuestViewing(db, id, language);
    if (!viewing) return null;
    const { name, slug, image, words, phone, days, part, people, state: stands, at, address } = viewing;
    const isOpen = state !== UNSEEN;
    const subject: GuestSubject = {
      kind,
      name,
      slug,
      image,
      words,
      state: stands,
      address,
      days: days ?? [],
      part: part ?? "any",
      people: people ?? 1,
      at: at?.toISOString() ?? null,
      canAccept: isOpen && stands === "asked" && at !== null && at > state.now,
      canCancel: isOpen && canCancelViewing({ state: stands, at }, state.now),
    };
    return { subject, phone };
  }
  if (kind === "offer") {
    const offer = await findGuestOffer(db, id, language);
    // Deleted by staff: what they and its owner wrote can still be read.
    if (!offer) return { subject: { kind, name: title, slug: null, image: null, state: "declined" }, phone: null };
    const { name, slug, image, published, isRejected, phone } = offer;
    const state = published ? "published" : isRejected ? "declined" : "waiting";
    // Only a published one has a page.
    return { subject: { kind, name, slug: published ? slug : null, image, state }, phone };
  }
  const bookings = await listGuestBookings(db, id, language);
  if (bookings.length === 0) return null;
  return {
    subject: { kind: "booking", items: bookings.map((booking) => toItem(booking, state)) },
    phone: bookings[0]?.phone ?? null,
  };
}
