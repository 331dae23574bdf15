import * as v from "valibot";
import { OFFICE } from "#app/brand";
import type { Staff } from "#app/features/auth/schema";
import type { DeskRefusal } from "#app/features/bookings/desk/answer";
import { rebook } from "#app/features/bookings/desk/changes.server";
import { editGuest } from "#app/features/bookings/desk/guest.server";
import { readBase, typedGuest } from "#app/features/bookings/desk/guest-draft";
import { readMailChoice, tellOfChange } from "#app/features/bookings/desk/guest-emails.server";
import type { GuestNews } from "#app/features/mail/schema";
import {
  noteInput,
  paymentInput,
  readInput,
  reason,
  voidInput,
  type FormErrors,
} from "#app/features/bookings/desk/input";
import { STATUS_KINDS } from "#app/features/bookings/desk/kinds";
import { recordPayment, voidPayment, type PaymentOutcome } from "#app/features/bookings/desk/payments/mutations.server";
import { endHoldOfAny, holdAny, type SeenBooking } from "#app/features/bookings/desk/placed-kinds.server";
import { setPriceLines } from "#app/features/bookings/desk/price.server";
import { linesToEdit, readPriceLines } from "#app/features/bookings/desk/price-lines";
import { listGuestMails, type DeskBooking } from "#app/features/bookings/desk/queries.server";
import { readWanted } from "#app/features/bookings/desk/wanted";
import type { ChangeOutcome } from "#app/features/bookings/moves/mutations.server";
import { setBookingStatus } from "#app/features/bookings/office/handle-request.server";
import { addNote, setAssignee } from "#app/features/cases/mutations.server";
import { resendMail } from "#app/features/mail/delivery/mutations.server";
import { type MailServices } from "#app/features/mail/outbox/mutations.server";
import { startOfDay } from "#app/platform/dates/dates";
import { isUuid } from "#app/platform/db/uuid";

type Answer = { ok: true } | { ok: false; reason: "missing" } | DeskRefusal;

interface Asked {
  services: MailServices;
  staff: Staff;
  booking: DeskBooking;
  form: Record<string, string>;
}

const refuse = (
  panel: DeskRefusal["panel"],
  typed: Record<string, string>,
  problem: Partial<Omit<DeskRefusal, "ok" | "panel" | "typed">>,
): DeskRefusal => ({ ok: false, panel, typed, errors: {}, ...problem });

const MISSING = { ok: false, reason: "missing" } as const;
const BUSY = "Somebody works on the same listing at this moment. Please try again.";

/** Does what a form of the booking screen asks for. Null when it asks for nothing that is known. */
export async function handleDeskForm(asked: Asked): Promise<Answer | null> {
  const handle = Object.hasOwn(HANDLERS, asked.form.intent ?? "") ? HANDLERS[asked.form.intent ?? ""] : undefined;
  return handle ? handle(asked) : null;
}

const HANDLERS: Readonly<Record<string, (asked: Asked) => Promise<Answer>>> = {
  guest: changeGuest,
  days: changeDays,
  place: placeOnUnit,
  price: changePrice,
  payment: addPayment,
  refund: addPayment,
  void: voidOne,
  note: writeNote,
  assignee: assign,
  hold: lengthenHold,
  "end-hold": async (asked) =>
    toAnswer(asked, "hold", await endHoldOfAny(asked.services.db, asked.staff, seenIn(asked))),
  status: changeStatus,
  resend: resendOne,
};

function seenIn({ booking: { kind, id }, form }: Asked): SeenBooking {
  const version = /^\d{1,9}$/.test(form.version ?? "") ? Number(form.version) : undefined;
  return { kind, id, version };
}

function toAnswer({ form }: Asked, panel: DeskRefusal["panel"], outcome: ChangeOutcome): Answer {
  if (outcome.ok) return outcome;
  if (outcome.reason === "missing" || outcome.reason === "unknown-unit") return MISSING;
  if (outcome.reason === "clash") return refuse(panel, form, { clashes: outcome.clashes });
  if (outcome.reason === "changed") return refuse(panel, form, { message: changedBy(outcome.by) });
  const message = outcome.reason === "busy" ? BUSY : "This cannot be done in the state the booking is in.";
  return refuse(panel, form, { message });
}

const changedBy = (name: string | null) =>
  `${name ?? "Somebody else"} changed this a moment ago. Below is how it stands now. Nothing of yours was saved: look again, then save.`;

/** The booking as it was seen, with the mail about its change. */
function seenWithMail(asked: Asked, news: GuestNews): SeenBooking {
  const { services, booking, form } = asked;
  return { ...seenIn(asked), also: tellOfChange(services, booking, news, readMailChoice(form)) };
}

async function changeGuest({ services, staff, booking, form }: Asked): Promise<Answer> {
  const mine = typedGuest(form);
  const outcome = await editGuest(services.db, staff, booking, {
    mine,
    base: readBase(form.base, mine),
    keepPhone: form.keep_phone === "on",
  });
  if (outcome.ok || outcome.reason === "missing") return outcome;
  if (outcome.reason === "invalid") return refuse("guest", form, { errors: outcome.errors });
  return refuse("guest", { ...form, ...outcome.merged }, { merge: outcome });
}

async function changeDays(asked: Asked): Promise<Answer> {
  const { booking, form, staff, services } = asked;
  const read = readWanted(booking.kind, form);
  const errors: FormErrors = read.ok ? {} : read.errors;
  const price = form.price === "new" ? "new" : "keep";
  if (form.unit && !isUuid(form.unit)) return MISSING;
  if (!read.ok) return refuse("days", form, { errors });
  const wanted = { ...read.value, unit: form.unit || undefined, price } as const;
  const outcome = await rebook(services.db, staff, seenWithMail(asked, "moved"), wanted);
  return toAnswer(asked, "days", outcome);
}

/** One that is overbooked gets a unit that has become free, on its own days. */
async function placeOnUnit(asked: Asked): Promise<Answer> {
  const { booking, form, staff, services } = asked;
  if (form.unit && !isUuid(form.unit)) return MISSING;
  const { from, to, start_time, children, vehicles, with_driver } = booking;
  const wanted = { from, to, start_time, people: booking.people ?? 1, children, vehicles, with_driver };
  const outcome = await rebook(services.db, staff, seenIn(asked), {
    ...wanted,
    unit: form.unit || undefined,
    price: "keep",
  });
  return toAnswer(asked, "days", outcome);
}

async function changePrice(asked: Asked): Promise<Answer> {
  const { booking, form, staff, services } = asked;
  const read = readPriceLines(linesToEdit(booking.lines, booking.total), form);
  const why = v.safeParse(reason, form.reason ?? "");
  const errors = { ...(!read.ok && read.errors), ...(!why.success && { reason: why.issues[0].message }) };
  if (!read.ok || !why.success) return refuse("price", form, { errors });
  const lines = { lines: read.lines, reason: why.output };
  const outcome = await setPriceLines(services.db, staff, seenWithMail(asked, "repriced"), lines);
  return toAnswer(asked, "price", outcome);
}

const PAYMENT_ERRORS: Readonly<Record<Exclude<PaymentOutcome, { ok: true }>["reason"], FormErrors>> = {
  missing: {},
  future: { day: "A day that is not in the future" },
  currency: { currency: "There is no rate for this currency" },
  small: { amount: "Less than one cent of a dollar" },
  large: { amount: "At most $9,999,999,999.99" },
};

async function addPayment({ services, staff, booking, form }: Asked): Promise<Answer> {
  const panel = form.intent === "refund" ? "refund" : "payment";
  const read = readInput(paymentInput, { ...form, kind: panel });
  if (!read.ok) return refuse(panel, form, { errors: read.errors });
  const outcome = await recordPayment(services.db, staff, booking, { ...read.value, id: form.new_id ?? "" });
  if (outcome.ok || outcome.reason === "missing") return outcome.ok ? outcome : MISSING;
  return refuse(panel, form, { errors: PAYMENT_ERRORS[outcome.reason] });
}

async function voidOne({ services, staff, booking, form }: Asked): Promise<Answer> {
  const read = readInput(voidInput, form);
  if (!read.ok) return refuse("void", form, { errors: read.errors });
  return voidPayment(services.db, staff, booking, read.value);
}

async function writeNote({ services, staff, booking, form }: Asked): Promise<Answer> {
  const read = readInput(noteInput, form);
  if (!read.ok) return refuse("note", form, { errors: read.errors });
  await addNote(services.db, staff, { caseId: booking.case_id }, read.value);
  return { ok: true };
}

async function assign({ services, staff, booking, form }: Asked): Promise<Answer> {
  const item = { id: booking.id, name: booking.full_name };
  const isSet = await setAssignee(services.db, staff, { caseId: booking.case_id, item }, form.assignee || null);
  return isSet ? { ok: true } : refuse("assignee", form, { message: "There is no such member of staff any more." });
}

const MAX_HOLD_HOURS = 24 * 90;

async function lengthenHold(asked: Asked): Promise<Answer> {
  const { services, staff, form } = asked;
  if (form.until) {
    const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/.exec(form.until);
    const until =
      match?.[1] && new Date(startOfDay(match[1], OFFICE.hoursAheadOfUtc).getTime() + minutesOf(match) * 60_000);
    if (!until || Number.isNaN(until.getTime()) || until.getTime() > Date.now() + MAX_HOLD_HOURS * 3_600_000)
      return refuse("hold", form, { errors: { until: "A moment within the next 90 days" } });
    return toAnswer(asked, "hold", await holdAny(services.db, staff, seenIn(asked), { until }));
  }
  const hours = Number(form.hours);
  if (![24, 48, 72].includes(hours))
    return refuse("hold", form, { errors: { until: "24, 48 or 72 hours, or a moment" } });
  return toAnswer(asked, "hold", await holdAny(services.db, staff, seenIn(asked), { hours }));
}

const minutesOf = (match: RegExpExecArray) => Number(match[2]) * 60 + Number(match[3]);

async function changeStatus(asked: Asked): Promise<Answer> {
  const { services, staff, booking, form } = asked;
  const set = { ...form, kind: STATUS_KINDS[booking.kind], id: booking.id };
  const outcome = await setBookingStatus(services, staff, set);
  if (!outcome) return refuse("status", form, { message: "There is no such state." });
  if (outcome.ok) return outcome;
  if (outcome.reason === "missing" || outcome.reason === "unknown-unit") return MISSING;
  if (outcome.reason === "clash") return refuse("status", form, { clashes: outcome.clashes });
  return refuse("status", form, { message: outcome.reason === "busy" ? BUSY : changedBy(outcome.by) });
}

async function resendOne({ services, staff, booking, form }: Asked): Promise<Answer> {
  const mails = await listGuestMails(services.db, booking);
  if (!mails.some(({ id }) => id === form.mail_id)) return MISSING;
  const { ok } = await resendMail(services.db, staff, form.mail_id ?? "");
  return ok ? { ok } : refuse("mail", form, { message: "This message is on its way already." });
}
