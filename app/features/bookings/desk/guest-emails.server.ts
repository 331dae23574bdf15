import { balanceOf, paidOf } from "#app/features/bookings/desk/money";
import { DESK_TABLES } from "#app/features/bookings/desk/kinds";
import type { PriceLine } from "#app/features/availability/quotes/price-lines";
import type { DeskKey } from "#app/features/bookings/booking-address";
import { lineFact } from "#app/features/bookings/price-facts";
import { recordMailLimited } from "#app/features/cases/mutations.server";
import type { GuestNews } from "#app/features/mail/schema";
import { detailRow, VEHICLE_READY, whereToWrite, withReference } from "#app/features/mail/submission-emails.server";
import type { Language } from "#app/platform/i18n/languages";
import type { AlsoDo } from "#app/features/bookings/moves/mutations.server";
import { findBooking, listPayments, type DeskBooking } from "#app/features/bookings/desk/queries.server";
import type { DetailRow, EmailContent } from "#app/features/mail/email-content";
import { renderHtml } from "#app/features/mail/email-content";
import { queueGuestMail, takeBackGuestMail } from "#app/features/mail/guests/mutations.server";
import { countMailTo, renderEmail, type MailServices } from "#app/features/mail/outbox/mutations.server";
import { greetingName, oneLine } from "#app/features/mail/rules";
import { siteName } from "#app/features/settings/identity";
import type { TextKey, Translate } from "#app/features/translations/translate.server";
import { daysBetween, formatDay, formatTime } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import type { Cents } from "#app/platform/money/money";
import { BASE_CURRENCY, formatMoney } from "#app/platform/money/money";

const WORDING: Readonly<Record<GuestNews, { subject: TextKey; intro: TextKey }>> = {
  confirmed: { subject: "mail.subjectConfirmed", intro: "mail.introConfirmed" },
  cancelled: { subject: "mail.subjectCancelled", intro: "mail.introCancelled" },
  moved: { subject: "mail.subjectMoved", intro: "mail.introMoved" },
  repriced: { subject: "mail.subjectRepriced", intro: "mail.introRepriced" },
  guest_cancelled: { subject: "mail.subjectCancelled", intro: "mail.introGuestCancelled" },
  departure_cancelled: { subject: "mail.subjectDepartureCancelled", intro: "mail.introDepartureCancelled" },
};

/** What a voucher says of the days and mails do not. */
export interface DayNotes {
  /** What the day of an experience is called once it is agreed. */
  date: string;
  from: string | null;
  to: string | null;
}

const NO_NOTES: Omit<DayNotes, "date"> = { from: null, to: null };
const withNote = (value: string, note: string | null) => (note ? `${value} · ${note}` : value);

/** What a booking is for, in the guest's language: for mails and for the voucher. */
export function bookingRows(booking: DeskBooking, translate: Translate, dayNotes?: DayNotes): DetailRow[] {
  const notes = dayNotes ?? { ...NO_NOTES, date: translate("booking.date") };
  const { kind, language, from, to } = booking;
  const length = daysBetween(from, to);
  const count = (label: TextKey, n: number | null): DetailRow => ({ label: translate(label), value: String(n ?? 1) });
  const reference = { label: translate("mail.reference"), value: booking.reference, isLtr: true };
  if (kind === "stay")
    return [
      reference,
      { label: translate("stayBooking.checkIn"), value: withNote(formatDay(from, language), notes.from) },
      {
        label: translate("stayBooking.checkOut"),
        value: withNote(translate("mail.checkOutAfter", { day: formatDay(to, language), n: length }), notes.to),
      },
      count("stayBooking.guests", booking.people),
    ];
  if (kind === "vehicle")
    return [
      reference,
      { label: translate("vehicleBooking.pickupDate"), value: withNote(formatDay(from, language), notes.from) },
      {
        label: translate("vehicleBooking.returnDate"),
        value: translate("mail.returnAfter", { day: formatDay(to, language), n: length }),
      },
      {
        label: translate("vehicleBooking.driverLine"),
        value: translate(booking.with_driver ? "mail.withDriver" : "mail.withoutDriver"),
      },
      ...(booking.vehicles > 1 ? [count("mail.vehicles", booking.vehicles)] : []),
    ];
  return [
    reference,
    { label: notes.date, value: formatDay(from, language) },
    ...(booking.start_time
      ? [{ label: translate("mail.startTime"), value: formatTime(booking.start_time, language), isLtr: true }]
      : []),
    count("booking.participants", booking.people),
  ];
}

/** A line of the price, in the words of the public quote. What staff wrote themselves stays as they wrote it. */
function lineRow(line: PriceLine, language: Language, translate: Translate): DetailRow {
  const fact = lineFact(line);
  if (fact) return detailRow(fact, translate, language);
  const value = formatMoney(line.amount, { code: BASE_CURRENCY, rate: 1 }, language);
  return { label: oneLine(line.text ?? ""), value, isLtr: true };
}

/**
 * What it costs, line by line. What was paid and is owed is said once something was paid, or always where it is asked
 * for.
 */
export function moneyRows(booking: DeskBooking, paid: Cents, translate: Translate, hasBalance = paid > 0): DetailRow[] {
  const money = (label: TextKey, amount: Cents): DetailRow => ({
    label: translate(label),
    value: formatMoney(amount, { code: BASE_CURRENCY, rate: 1 }, booking.language),
    isLtr: true,
  });
  const owed = balanceOf(booking, paid);
  return [
    ...(booking.lines ?? []).map((line) => lineRow(line, booking.language, translate)),
    ...(booking.total === null ? [] : [money("booking.total", booking.total)]),
    ...(booking.deposit !== null && paid < booking.deposit ? [money("mail.deposit", booking.deposit)] : []),
    ...(hasBalance ? [money("mail.paid", paid)] : []),
    ...(hasBalance && owed !== null && owed > 0 ? [money("mail.owed", owed)] : []),
  ];
}

function guestEmail(
  booking: DeskBooking,
  news: GuestNews,
  { paid, name, hasPage, translate }: { paid: Cents; name: string; hasPage: boolean; translate: Translate },
): EmailContent {
  const { subject, intro } = WORDING[news];
  const greeted = greetingName(booking.full_name);
  const isOver = news === "cancelled" || news === "guest_cancelled";
  return {
    subject: withReference(translate(subject, { item: booking.listing.nameForGuest }), booking.reference),
    opening: [
      greeted === null ? translate("mail.greetingNameless") : translate("mail.greeting", { name: greeted }),
      translate(intro),
    ],
    heading: booking.listing.nameForGuest,
    lines: [...bookingRows(booking, translate), ...(isOver ? [] : moneyRows(booking, paid, translate))],
    quote: null,
    closing: [
      ...(booking.kind === "vehicle" && !isOver ? [translate(VEHICLE_READY)] : []),
      // How much goes back is for a person to say.
      ...(news === "guest_cancelled" && paid > 0 ? [translate("mail.aboutMoney")] : []),
      whereToWrite(hasPage, translate),
      `${translate("mail.closing")}\n${translate("mail.team", { brand: name })}`,
    ],
    smallPrint: translate("mail.reasonBooking"),
  };
}

export interface MailPreview {
  recipient: string;
  language: DeskBooking["language"];
  subject: string;
  text: string;
  html: string;
}

/** The message as it would be sent; null without an address. */
export async function previewGuestMail(
  { db, env, texts, settings }: MailServices,
  booking: DeskBooking,
  news: GuestNews,
): Promise<MailPreview | null> {
  if (!booking.email || booking.erased_at) return null;
  const paid = paidOf(await listPayments(db, booking));
  const name = siteName(settings.value);
  const mail = renderEmail(texts, booking.language, (translate) =>
    guestEmail(booking, news, { paid, name, hasPage: env.PUBLIC_URL !== undefined, translate }),
  );
  return { recipient: booking.email, ...mail };
}

/** What a form says of the mail that goes with it. */
export interface MailChoice {
  isWanted: boolean;
  subject: string;
  text: string;
  /** The text as it was shown: where it was not changed, the mail is written anew from what is stored by then. */
  shownText: string;
}

const MAX_SUBJECT = 200;
const MAX_TEXT = 10_000;
const plain = (text: string | undefined) => (text ?? "").replaceAll("\r\n", "\n").trim();

export function readMailChoice(form: Readonly<Record<string, string>>): MailChoice {
  return {
    isWanted: form.mail === "on",
    subject: oneLine(form.mail_subject ?? "").slice(0, MAX_SUBJECT),
    text: plain(form.mail_text).slice(0, MAX_TEXT),
    shownText: plain(form.mail_shown),
  };
}

/** What a guest is told of a status; nothing of those that are not here. */
export const NEWS_OF_STATUS: Readonly<Partial<Record<string, GuestNews>>> = {
  confirmed: "confirmed",
  cancelled: "cancelled",
};

/** A mail as it is written by us, without anything staff changed of it. */
export const AS_WRITTEN: MailChoice = { isWanted: true, subject: "", text: "", shownText: "" };

/** Tells a guest of what makes all else untrue that waits to be told. Never without the tick, or without an address. */
function tellInstead(services: MailServices, key: DeskKey, news: GuestNews | undefined, choice: MailChoice): AlsoDo {
  return async (tx) => {
    await takeBackGuestMail(tx, aboutOf(key));
    if (news && choice.isWanted) await sendGuestMail(tx, services, key, news, choice);
  };
}

/** Tells a guest of another status of his booking, once that is set. An undo only takes back what waits. */
export function tellOfStatus(services: MailServices, key: DeskKey, status: string, choice: MailChoice): AlsoDo {
  return tellInstead(services, key, NEWS_OF_STATUS[status], choice);
}

/**
 * Tells a guest that he has cancelled. Counted with all that anybody can make us send to an address: it may be another
 * one's.
 */
export function tellOfOwnCancellation(
  services: MailServices,
  key: DeskKey,
  { id: caseId, email }: { id: string; email: string | null },
): AlsoDo {
  return async (tx) => {
    const isTooMuch = email !== null && services.env.RATE_LIMIT && (await countMailTo(tx, email)) !== null;
    if (isTooMuch) await recordMailLimited(tx, caseId);
    await tellInstead(services, key, isTooMuch ? undefined : "guest_cancelled", AS_WRITTEN)(tx);
  };
}

/** Tells one who has lost his seats. */
export function tellOfCancelledDeparture(services: MailServices, key: DeskKey, choice: MailChoice): AlsoDo {
  return tellInstead(services, key, "departure_cancelled", choice);
}

/**
 * Tells a guest of what else has changed of his booking. What waits about it is written anew: that it is confirmed he
 * still has to be told, with the days it has now.
 */
export function tellOfChange(services: MailServices, key: DeskKey, news: GuestNews, choice: MailChoice): AlsoDo {
  return async (tx) => {
    const waiting = await takeBackGuestMail(tx, aboutOf(key));
    const isTold = choice.isWanted && (waiting !== "confirmed" || isChanged(choice));
    const next = isTold ? news : waiting;
    if (next) await sendGuestMail(tx, services, key, next, isTold ? choice : AS_WRITTEN);
  };
}

/** A move that is undone need not be told; what waited before it, must. */
export function tellOfUndo(services: MailServices, key: DeskKey): AlsoDo {
  return async (tx) => {
    const waiting = await takeBackGuestMail(tx, aboutOf(key));
    if (waiting && waiting !== "moved") await sendGuestMail(tx, services, key, waiting, AS_WRITTEN);
  };
}

const isChanged = ({ text, shownText }: MailChoice) => text !== "" && text !== shownText;
const aboutOf = ({ kind, id }: DeskKey) => ({ table: DESK_TABLES[kind], id });

async function sendGuestMail(
  tx: Db,
  services: MailServices,
  key: DeskKey,
  news: GuestNews,
  choice: MailChoice,
): Promise<void> {
  const booking = await findBooking(tx, key);
  const preview = booking && (await previewGuestMail({ ...services, db: tx }, booking, news));
  if (!preview) return;
  const { subject, text } = choice;
  await queueGuestMail(
    tx,
    services.texts,
    { about: aboutOf(key), caseId: booking.case_id },
    {
      ...preview,
      news,
      subject: subject || preview.subject,
      ...(isChanged(choice) && { text, html: renderHtml(typedEmail(text)) }),
    },
  );
}

/** What was written as plain text, paragraph by paragraph. */
export function typedEmail(text: string): EmailContent {
  const opening = text.split(/\n{2,}/).filter((part) => part.trim() !== "");
  return { subject: "", opening, heading: null, lines: [], quote: null, closing: [], smallPrint: null };
}
