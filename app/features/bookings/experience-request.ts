import * as v from "valibot";
import { MAX_PARTICIPANTS } from "#app/features/experiences/schema";
import { singleDayProblem, type AskingRules } from "#app/features/bookings/asked-days";
import {
  calendarDay,
  countryCode,
  email,
  name,
  optionalText,
  phone,
  readFields,
  required,
  type FieldErrors,
  type FieldOf,
} from "#app/features/forms/schema";
import { isDay, isTime } from "#app/platform/dates/dates";
import { textFields } from "#app/platform/http/form";

const people = v.pipe(
  required(3),
  v.regex(/^\d+$/, "participants"),
  v.transform(Number),
  v.minValue(1, "participants"),
  v.maxValue(MAX_PARTICIPANTS, "participants"),
);

/** What a visitor enters to book an experience. How many people it takes at least, only the experience can say. */
export const experienceRequest = v.object({
  full_name: name,
  email,
  country_code: countryCode,
  phone,
  date: calendarDay,
  accommodation: required(200),
  /** "08:00", where the experience has departures. */
  start_time: v.pipe(
    v.optional(v.string(), ""),
    v.check((typed) => typed === "" || isTime(typed), "departure"),
    v.transform((typed) => typed || null),
  ),
  /** All who come; or adults and children apart, where children have a price of their own. */
  participants: v.optional(people),
  adults: v.optional(people),
  children: v.pipe(
    v.optional(v.string(), ""),
    v.regex(/^\d{0,3}$/, "participants"),
    v.transform(Number),
    v.maxValue(MAX_PARTICIPANTS, "participants"),
  ),
  message: optionalText(5_000),
  /** The second button: to be stored though there are too few seats. */
  wish: v.pipe(
    v.optional(v.string(), ""),
    v.transform((value) => value === "true"),
  ),
});
export type ExperienceRequest = v.InferOutput<typeof experienceRequest>;
export type ExperienceRequestField = FieldOf<typeof experienceRequest>;

/** What was typed, or what was read of it. */
interface TypedPeople {
  participants?: string | number;
  adults?: string | number;
  children?: string | number;
}

/** How many come, and how many of them are children. */
export function peopleOf({ participants = 0, adults, children = 0 }: TypedPeople) {
  return {
    participants: adults === undefined ? Number(participants) : Number(adults) + Number(children),
    children: Number(children),
  };
}

/** What is wrong for this experience and this day, of what was typed or read. */
export function experienceProblems(
  { date = "", ...typed }: TypedPeople & { date?: string },
  experience: { min_participants: number },
  rules: AskingRules,
): FieldErrors<ExperienceRequestField> {
  const problem = isDay(date) ? singleDayProblem(date, rules) : null;
  return { ...(problem && { date: problem }), ...peopleProblems(typed, experience) };
}

function peopleProblems(
  typed: TypedPeople,
  { min_participants: fewest }: { min_participants: number },
): FieldErrors<ExperienceRequestField> {
  if (typed.participants === undefined && typed.adults === undefined) return { participants: "required" };
  const { participants, children } = peopleOf(typed);
  const field = typed.adults === undefined ? "participants" : "adults";
  if (participants < fewest || participants > MAX_PARTICIPANTS) return { [field]: "participants" };
  return children >= participants ? { children: "children" } : {};
}

/** The server's check in the browser. */
export function checkExperienceRequest(
  form: FormData,
  experience: { min_participants: number; hasDepartures: boolean },
  rules: AskingRules,
): FieldErrors<ExperienceRequestField> {
  const read = readFields(experienceRequest, form);
  const typed = textFields(form);
  return {
    ...experienceProblems(typed, experience, rules),
    ...(experience.hasDepartures && !typed.start_time && { start_time: "departure" }),
    ...(!read.ok && read.errors),
  };
}
