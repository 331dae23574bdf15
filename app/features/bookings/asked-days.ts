import { canBeAsked, MAX_NIGHTS } from "#app/features/availability/rules";
import type { FieldErrors } from "#app/features/forms/schema";
import { isDay, type Day } from "#app/platform/dates/dates";

/** What decides which days a visitor may ask for: the island's day, and how far ahead the settings let him. */
export interface AskingRules {
  today: Day;
  furthestDays: number;
}

interface DayFields<Field extends string> {
  from: Field;
  to: Field;
  /** What is said when the second is not after the first. */
  order: "checkOut" | "returnDate";
  /** What is said when there are too many. */
  most: "nightsMost" | "daysMost";
}

/** What is wrong with the days of a form, at the field to mend. What is no day at all is for the schema to say. */
export function dayProblems<Field extends string>(
  typed: Partial<Record<Field, unknown>>,
  fields: DayFields<Field>,
  rules: AskingRules,
): FieldErrors<Field> {
  const from = dayIn(typed[fields.from]);
  const to = dayIn(typed[fields.to]);
  const errors: FieldErrors<Field> = {};
  if (from === undefined) return errors;
  const alone = singleDayProblem(from, rules);
  if (alone) errors[fields.from] = alone;
  if (to === undefined) return errors;
  const problem = canBeAsked({ from, to }, rules);
  // Whatever is wrong with the first: all of it is said at once.
  if (to <= from) errors[fields.to] = fields.order;
  else if (!alone && problem === "far") errors[fields.to] = { code: "tooFar", n: rules.furthestDays };
  else if (problem === "long") errors[fields.to] = { code: fields.most, n: MAX_NIGHTS };
  return errors;
}

/** What is wrong with one day. */
export function singleDayProblem(day: Day, rules: AskingRules) {
  const problem = canBeAsked({ from: day }, rules);
  if (problem === "past") return "past";
  return problem === "far" ? ({ code: "tooFar", n: rules.furthestDays } as const) : null;
}

function dayIn(value: unknown): Day | undefined {
  return typeof value === "string" && isDay(value) ? value : undefined;
}
