import * as v from "valibot";
import { isDay } from "#app/platform/dates/dates";
import { textFields } from "#app/platform/http/form";
import { latinDigits, visibleText } from "#app/platform/i18n/visible-text";
import type { en } from "#app/features/translations/catalogues/en";

/** What can be wrong with a field: a key of the texts in the group "invalid". */
type FieldErrorCode = keyof typeof en.invalid;
/** Some say a number besides, at least so many nights, or name what they mean. */
export type FieldProblem = FieldErrorCode | { code: FieldErrorCode; n: number; name?: string };
export type FieldErrors<Field extends string = string> = Partial<Record<Field, FieldProblem>>;

/** What was typed, by the names of the fields. */
export type FormValues = Record<string, string>;

/** The first day, and the day of leaving; of a departure its day and time. */
export interface OfferedDays {
  from: string;
  to: string;
  time?: string;
}

/** What a page answers to a form that was sent to it. */
export type FormResult<Field extends string = string> =
  | { ok: true; values: FormValues }
  // What was asked for is taken: other days that can be had.
  | { ok: false; reason: "invalid"; errors: FieldErrors<Field>; values: FormValues; offers?: OfferedDays[] }
  // "unanswered": nobody knows whether it arrived.
  | { ok: false; reason: "failed" | "offline" | "unanswered"; values?: FormValues };
export type FormFailure<Field extends string = string> = Exclude<FormResult<Field>, { ok: true }>;

/** The pieces that the forms of visitors are made of. The messages are keys of the texts in the group "invalid". */
export const required = (max: number) =>
  v.pipe(v.string("required"), v.transform(visibleText), v.nonEmpty("required"), v.maxLength(max, "long"));

export const optionalText = (max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform(visibleText),
    v.maxLength(max, "long"),
    v.transform((text) => text || null),
  );

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const email = v.pipe(required(254), v.regex(EMAIL, "email"));
export const name = required(120);

const MAX_PHONE_LENGTH = 40;
const PHONE_PATTERN = /^\+?[\d\s()./·-]+(?:(?:ext\.?|x|#)\s*\d+)?$/i;
const MIN_PHONE_DIGITS = 5;
const MAX_PHONE_DIGITS = 20;

/**
 * Whether somebody can have meant a number. Whether it can be dialled is for the server to say: see phone.server.ts.
 */
export function looksLikePhone(typed: string): boolean {
  const number = latinDigits(typed)
    .normalize("NFKC")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-");
  const digits = number.replaceAll(/\D/g, "").length;
  return PHONE_PATTERN.test(number) && digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS;
}

export const phone = v.pipe(required(MAX_PHONE_LENGTH), v.check(looksLikePhone, "phone"));
export const optionalPhone = v.pipe(
  optionalText(MAX_PHONE_LENGTH),
  v.check((typed) => typed === null || looksLikePhone(typed), "phone"),
);

/** "44", "0044" and "+44" are one country. */
export const countryCode = v.pipe(
  required(10),
  v.transform(
    (typed) =>
      `+${latinDigits(typed)
        .replace(/^(?:\+|00)/, "")
        .trim()}`,
  ),
  v.regex(/^\+[1-9]\d{0,3}$/, "countryCode"),
);

export const message = required(5_000);

/** A day that there is. Whether it can be asked for depends on the day it is on the island, and on settings. */
export const calendarDay = v.pipe(required(10), v.check(isDay, "date"));

type FormSchema = v.GenericSchema<Record<string, unknown>>;
export type FieldOf<Schema extends FormSchema> = Extract<keyof v.InferOutput<Schema>, string>;
export type ReadForm<Schema extends FormSchema> =
  | { ok: true; fields: v.InferOutput<Schema> }
  | { ok: false; errors: FieldErrors<FieldOf<Schema>> };

/**
 * Reads a form by its schema, in the browser as on the server. Each field names the first thing that is wrong with it.
 */
export function readFields<Schema extends FormSchema>(schema: Schema, form: FormData): ReadForm<Schema> {
  const result = v.safeParse(schema, textFields(form));
  if (result.success) return { ok: true, fields: result.output };
  const errors: FieldErrors<FieldOf<Schema>> = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as FieldOf<Schema>;
    // A field that was not sent at all is the object's problem to the schema, in the library's own words.
    errors[field] ??= (issue.type === "object" ? "required" : issue.message) as FieldErrorCode;
  }
  return { ok: false, errors };
}
