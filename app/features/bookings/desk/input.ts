import * as v from "valibot";
import { parseAmount } from "#app/features/bookings/desk/money";
import { PAYMENT_KINDS, PAYMENT_METHODS } from "#app/features/bookings/schema";
import { MAX_MESSAGE_LENGTH } from "#app/features/cases/schema";
import { EMAIL } from "#app/features/forms/schema";
import { isDay } from "#app/platform/dates/dates";
import { defined } from "#app/platform/defined";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { CURRENCY_CODES } from "#app/platform/money/money";
import { optionalText, requiredText } from "#app/ui/office/form/input";

export type FormErrors = Record<string, string>;
export type ReadInput<Output> = { ok: true; value: Output } | { ok: false; errors: FormErrors };

/** Reads a form of the office: each field names the first thing that is wrong with it. */
export function readInput<Schema extends v.GenericSchema<Record<string, unknown>>>(
  schema: Schema,
  form: Readonly<Record<string, string>>,
): ReadInput<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, form);
  if (read.success) return { ok: true, value: read.output };
  const errors: FormErrors = {};
  for (const issue of read.issues)
    errors[String(issue.path?.[0]?.key)] ??= issue.type === "object" ? "Required" : issue.message;
  return { ok: false, errors };
}

const amountText = "An amount above 0, with at most two decimals and at most 9,999,999,999.99";
const amount = v.pipe(
  requiredText(20),
  v.check((typed) => parseAmount(typed) !== null, amountText),
  v.transform((typed) => defined(parseAmount(typed), "the checked amount")),
);

const EARLIEST_PAYMENT = "2000-01-01";
export const day = v.pipe(requiredText(10), v.check(isDay, "A date"));

/** Money that changed hands. What is left out of dollars is worked out by the table's rate. */
export const paymentInput = v.pipe(
  v.object({
    kind: v.picklist(PAYMENT_KINDS, "Payment or refund"),
    amount,
    currency: v.picklist(CURRENCY_CODES, "Choose a currency"),
    usd: v.pipe(
      v.optional(v.string(), ""),
      v.trim(),
      v.check((typed) => typed === "" || parseAmount(typed) !== null, amountText),
      v.transform((typed) => parseAmount(typed)),
    ),
    method: v.picklist(PAYMENT_METHODS, "Choose how it was paid"),
    day: v.pipe(
      day,
      v.check((value) => value >= EARLIEST_PAYMENT, "A date from the year 2000 on"),
    ),
    note: optionalText(500),
  }),
  v.transform(({ amount: hundredths, ...rest }) => ({ ...rest, hundredths })),
);
export type PaymentInput = v.InferOutput<typeof paymentInput>;

export const reason = requiredText(300);
export const voidInput = v.object({ payment: v.string("Required"), reason });

export const noteInput = v.object({ body: requiredText(MAX_MESSAGE_LENGTH), key: v.pipe(v.string(), v.maxLength(80)) });

/** Who the guest is. Whether an address may be missing, only the booking can say. */
export const guestInput = v.object({
  full_name: requiredText(120),
  email: v.pipe(
    optionalText(254),
    v.check((typed) => typed === null || EMAIL.test(typed), "An email address, such as name@example.com"),
  ),
  phone: optionalText(40),
  language: v.picklist(LANGUAGES, "Choose a language"),
  requests: optionalText(5_000),
  accommodation: optionalText(200),
});
export type GuestInput = v.InferOutput<typeof guestInput>;

const whole = (min: number, max: number) =>
  v.pipe(
    requiredText(6),
    v.check(
      (typed) => /^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max,
      `A whole number from ${min} to ${max}`,
    ),
    v.transform(Number),
  );
export const peopleCount = (max: number) => whole(1, max);
export const childCount = (max: number) => v.pipe(v.optional(v.string(), "0"), whole(0, max));
