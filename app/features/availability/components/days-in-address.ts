import { isMonth, type Month } from "#app/features/availability/calendar-month";
import { canBeAsked } from "#app/features/availability/rules";
import type { Day } from "#app/platform/dates/dates";

/** What an address says of days; what makes no sense counts as not set. */
interface DaysInAddress {
  month: Month | null;
  from: Day | null;
  to: Day | null;
}

export function readDays(query: URLSearchParams, rules: { today: Day; furthestDays: number }): DaysInAddress {
  const [month = "", from = "", to = ""] = ["month", "from", "to"].map((name) => query.get(name) ?? "");
  const isArrival = from !== "" && canBeAsked({ from }, rules) === null;
  return {
    month: isMonth(month) ? month : null,
    from: isArrival ? from : null,
    to: isArrival && to !== "" && canBeAsked({ from, to }, rules) === null ? to : null,
  };
}

/** The same of a departure. Its time is none of ours to judge: whether anything leaves then, the offers say. */
export function readDeparture(query: URLSearchParams, rules: { today: Day; furthestDays: number }) {
  const [month = "", day = "", time = ""] = ["month", "day", "time"].map((name) => query.get(name) ?? "");
  const isAskable = day !== "" && canBeAsked({ from: day }, rules) === null;
  return { month: isMonth(month) ? month : null, day: isAskable ? day : null, time };
}
