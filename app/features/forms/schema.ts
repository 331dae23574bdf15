import * as v from "valibot";
import { addDays, earliestToday, isDay } from "#app/platform/dates/dates";
import { textsOf } from "#app/platform/http/form";
import type { en } from "#app/features/translations/catalogues/en";

/** What can be wrong with a field: a key of the texts in the group "invalid". */
export type Invalid = keyof typeof en.invalid;
export type FieldErrors<Field extends string = string> = Partial<Record<Field, Invalid>>;

/** What a page answers to a form that was sent to it. */
export type FormResult<Field extends string = string> =
  | { ok: true }
  | { ok: false; reason: "invalid"; errors: FieldErrors<Field>; values: Record<string, string> }
  | { ok: false; reason: "failed"; values?: Record<string, string> };
export type FormFailure<Field extends string = string> = Exclude<FormResult<Field>, { ok: true }>;

/** The pieces that the forms of visitors are made of. The messages are keys of the texts in the group "invalid". */
export const required = (max: number) => v.pipe(v.string("required"), v.trim(), v.nonEmpty("required"), v.maxLength(max, "long"));

export const optionalText = (max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.maxLength(max, "long"),
    v.transform((text) => text || null),
  );

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const email = v.pipe(required(254), v.regex(EMAIL, "email"));
export const name = required(120);
export const phone = required(40);
export const message = required(5_000);

const MAX_DAYS_AHEAD = 731;

/** A day from today on, wherever the visitor's today is, within two years. */
export const upcomingDay = v.pipe(
  required(10),
  v.check(isDay, "date"),
  v.check((day) => day >= earliestToday(), "past"),
  v.check((day) => day <= addDays(earliestToday(), MAX_DAYS_AHEAD), "far"),
);

type FormSchema = v.GenericSchema<Record<string, unknown>>;
export type FieldOf<Schema extends FormSchema> = Extract<keyof v.InferOutput<Schema>, string>;
export type ReadForm<Schema extends FormSchema> =
  | { ok: true; fields: v.InferOutput<Schema> }
  | { ok: false; errors: FieldErrors<FieldOf<Schema>> };

/** Reads a form by its schema, in the browser as on the server. Each field names the first thing that is wrong with it. */
export function readFields<Schema extends FormSchema>(schema: Schema, form: FormData): ReadForm<Schema> {
  const result = v.safeParse(schema, textsOf(form));
  if (result.success) return { ok: true, fields: result.output };
  const errors: FieldErrors<FieldOf<Schema>> = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as FieldOf<Schema>;
    // A field that was not sent at all is the object's problem to the schema, in the library's own words.
    errors[field] ??= (issue.type === "object" ? "required" : issue.message) as Invalid;
  }
  return { ok: false, errors };
}
