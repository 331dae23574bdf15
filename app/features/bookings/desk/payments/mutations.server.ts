import { and, eq, isNull, sql } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import type { DeskKey } from "#app/features/bookings/booking-address";
import { toUsd } from "#app/features/bookings/desk/money";
import { dollars } from "#app/features/bookings/moves/mutations.server";
import type { PaymentInput } from "#app/features/bookings/desk/input";
import { findBooking } from "#app/features/bookings/desk/queries.server";
import { booking_payments } from "#app/features/bookings/tables.server";
import { listCurrencies } from "#app/features/currencies/queries.server";
import { recordChange, type Actor } from "#app/features/history/mutations.server";
import { dayAt } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";
import { BASE_CURRENCY } from "#app/platform/money/money";

const OWNERS = {
  stay: { column: booking_payments.stay_booking_id, name: "stay_booking_id" },
  vehicle: { column: booking_payments.transportation_booking_id, name: "transportation_booking_id" },
  experience: { column: booking_payments.experience_inquiry_id, name: "experience_inquiry_id" },
} as const;

export type PaymentOutcome =
  | { ok: true }
  | { ok: false; reason: "missing" | "future" | "currency" | "small" | "large" };

/** More than the column of dollars holds. */
const MAX_USD = 999_999_999_999;

const inWords = (amount: string, currency: string, usd: number) =>
  currency === BASE_CURRENCY ? `$${dollars(usd)}` : `${currency} ${amount} ($${dollars(usd)})`;

/** Writes down money that changed hands, or went back. The same id again is the same payment. */
export async function recordPayment(
  db: Db,
  staff: Actor,
  key: DeskKey,
  { id, kind, hundredths, currency, usd, method, day, note }: PaymentInput & { id: string },
  now = new Date(),
): Promise<PaymentOutcome> {
  if (!isUuid(id)) return { ok: false, reason: "missing" };
  const booking = await findBooking(db, key);
  if (!booking) return { ok: false, reason: "missing" };
  if (day > dayAt(now, OFFICE.hoursAheadOfUtc)) return { ok: false, reason: "future" };
  return db.transaction(async (tx): Promise<PaymentOutcome> => {
    const rate = (await listCurrencies(tx)).find(({ code }) => code === currency)?.rate;
    if (rate === undefined || !(rate > 0)) return { ok: false, reason: "currency" };
    const usd_amount = currency === BASE_CURRENCY ? hundredths : (usd ?? toUsd(hundredths, rate));
    if (usd_amount < 1) return { ok: false, reason: "small" };
    if (usd_amount > MAX_USD) return { ok: false, reason: "large" };
    const amount = (hundredths / 100).toFixed(2);
    const [stored] = await tx
      .insert(booking_payments)
      .values({
        id,
        [OWNERS[key.kind].name]: key.id,
        kind,
        amount,
        currency,
        usd_amount,
        method,
        day,
        note,
        recorded_by: staff.id,
      })
      .onConflictDoNothing({ target: booking_payments.id })
      .returning({ id: booking_payments.id });
    if (stored)
      await recordChange(tx, staff, {
        room: "customers",
        action: "changed",
        item: { id: key.id, name: booking.full_name },
        fields: { [kind]: { from: null, to: inWords(amount, currency, usd_amount) } },
      });
    return { ok: true };
  });
}

/** A wrong payment is struck through with a reason and never gone. Voided twice, it keeps the first reason. */
export async function voidPayment(
  db: Db,
  staff: Actor,
  key: DeskKey,
  { payment, reason }: { payment: string; reason: string },
): Promise<{ ok: true } | { ok: false; reason: "missing" }> {
  const booking = isUuid(payment) ? await findBooking(db, key) : null;
  if (!booking) return { ok: false, reason: "missing" };
  return db.transaction(async (tx) => {
    const ofBooking = and(eq(booking_payments.id, payment), eq(OWNERS[key.kind].column, key.id));
    const [voided] = await tx
      .update(booking_payments)
      .set({ voided_at: sql`now()`, voided_by: staff.id, void_reason: reason })
      .where(and(ofBooking, isNull(booking_payments.voided_at)))
      .returning();
    if (!voided) {
      const [known] = await tx.select({ id: booking_payments.id }).from(booking_payments).where(ofBooking);
      return known ? { ok: true } : { ok: false, reason: "missing" };
    }
    await recordChange(tx, staff, {
      room: "customers",
      action: "changed",
      item: { id: key.id, name: booking.full_name },
      fields: {
        voided: { from: inWords(voided.amount, voided.currency, voided.usd_amount), to: reason },
      },
    });
    return { ok: true };
  });
}
