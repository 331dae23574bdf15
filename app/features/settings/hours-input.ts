import * as v from "valibot";
import { WEEKDAYS, type OpeningHours, type Weekday } from "#app/features/settings/schema";

/** The two times of a day in the form, "08:00" or empty. */
export type HoursField = `hours_${Weekday}_${"opens" | "closes"}`;
export type HoursFieldValues = Record<HoursField, string>;

export function hoursField(day: Weekday, edge: "opens" | "closes"): HoursField {
  return `hours_${day}_${edge}`;
}

const time = v.pipe(v.string(), v.trim(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, "Must be a time, such as 08:00"));

const FIELDS = WEEKDAYS.flatMap((day) => [hoursField(day, "opens"), hoursField(day, "closes")]);

export const hoursEntries = Object.fromEntries(FIELDS.map((field) => [field, time])) as Record<HoursField, typeof time>;

/** The stored hours as the form's fields; empty on a closed day. */
export function hoursToFields(hours: OpeningHours): HoursFieldValues {
  const values = WEEKDAYS.flatMap((day) => [
    [hoursField(day, "opens"), hours[day]?.opens ?? ""],
    [hoursField(day, "closes"), hours[day]?.closes ?? ""],
  ]);
  return Object.fromEntries(values) as HoursFieldValues;
}

export function fieldsToHours(typed: HoursFieldValues): OpeningHours {
  const days = WEEKDAYS.map((day) => {
    const [opens, closes] = [typed[hoursField(day, "opens")], typed[hoursField(day, "closes")]];
    return [day, opens && closes ? { opens, closes } : null];
  });
  return Object.fromEntries(days) as OpeningHours;
}

/** What is wrong with a day: one time without the other, or one that closes before it opens. */
function dayError(opens: string, closes: string): string | null {
  if ((opens === "") !== (closes === "")) return "Give both times, or neither for a closed day";
  return opens !== "" && closes <= opens ? "Must close after it opens" : null;
}

/** Days of which the second time does not fit the first. */
export function invalidDays(typed: Partial<Record<HoursField, unknown>>): { field: HoursField; message: string }[] {
  return WEEKDAYS.flatMap((day) => {
    const field = hoursField(day, "closes");
    const [opens, closes] = [typed[hoursField(day, "opens")], typed[field]];
    const message = typeof opens === "string" && typeof closes === "string" ? dayError(opens, closes) : null;
    return message ? [{ field, message }] : [];
  });
}
