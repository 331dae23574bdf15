import * as v from "valibot";
import {
  email,
  name,
  optionalPhone,
  optionalText,
  readFields,
  type FieldErrors,
  type FieldOf,
} from "#app/features/forms/schema";

/** The rest of a message is for the items. */
export const MAX_WORDS = 1_000;

/** What a visitor enters to ask about his list. His notes come along if he says so: see list-message.ts. */
export const askForm = v.object({
  name,
  email,
  phone: optionalPhone,
  message: optionalText(MAX_WORDS),
  notes: optionalText(20_000),
});
export type AskField = FieldOf<typeof askForm>;

/** The server's check, in the browser. */
export function checkAskForm(form: FormData): FieldErrors<AskField> {
  const read = readFields(askForm, form);
  return read.ok ? {} : read.errors;
}
