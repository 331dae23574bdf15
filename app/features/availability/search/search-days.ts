import { canBeAsked, MAX_NIGHTS, type DayProblem } from "#app/features/availability/rules";
import { addDays, daysBetween, isDay, type Day } from "#app/platform/dates/dates";

export interface SearchSpan {
  from: Day;
  to: Day;
}

/** What the address of a list says of days. */
export interface SearchDays {
  /** As they stand there. */
  typed: { from: string; to: string };
  /** The days that are searched for; null when none are set, or what is set makes no sense. */
  span: SearchSpan | null;
  problem: DayProblem | null;
}

interface Rules {
  today: Day;
  furthestDays: number;
}

/**
 * Stays and vehicles are searched by nights: the day of departure is not one of them, and one day alone is one night.
 * Experiences are searched by days, both included.
 */
export function readSearchDays(query: URLSearchParams, rules: Rules, by: "nights" | "days"): SearchDays {
  const [from = "", to = ""] = ["from", "to"].map((name) => (query.get(name) ?? "").trim());
  const typed = { from, to };
  if (!from && !to) return { typed, span: null, problem: null };
  const apart = by === "nights" ? 1 : 0;
  // What is no day cannot be reckoned with.
  if ((from && !isDay(from)) || (to && !isDay(to))) return { typed, span: null, problem: "date" };
  const span = { from: from || addDays(to, -apart), to: to || addDays(from, apart) };
  const problem = by === "nights" ? canBeAsked(span, rules) : problemOfDays(span, rules);
  return { typed, span: problem ? null : span, problem };
}

function problemOfDays({ from, to }: SearchSpan, rules: Rules): DayProblem | null {
  if (to < from) return canBeAsked({ from }, rules) ?? "order";
  const problem = canBeAsked({ from }, rules) ?? canBeAsked({ from: to }, rules);
  return problem ?? (daysBetween(from, to) >= MAX_NIGHTS ? "long" : null);
}
