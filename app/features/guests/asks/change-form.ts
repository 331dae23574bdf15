import * as v from "valibot";
import type { AskingRules } from "#app/features/bookings/asked-days";
import { experienceProblems, experienceRequest, peopleOf } from "#app/features/bookings/experience-request";
import { stayProblems, stayRequest } from "#app/features/bookings/stay-request";
import { vehicleProblems, vehicleRequest } from "#app/features/bookings/vehicle-request";
import type { AskedChange } from "#app/features/cases/schema";
import { optionalText, readFields, type FieldErrors, type FormValues } from "#app/features/forms/schema";
import { MAX_ASK_WORDS } from "#app/features/guests/asks/schema";
import { textFields } from "#app/platform/http/form";

/** The days and people of the request forms. */
const FORMS = {
  stay: v.pick(stayRequest, ["check_in", "check_out", "guests"]),
  vehicle: v.pick(vehicleRequest, ["pickup_date", "return_date", "vehicles", "with_driver"]),
  experience: v.pick(experienceRequest, ["date", "start_time", "participants", "adults", "children"]),
} as const;

const reason = optionalText(MAX_ASK_WORDS);

/** What a guest sends who asks for a change. Which fields there are, the kind of his booking says. */
export function changeForm(kind: AskedChange["kind"]) {
  return v.object({ ...FORMS[kind].entries, reason });
}
/** What one sends who cancels. */
export const cancelForm = v.object({ reason });

export type ChangeField =
  | keyof typeof FORMS.stay.entries
  | keyof typeof FORMS.vehicle.entries
  | keyof typeof FORMS.experience.entries
  | "reason";

/** What the listing of a booking lets one ask for. */
export interface ListingRules {
  max_guests: number;
  with_driver: boolean;
  min_participants: number;
}

const NOTHING = { start_time: null, people: 1, children: 0, vehicles: 1, with_driver: false };

/** What is wanted, or what is wrong with it by the rules of the request form. */
export function readChange(
  kind: AskedChange["kind"],
  form: FormData,
  listing: ListingRules,
  rules: AskingRules,
): { wanted: AskedChange } | { errors: FieldErrors<ChangeField> } {
  const typed = textFields(form);
  if (kind === "stay") {
    const read = readFields(FORMS.stay, form);
    const errors = { ...stayProblems(typed, listing, rules), ...(!read.ok && read.errors) } as FieldErrors<ChangeField>;
    if (!read.ok || hasAny(errors)) return { errors };
    const { check_in: from, check_out: to, guests: people } = read.fields;
    return { wanted: { kind, ...NOTHING, from, to, people } };
  }
  if (kind === "vehicle") {
    const read = readFields(FORMS.vehicle, form);
    const problems = vehicleProblems(typed, listing, rules);
    const errors = { ...problems, ...(!read.ok && read.errors) } as FieldErrors<ChangeField>;
    if (!read.ok || hasAny(errors)) return { errors };
    const { pickup_date: from, return_date: to, vehicles, with_driver } = read.fields;
    return { wanted: { kind, ...NOTHING, from, to, vehicles, with_driver } };
  }
  const read = readFields(FORMS.experience, form);
  const problems = experienceProblems(typed, listing, rules);
  const errors = { ...problems, ...(!read.ok && read.errors) } as FieldErrors<ChangeField>;
  if (!read.ok || hasAny(errors)) return { errors };
  const { date: from, start_time } = read.fields;
  const { participants: people, children } = peopleOf(read.fields);
  return { wanted: { kind, ...NOTHING, from, to: from, start_time, people, children } };
}

const hasAny = (errors: object) => Object.keys(errors).length > 0;

/** What is wanted as the fields have it. */
export function valuesOf(wanted: AskedChange, areApart: boolean): FormValues {
  const { kind, from, to, people, children } = wanted;
  if (kind === "stay") return { check_in: from, check_out: to, guests: String(people) };
  if (kind === "vehicle")
    return {
      pickup_date: from,
      return_date: to,
      vehicles: String(wanted.vehicles),
      with_driver: String(wanted.with_driver),
    };
  return {
    date: from,
    start_time: wanted.start_time ?? "",
    ...(areApart
      ? { adults: String(people - children), children: String(children) }
      : { participants: String(people) }),
  };
}

/** Where it is said that a stay or a rental is too short. */
export const LEAST = {
  stay: { field: "check_out", code: "nightsLeast" },
  vehicle: { field: "return_date", code: "daysLeast" },
} as const;

/** Whether two wishes are for the same. */
export function isSameChange(one: AskedChange, other: AskedChange): boolean {
  return (Object.keys(one) as (keyof AskedChange)[]).every((field) => one[field] === other[field]);
}
