import { experienceRequest, type ExperienceRequestField } from "#app/features/bookings/schema";
import { readFields, type FieldErrors } from "#app/features/forms/schema";
import type { Day } from "#app/platform/dates/dates";

/** The server's check in the browser, which knows what day it is where the visitor is. */
export function checkExperienceRequest(form: FormData, today: Day): FieldErrors<ExperienceRequestField> {
  const read = readFields(experienceRequest, form);
  if (!read.ok) return read.errors;
  return read.fields.date < today ? { date: "past" } : {};
}
