import type { BookingStatus } from "#app/features/bookings/schema";
import { addDays, type Day } from "#app/platform/dates/dates";
import type { Cents } from "#app/platform/money/money";

/** A row of money that staff recorded. */
export interface RecordedMoney {
  kind: "payment" | "refund";
  usd_amount: Cents;
  voided_at: Date | null;
}

type MoneyState = "nothing" | "part" | "deposit" | "paid" | "overpaid" | "refund";

export const MONEY_STATE_NAMES: Readonly<Record<MoneyState, string>> = {
  nothing: "Nothing paid",
  part: "Partly paid",
  deposit: "Deposit paid",
  paid: "Paid",
  overpaid: "Overpaid",
  refund: "Refund due",
};

interface Asked {
  status: BookingStatus;
  /** Null for what came in before totals were kept. */
  total: Cents | null;
  deposit: Cents | null;
}

/** What was paid and not given back. What was voided counts as never recorded. */
export function paidOf(rows: readonly RecordedMoney[]): Cents {
  return rows
    .filter(({ voided_at }) => voided_at === null)
    .reduce((sum, { kind, usd_amount }) => sum + (kind === "payment" ? usd_amount : -usd_amount), 0);
}

export function moneyState({ status, total, deposit }: Asked, paid: Cents): MoneyState {
  if (status === "cancelled") return paid > 0 ? "refund" : "nothing";
  if (paid <= 0) return total === 0 && paid === 0 ? "paid" : "nothing";
  if (total !== null && paid > total) return "overpaid";
  if (total !== null && paid === total) return "paid";
  return deposit !== null && deposit > 0 && paid >= deposit ? "deposit" : "part";
}

/** What is still to be paid; below zero when money is to go back. Null where no total is known. */
export function balanceOf({ status, total }: Asked, paid: Cents): Cents | null {
  if (status === "cancelled") return -paid;
  return total === null ? null : total - paid;
}

/** The day by which the balance is to be paid. */
export function balanceDueDay(firstDay: Day, daysBefore: number): Day {
  return addDays(firstDay, -daysBefore);
}

/** The part of a total that is asked for at once: half cents up. Null when nothing is. */
export function depositOf(total: Cents, percent: number): Cents | null {
  return percent === 0 ? null : Math.floor((total * percent) / 100 + 0.5);
}

const AMOUNT = /^(\d{1,10})(?:\.(\d{1,2}))?$/;

/** What was typed as an amount above 0, in hundredths; null when it is none. At most 9,999,999,999.99. */
export function parseAmount(typed: string): number | null {
  const match = AMOUNT.exec(typed.trim());
  if (!match) return null;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return hundredths > 0 ? hundredths : null;
}

/** The same for a line of a price, which may be below 0, or 0. */
export function parseSignedAmount(typed: string): Cents | null {
  const text = typed.trim().replace(/^[\u2212-]/, "-");
  const isNegative = text.startsWith("-");
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(isNegative ? text.slice(1) : text);
  if (!match) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return isNegative && cents > 0 ? -cents : cents;
}

/** An amount in a currency as dollars by a rate of so much for a dollar. */
export function toUsd(hundredths: number, rate: number): Cents {
  return Math.round(hundredths / rate);
}
