import * as v from "valibot";
import { email, readFields, required, type FieldErrors, type FieldOf } from "#app/features/forms/schema";

/** What somebody types who wants to be told of new properties. The filters stand in the address. */
export const alertForm = v.object({ email });
export type AlertField = FieldOf<typeof alertForm>;

/** The same for a property that gets cheaper. */
export const priceNoticeForm = v.object({ email, property: required(36) });
export type PriceNoticeField = FieldOf<typeof priceNoticeForm>;

/** The server's check, in the browser. */
export function checkAlertForm(form: FormData): FieldErrors<AlertField> {
  const read = readFields(alertForm, form);
  return read.ok ? {} : read.errors;
}
