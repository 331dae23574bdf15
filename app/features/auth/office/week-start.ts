import { createContext, use } from "react";
import type { WeekStart } from "#app/features/auth/schema";

/** The day weeks begin with for whoever is signed in. */
export const WeekStartContext = createContext<WeekStart>("monday");

const FIRST_DAYS: Readonly<Record<WeekStart, number>> = { monday: 0, saturday: 5, sunday: 6 };

/** The days of a week in the reader's order, 0 is Monday. */
export function useWeek(): number[] {
  const first = FIRST_DAYS[use(WeekStartContext)];
  return Array.from({ length: 7 }, (_, place) => (first + place) % 7);
}
