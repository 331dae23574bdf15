import * as v from "valibot";
import { experienceRequest, type ExperienceRequest, type ExperienceRequestField } from "#app/features/bookings/schema";
import type { Day } from "#app/platform/dates/dates";
import { textsOf } from "#app/platform/http/form";
import type { en } from "#app/features/translations/catalogues/en";

/** What is wrong with each field, as keys of the texts in the group "invalid". */
export type FieldErrors = Partial<Record<ExperienceRequestField, keyof typeof en.invalid>>;

export function readExperienceRequest(form: FormData): { ok: true; request: ExperienceRequest } | { ok: false; errors: FieldErrors } {
  const result = v.safeParse(experienceRequest, textsOf(form));
  if (result.success) return { ok: true, request: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as ExperienceRequestField;
    errors[field] ??= (issue.message === "" ? "required" : issue.message) as FieldErrors[ExperienceRequestField];
  }
  return { ok: false, errors };
}

/** The same check in the browser, which knows what day it is where the visitor is. */
export function checkExperienceRequest(form: FormData, today: Day): FieldErrors {
  const result = readExperienceRequest(form);
  if (!result.ok) return result.errors;
  return result.request.date < today ? { date: "past" } : {};
}
