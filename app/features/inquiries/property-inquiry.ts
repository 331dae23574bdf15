import * as v from "valibot";
import { islandToday } from "#app/features/availability/rules";
import {
  email,
  message,
  name,
  optionalPhone,
  optionalText,
  readFields,
  type FieldErrors,
  type FieldOf,
} from "#app/features/forms/schema";
import {
  DAY_FIELDS,
  DEFAULT_VIEWERS,
  MAX_VIEWERS,
  PARTS_OF_DAY,
  PROPERTY_INQUIRY_KINDS,
  wantedDaysProblem,
} from "#app/features/inquiries/viewing";

const wantedDay = optionalText(10);
const viewers = v.pipe(
  v.string("viewers"),
  v.regex(/^\d{1,2}$/, "viewers"),
  v.transform(Number),
  v.minValue(1, "viewers"),
  v.maxValue(MAX_VIEWERS, "viewers"),
);

/** What a visitor enters to ask about a property, or to see it. What only a viewing needs is not looked at otherwise. */
export const propertyInquiryForm = v.pipe(
  v.object({
    name,
    email,
    phone: optionalPhone,
    message,
    kind: v.optional(v.picklist(PROPERTY_INQUIRY_KINDS, "required"), "question"),
    day_1: wantedDay,
    day_2: wantedDay,
    day_3: wantedDay,
    part_of_day: v.optional(v.picklist(PARTS_OF_DAY, "required"), "any"),
    people: v.optional(viewers, DEFAULT_VIEWERS),
  }),
  // Runs even if other fields are invalid, so that all errors are shown at once.
  v.rawCheck(({ dataset, addIssue }) => {
    const fields = dataset.value as Partial<Record<string, unknown>>;
    if (fields.kind !== "viewing") return;
    const problem = wantedDaysProblem(daysIn(fields), islandToday());
    if (problem)
      addIssue({
        message: problem,
        path: [{ type: "object", origin: "value", input: fields, key: "day_1", value: fields.day_1 }],
      });
  }),
);
export type PropertyInquiry = v.InferOutput<typeof propertyInquiryForm>;
export type PropertyInquiryField = FieldOf<typeof propertyInquiryForm>;

/** The days that were filled in. */
export function daysIn(fields: Partial<Record<(typeof DAY_FIELDS)[number], unknown>>): string[] {
  return DAY_FIELDS.map((name) => fields[name]).filter((day): day is string => typeof day === "string" && day !== "");
}

/** The server's check, in the browser. */
export function checkPropertyInquiry(form: FormData): FieldErrors<PropertyInquiryField> {
  const read = readFields(propertyInquiryForm, form);
  return read.ok ? {} : read.errors;
}
