import * as v from "valibot";
import {
  email,
  message,
  name,
  optionalPhone,
  readFields,
  type FieldErrors,
  type FieldOf,
} from "#app/features/forms/schema";

/** What a visitor enters to ask about a property. */
export const propertyInquiryForm = v.object({
  name,
  email,
  phone: optionalPhone,
  message,
});
export type PropertyInquiry = v.InferOutput<typeof propertyInquiryForm>;
export type PropertyInquiryField = FieldOf<typeof propertyInquiryForm>;

/** The server's check, in the browser. */
export function checkPropertyInquiry(form: FormData): FieldErrors<PropertyInquiryField> {
  const read = readFields(propertyInquiryForm, form);
  return read.ok ? {} : read.errors;
}
