import * as v from "valibot";
import { email, readFields, type FieldErrors, type FieldOf } from "#app/features/forms/schema";

/** What somebody types who looks for his requests. */
export const findForm = v.object({ email });
export type FindField = FieldOf<typeof findForm>;

/** The server's check, in the browser. */
export function checkFindForm(form: FormData): FieldErrors<FindField> {
  const read = readFields(findForm, form);
  return read.ok ? {} : read.errors;
}
