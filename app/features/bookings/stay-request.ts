import * as v from "valibot";
import {
  email,
  isPast,
  name,
  optionalText,
  phone,
  readFields,
  required,
  upcomingDay,
  type FieldErrors,
  type FieldOf,
} from "#app/features/forms/schema";
import type { Day } from "#app/platform/dates/dates";
import { textFields } from "#app/platform/http/form";

/** What a visitor enters to book a stay. How many guests there is room for, only the stay can say. */
export const stayRequest = v.pipe(
  v.object({
    full_name: name,
    email,
    phone,
    check_in: upcomingDay,
    check_out: upcomingDay,
    guests: v.pipe(required(3), v.regex(/^\d+$/, "guests"), v.transform(Number), v.minValue(1, "guests")),
    special_requests: optionalText(5_000),
  }),
  v.forward(
    v.partialCheck([["check_in"], ["check_out"]], ({ check_in, check_out }) => check_out > check_in, "checkOut"),
    ["check_out"],
  ),
);
export type StayRequest = v.InferOutput<typeof stayRequest>;
export type StayRequestField = FieldOf<typeof stayRequest>;

/** What is wrong for this stay alone, of what was typed or read. */
export function stayProblems(
  { guests }: { guests?: string | number },
  stay: { max_guests: number },
): FieldErrors<StayRequestField> {
  return Number(guests) > stay.max_guests ? { guests: "guests" } : {};
}

/** The server's check in the browser, which knows what day it is where the visitor is. */
export function checkStayRequest(form: FormData, today: Day, maxGuests: number): FieldErrors<StayRequestField> {
  const read = readFields(stayRequest, form);
  const typed = textFields(form);
  return {
    ...(isPast(typed.check_in, today) && { check_in: "past" }),
    ...stayProblems(typed, { max_guests: maxGuests }),
    ...(!read.ok && read.errors),
  };
}
