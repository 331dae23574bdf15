import type { DeskBooking } from "#app/features/bookings/desk/queries.server";
import { balanceDueDay, balanceOf, paidOf, type RecordedMoney } from "#app/features/bookings/desk/money";
import { daysBetween, formatDay, type Day } from "#app/platform/dates/dates";
import { formatUsd } from "#app/platform/money/money";
import { plural } from "#app/ui/office/plural";

/** Something staff can do about a booking now. */
export interface NextStep {
  about: "answer" | "money" | "mail" | "visit";
  tone: "red" | "spice" | "lagoon";
  title: string;
  note: string;
  /** Where it is done: a form of the screen, another screen, or further down. */
  action: { label: string } & (
    | { panel: "payment" | "refund" }
    | { panel: "status"; to_status: "confirmed" }
    | { day: Day }
    | { anchor: string }
  );
}

interface Known {
  booking: Pick<
    DeskBooking,
    | "kind"
    | "status"
    | "total"
    | "deposit"
    | "from"
    | "to"
    | "hold_until"
    | "is_wish"
    | "arrived_at"
    | "left_at"
    | "erased_at"
  >;
  payments: readonly RecordedMoney[];
  mails: readonly { sent_at: Date | null; last_error: string | null }[];
  isFree: boolean;
  balanceDueDays: number;
  today: Day;
  now: Date;
}

const MOST_STEPS = 3;
const shortDay = (day: Day) => formatDay(day, "en", "short");

/** At most three things to do, the most urgent first. Holds and overbooking have strips of their own. */
export function nextSteps(known: Known): NextStep[] {
  if (known.booking.erased_at) return [];
  return [answerStep(known), moneyStep(known), mailStep(known), visitStep(known)]
    .flatMap((step) => step ?? [])
    .slice(0, MOST_STEPS);
}

function answerStep({ booking, isFree, now }: Known): NextStep | null {
  if (booking.status !== "pending") return null;
  const isHeld = booking.hold_until !== null && booking.hold_until > now;
  return {
    about: "answer",
    tone: "spice",
    title: booking.is_wish ? "Answer the wish" : "Answer the request",
    note: isHeld
      ? "It is kept for the guest until the hold ends."
      : isFree
        ? "Nothing is held, and it is free now."
        : "Nothing is held, and it is taken now.",
    action: { label: "Confirm", panel: "status", to_status: "confirmed" },
  };
}

function moneyStep({ booking, payments, balanceDueDays, today }: Known): NextStep | null {
  const paid = paidOf(payments);
  const owed = balanceOf(booking, paid);
  if (owed !== null && owed < 0)
    return {
      about: "money",
      tone: "red",
      title: `${formatUsd(-owed)} is to go back`,
      note: booking.status === "cancelled" ? "Cancelled, and paid for." : "More was paid than it costs.",
      action: { label: "Give it back", panel: "refund" },
    };
  if (booking.status === "pending" || booking.status === "cancelled" || owed === null || owed === 0) return null;
  const due = balanceDueDay(booking.from, balanceDueDays);
  const action = { label: "Enter payment", panel: "payment" } as const;
  if (due < today) {
    const title = `Balance of ${formatUsd(owed)} was due on ${shortDay(due)}`;
    return { about: "money", tone: "red", title, note: paid > 0 ? "Part of it is paid." : "Nothing is paid.", action };
  }
  if (booking.deposit === null || paid >= booking.deposit) return null;
  const title = `Deposit of ${formatUsd(booking.deposit)} is not paid`;
  return { about: "money", tone: "spice", title, note: `The balance is due on ${shortDay(due)}.`, action };
}

function mailStep({ mails }: Known): NextStep | null {
  if (!mails.some(({ sent_at, last_error }) => sent_at === null && last_error !== null)) return null;
  return {
    about: "mail",
    tone: "red",
    title: "A mail did not reach the guest",
    note: "It can be sent again.",
    action: { label: "See mails", anchor: "mails-title" },
  };
}

function visitStep({ booking, today }: Known): NextStep | null {
  const { kind, status, from, to, arrived_at, left_at } = booking;
  if (status !== "confirmed") return null;
  const words = VISITS[kind];
  const step = (title: string, tone: NextStep["tone"], day: Day): NextStep => ({
    about: "visit",
    tone,
    title,
    note: "Mark it on the sheet of the day.",
    action: { label: "Open day sheet", day },
  });
  if (from <= today && !arrived_at) return step(from === today ? words.comes : words.cameNot, "lagoon", from);
  if (kind !== "experience" && to <= today && arrived_at && !left_at)
    return step(to === today ? words.goes : words.wentNot, to === today ? "lagoon" : "red", today);
  return null;
}

const VISITS = {
  stay: {
    comes: "Arrives today",
    cameNot: "Not marked as arrived",
    goes: "Leaves today",
    wentNot: "Not marked as left",
  },
  vehicle: {
    comes: "Goes out today",
    cameNot: "Not marked as handed out",
    goes: "Back today",
    wentNot: "Not returned",
  },
  experience: { comes: "Departs today", cameNot: "Not marked as there", goes: "", wentNot: "" },
} as const;

/** "Arrives in 4 days", "In house"; what stands beside the heading. */
export function whenText({ booking, today }: Pick<Known, "booking" | "today">): string {
  const { kind, status, from, left_at, arrived_at } = booking;
  if (status === "cancelled" || status === "completed") return "";
  const verb = { stay: "Arrives", vehicle: "Goes out", experience: "Departs" }[kind];
  const days = daysBetween(today, from);
  if (days > 0) return `${verb} in ${plural(days, "day")}`;
  if (days === 0 && !arrived_at) return `${verb} today`;
  if (arrived_at && !left_at && kind !== "experience") return kind === "stay" ? "In house" : "Out";
  return "";
}
