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
import { INQUIRY_TOPICS } from "#app/features/inquiries/schema";

/** What a visitor enters to write to us. */
export const inquiryForm = v.object({
  name,
  email,
  phone: optionalPhone,
  topic: v.picklist(INQUIRY_TOPICS, "topic"),
  message,
});
export type Inquiry = v.InferOutput<typeof inquiryForm>;
export type InquiryField = FieldOf<typeof inquiryForm>;

/** The server's check, in the browser. */
export function checkInquiry(form: FormData): FieldErrors<InquiryField> {
  const read = readFields(inquiryForm, form);
  return read.ok ? {} : read.errors;
}
