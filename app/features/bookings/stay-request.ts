import * as v from "valibot";
import { dayProblems, type AskingRules } from "#app/features/bookings/asked-days";
import {
  calendarDay,
  email,
  name,
  optionalText,
  phone,
  readFields,
  required,
  type FieldErrors,
  type FieldOf,
} from "#app/features/forms/schema";
import { textFields } from "#app/platform/http/form";

/** What a visitor enters to book a stay. How many guests there is room for, only the stay can say. */
export const stayRequest = v.object({
  full_name: name,
  email,
  phone,
  check_in: calendarDay,
  check_out: calendarDay,
  guests: v.pipe(required(3), v.regex(/^\d+$/, "guests"), v.transform(Number), v.minValue(1, "guests")),
  special_requests: optionalText(5_000),
  /** The second button: to be stored though the days are taken. */
  wish: v.pipe(
    v.optional(v.string(), ""),
    v.transform((value) => value === "true"),
  ),
});
export type StayRequest = v.InferOutput<typeof stayRequest>;
export type StayRequestField = FieldOf<typeof stayRequest>;

/** What is wrong for this stay and this day, of what was typed or read. */
export function stayProblems(
  typed: { guests?: string | number; check_in?: string; check_out?: string },
  stay: { max_guests: number },
  rules: AskingRules,
): FieldErrors<StayRequestField> {
  return {
    ...dayProblems(typed, { from: "check_in", to: "check_out", order: "checkOut", most: "nightsMost" }, rules),
    ...(Number(typed.guests) > stay.max_guests && { guests: "guests" }),
  };
}

/** The server's check in the browser. */
export function checkStayRequest(
  form: FormData,
  stay: { max_guests: number },
  rules: AskingRules,
): FieldErrors<StayRequestField> {
  const read = readFields(stayRequest, form);
  return { ...stayProblems(textFields(form), stay, rules), ...(!read.ok && read.errors) };
}
