import * as v from "valibot";
import { MAX_PARTICIPANTS } from "#app/features/experiences/schema";
import {
  countryCode,
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

/** What a visitor enters to book an experience. How many people it takes at least, only the experience can say. */
export const experienceRequest = v.object({
  full_name: name,
  email,
  country_code: countryCode,
  phone,
  date: upcomingDay,
  accommodation: required(200),
  participants: v.pipe(
    required(3),
    v.regex(/^\d+$/, "participants"),
    v.transform(Number),
    v.minValue(1, "participants"),
    v.maxValue(MAX_PARTICIPANTS, "participants"),
  ),
  message: optionalText(5_000),
});
export type ExperienceRequest = v.InferOutput<typeof experienceRequest>;
export type ExperienceRequestField = FieldOf<typeof experienceRequest>;

/** What is wrong for this experience alone, of what was typed or read. */
export function experienceProblems(
  { participants }: { participants?: string | number },
  experience: { min_participants: number },
): FieldErrors<ExperienceRequestField> {
  return Number(participants) < experience.min_participants ? { participants: "participants" } : {};
}

/** The server's check in the browser, which knows what day it is where the visitor is. */
export function checkExperienceRequest(
  form: FormData,
  today: Day,
  fewest: number,
): FieldErrors<ExperienceRequestField> {
  const read = readFields(experienceRequest, form);
  const typed = textFields(form);
  return {
    ...(isPast(typed.date, today) && { date: "past" }),
    ...experienceProblems(typed, { min_participants: fewest }),
    ...(!read.ok && read.errors),
  };
}
