import type { GuestItem, GuestSubject } from "#app/features/guests/page/read.server";
import type { ReplyFacts } from "#app/features/guests/replies/schema";
import { greetingName, safeTypedText } from "#app/features/mail/rules";
import type { Translate } from "#app/features/translations/translate.server";
import { formatDayPair, type Day } from "#app/platform/dates/dates";
import { directionOf, LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";
import { BASE_CURRENCY, formatMoney, type Cents } from "#app/platform/money/money";

/** What triggers call the owner of an offered property who gave no name. */
const NAMELESS = "Visitor";

interface FactsOf {
  guest: string;
  reference: string;
  /** The name of whoever writes. */
  staff: string;
  /** What the case is about; null for a message, which is about nothing that has a name, days or a price. */
  subject: GuestSubject | null;
}

interface Reader {
  language: Language;
  translate: Translate;
  today: Day;
}

/** What a case says of each placeholder, as the language writes it. */
export function replyFacts({ guest, reference, staff, subject }: FactsOf, reader: Reader): ReplyFacts {
  return {
    name: guest === NAMELESS ? null : withoutBraces(greetingName(guest)),
    reference,
    // As the guest's page calls her.
    staff: staff.trim().split(/\s+/)[0] || null,
    ...(subject?.kind === "booking" ? bookingFacts(subject.items, reader) : NO_BOOKING),
    ...((subject?.kind === "question" || subject?.kind === "viewing") && { item: withoutBraces(subject.name) }),
    // The title is the visitor's own.
    ...(subject?.kind === "offer" && { item: withoutBraces(safeTypedText(subject.name)) }),
  };
}

const NO_BOOKING = { item: null, days: null, people: null, total: null };

/** A value that looks like a placeholder would never be sent. */
function withoutBraces(text: string | null): string | null {
  return text && /[{}]/.test(text) ? null : text;
}

/** Of several bookings those that stand; of cancelled ones, all. */
function bookingFacts(all: readonly GuestItem[], { language, translate, today }: Reader) {
  const standing = all.filter(({ status }) => status !== "cancelled");
  const items = standing.length > 0 ? standing : all;
  const names = items.map(({ name }) => name);
  const [from = null] = items.map((item) => item.from).toSorted();
  const to =
    items
      .map((item) => item.to)
      .toSorted()
      .at(-1) ?? null;
  const totals = items.map(({ total }) => total);
  const total = totals.includes(null) ? null : totals.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return {
    item: withoutBraces(new Intl.ListFormat(LOCALE_TAGS[language]).format(names)) || null,
    days: from && to ? daysText({ from, to }, { language, translate, today }) : null,
    people: peopleText(items, translate),
    total: total === null ? null : moneyText(total, language),
  };
}

function daysText(span: { from: Day; to: Day }, { language, translate, today }: Reader): string {
  const days = formatDayPair(span, language, today);
  return span.from === span.to ? days.from : translate("dateSearch.range", days);
}

/** After Arabic letters a price turns round, unless it is kept together. */
function moneyText(total: Cents, language: Language): string {
  const price = formatMoney(total, { code: BASE_CURRENCY, rate: 1 }, language);
  return directionOf(language) === "rtl" ? `\u2066${price}\u2069` : price;
}

/** A vehicle says nothing of people. */
function peopleText(items: readonly GuestItem[], translate: Translate): string | null {
  const counted = items.filter(({ kind }) => kind !== "vehicle");
  if (counted.length === 0) return null;
  const n = Math.max(...counted.map(({ people }) => people));
  return translate(counted.every(({ kind }) => kind === "stay") ? "guest.guests" : "guest.people", { n });
}
