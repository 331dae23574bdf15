import type { EmailContent, DetailRow } from "#app/features/mail/email-content";
import { safeTypedText, greetingName, oneLine } from "#app/features/mail/rules";
import type { Fact, Submission, SubmissionKind, SubmittedThing } from "#app/features/mail/submission";
import type { Translate, TextKey } from "#app/features/translations/translate.server";
import type { TextGroup } from "#app/features/translations/texts.server";
import { OFFICE } from "#app/brand";
import { formatDay, formatMoment, formatTime } from "#app/platform/dates/dates";
import { ENDONYMS, type Language } from "#app/platform/i18n/languages";
import { BASE_CURRENCY, formatMoney } from "#app/platform/money/money";

/** The texts both letters are made of. Labels are those of the forms, so that people find their own words again. */
export const EMAIL_TEXT_GROUPS: readonly TextGroup[] = [
  "mail",
  "guest",
  "form",
  "booking",
  "stayBooking",
  "vehicleBooking",
  "quote",
  "calendar",
  "departures",
  "contactForm",
  "planSent",
  "submitField",
  "propertyType",
  "listingType",
  "viewing",
];

/** A vehicle that comes back in the morning is not ready at once for whoever is next. */
export const VEHICLE_READY: TextKey = "calendar.ready";

interface Wording {
  subject: TextKey;
  intro: TextKey;
  next: TextKey | null;
  /** What staff are told. */
  headline: string;
}

const booking = { subject: "mail.subjectBooking", intro: "mail.introBooking", next: "mail.nextBooking" } as const;
const WORDING: Readonly<Record<SubmissionKind, Wording>> = {
  experience: { ...booking, headline: "New experience request" },
  stay: { ...booking, headline: "New stay request" },
  vehicle: { ...booking, headline: "New vehicle request" },
  plan: {
    subject: "planSent.mailSubject",
    intro: "planSent.mailIntro",
    next: "planSent.body",
    headline: "New trip plan",
  },
  message: { subject: "mail.subjectMessage", intro: "mail.introMessage", next: null, headline: "New message" },
  question: {
    subject: "mail.subjectQuestion",
    intro: "mail.introQuestion",
    next: null,
    headline: "New question about a property",
  },
  viewing: {
    subject: "mail.subjectViewing",
    intro: "mail.introViewing",
    next: "mail.nextViewing",
    headline: "New viewing of a property",
  },
  offer: {
    subject: "mail.subjectOffer",
    intro: "mail.introOffer",
    next: "mail.nextOffer",
    headline: "New property offered",
  },
};

/** Tells a visitor that it has arrived, and what: in his language, and nothing he typed freely. */
export function confirmationEmail(
  { kind, language, visitor, item, facts, days, things, total, reference }: Submission,
  translate: Translate,
  { siteName, hasPage }: { siteName: string; hasPage: boolean },
): EmailContent {
  const { subject, intro, next } = WORDING[kind];
  const name = greetingName(visitor.name);
  // The title of an offered property is the visitor's own; all other names are ours.
  const called = kind === "offer" ? safeTypedText(item?.localised ?? null) : (item?.localised ?? null);
  return {
    subject: withReference(translate(subject, { item: called ?? "" }), reference),
    opening: [
      name === null ? translate("mail.greetingNameless") : translate("mail.greeting", { name }),
      translate(intro),
    ],
    heading: called,
    lines: [
      ...facts.filter((fact) => !("typed" in fact)).map((fact) => detailRow(fact, translate, language)),
      ...(things ?? []).map((thing) => thingRow(thing, thing.name, translate, language)),
      ...totalRows(total, translate, language),
    ],
    quote: null,
    closing: [
      ...(days ? [daysSentence(days.visitor, translate, language)] : []),
      ...(next ? [translate(next)] : []),
      ...(kind === "vehicle" ? [translate(VEHICLE_READY)] : []),
      whereToWrite(hasPage, translate),
      `${translate("mail.closing")}\n${translate("mail.team", { brand: siteName })}`,
    ],
    smallPrint: translate("mail.reason"),
  };
}

/** The page comes first: what is written there reaches all of us. Without PUBLIC_URL no message leads to it. */
export function whereToWrite(hasPage: boolean, translate: Translate): string {
  return translate(hasPage ? "mail.writeOnPage" : "mail.reply");
}

/** All subjects about one case end alike, so that people and mailboxes find them together. */
export function withReference(subject: string, reference: string): string {
  return `${oneLine(subject)} (${reference})`;
}

/** A new address of a page, because staff were asked for it. */
export function newLinkEmail(
  { name, reference }: { name: string; reference: string },
  translate: Translate,
  siteName: string,
): EmailContent {
  const greeted = greetingName(name);
  return {
    subject: withReference(translate("mail.subjectLink"), reference),
    opening: [
      greeted === null ? translate("mail.greetingNameless") : translate("mail.greeting", { name: greeted }),
      translate("mail.introLink"),
    ],
    heading: null,
    lines: [{ label: translate("mail.reference"), value: reference, isLtr: true }],
    quote: null,
    closing: [`${translate("mail.closing")}\n${translate("mail.team", { brand: siteName })}`],
    smallPrint: translate("mail.reason"),
  };
}

/** What staff did about the wish to see a property. */
const VIEWING_NEWS = {
  proposed: "mail.viewingProposed",
  agreed: "mail.viewingAgreed",
  declined: "mail.viewingDeclined",
} as const;
export type ViewingNews = keyof typeof VIEWING_NEWS;

/** Tells a guest when he can see a property, by the island's clock. The address stands on his page alone. */
export function viewingEmail(
  {
    name,
    reference,
    item,
    news,
    at,
  }: { name: string; reference: string; item: string; news: ViewingNews; at: Date | null },
  translate: Translate,
  { siteName, language }: { siteName: string; language: Language },
): EmailContent {
  const greeted = greetingName(name);
  return {
    subject: withReference(translate("mail.subjectViewingTime", { item }), reference),
    opening: [
      greeted === null ? translate("mail.greetingNameless") : translate("mail.greeting", { name: greeted }),
      translate(VIEWING_NEWS[news]),
    ],
    heading: item,
    lines: at
      ? [{ label: translate("mail.viewingTime"), value: formatMoment(at, language, OFFICE.hoursAheadOfUtc, "long") }]
      : [],
    quote: null,
    closing: [`${translate("mail.closing")}\n${translate("mail.team", { brand: siteName })}`],
    smallPrint: translate("mail.reason"),
  };
}

/** Tells staff what came in, in English, with everything the visitor gave. */
export function noticeEmail(
  { kind, language, visitor, item, facts, days, things, total, message, reference, isCorrection = false }: Submission,
  translate: Translate,
  siteName: string,
): EmailContent {
  const headline = isCorrection ? WORDING[kind].headline.replace(/^New/, "Corrected:") : WORDING[kind].headline;
  const who: (DetailRow | null)[] = [
    visitor.name === null ? null : { label: "From", value: oneLine(visitor.name) },
    visitor.email === null ? null : { label: "Email", value: visitor.email, isLtr: true },
    visitor.phone === null ? null : { label: "Phone", value: oneLine(visitor.phone), isLtr: true },
    { label: "Language", value: ENDONYMS[language] },
  ];
  const subject = [headline, item && `: ${item.english}`, visitor.name && ` (${visitor.name})`]
    .filter(Boolean)
    .join("");
  return {
    subject: withReference(subject, reference),
    opening: [
      `${headline} on ${siteName}.`,
      ...(isCorrection
        ? ["The visitor has sent it again with changes: this takes the place of what came before."]
        : []),
    ],
    heading: item?.english ?? null,
    lines: [
      ...who.filter((line) => line !== null),
      ...facts.map((fact) => detailRow(fact, translate, "en")),
      ...(things ?? []).map((thing) => thingRow(thing, thing.english, translate, "en")),
      ...totalRows(total, translate, "en"),
      ...(days ? [{ label: kind === "experience" ? "Seats" : "Days", value: days.staff }] : []),
    ],
    quote: message === null ? null : { text: message, language },
    closing: [
      ...(visitor.email === null ? [] : ["Reply to this message to answer the visitor."]),
      "You get this because email notifications are on for your account.",
    ],
    smallPrint: null,
  };
}

/** A thing of a trip plan: when, for how much, and what became of it. */
function thingRow(thing: SubmittedThing, name: string, translate: Translate, language: Language): DetailRow {
  const { from, to, time, total, state } = thing;
  const days = [...new Set([from, to])].map((day) => formatDay(day, language)).join(" – ");
  const price = formatMoney(total, { code: BASE_CURRENCY, rate: 1 }, language);
  return {
    label: name,
    value: [days, ...(time ? [formatTime(time, language)] : []), price, translate(`planSent.${state}`)].join(" · "),
  };
}

function totalRows(total: Submission["total"], translate: Translate, language: Language): DetailRow[] {
  if (!total) return [];
  const { dollars, currency } = total;
  return [
    detailRow(
      { label: currency.code === BASE_CURRENCY ? "booking.total" : "quote.totalInDollars", dollars },
      translate,
      language,
    ),
    ...(currency.code === BASE_CURRENCY
      ? []
      : [detailRow({ label: "booking.total", shown: dollars, currency }, translate, language)]),
  ];
}

export function detailRow(fact: Fact, translate: Translate, language: Language): DetailRow {
  const label = labelOf(fact, translate, language);
  if ("day" in fact) {
    const day = formatDay(fact.day, language);
    if (!fact.after) return { label, value: day };
    const value =
      "nights" in fact.after
        ? translate("mail.checkOutAfter", { day, n: fact.after.nights })
        : translate("mail.returnAfter", { day, n: fact.after.days });
    return { label, value };
  }
  if ("time" in fact)
    return { label, value: translate("departures.islandTime", { time: formatTime(fact.time, language) }) };
  if ("count" in fact) return { label, value: String(fact.count) };
  if ("dollars" in fact)
    return { label, value: formatMoney(fact.dollars, { code: BASE_CURRENCY, rate: 1 }, language), isLtr: true };
  if ("shown" in fact) return { label, value: formatMoney(fact.shown, fact.currency, language), isLtr: true };
  if ("code" in fact) return { label, value: fact.code, isLtr: true };
  if ("text" in fact) return { label, value: translate(fact.text) };
  return { label, value: oneLine(fact.typed) };
}

function labelOf({ label, values, note }: Fact, translate: Translate, language: Language): string {
  const price = values && formatMoney(values.price, { code: BASE_CURRENCY, rate: 1 }, language);
  const said = values ? translate(label, { ...values, price: price ?? "" }) : translate(label);
  return note ? `${said} (${note})` : said;
}

/** What became of the days, by the island's clock: where the reader is nobody knows. */
function daysSentence(
  { text, until }: { text: TextKey; until?: Date },
  translate: Translate,
  language: Language,
): string {
  return translate(text, { moment: until ? formatMoment(until, language, OFFICE.hoursAheadOfUtc) : "" });
}
