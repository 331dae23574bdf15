import type { AskedChange, CaseEvent } from "#app/features/cases/schema";
import { formatDay, formatTime } from "#app/platform/dates/dates";
import { BASE_LANGUAGE } from "#app/platform/i18n/languages";
import { plural } from "#app/ui/office/plural";

const day = (of: string) => formatDay(of, BASE_LANGUAGE, "short");

/** Days and people as staff read them: "4 Mar 2027 to 9 Mar 2027, 2 guests". */
export function describeChange({ kind, from, to, start_time, people, children, vehicles, with_driver }: AskedChange) {
  if (kind === "stay") return `${day(from)} to ${day(to)}, ${plural(people, "guest")}`;
  if (kind === "vehicle")
    return `${day(from)} to ${day(to)}, ${plural(vehicles, "vehicle")} ${with_driver ? "with driver" : "without driver"}`;
  const time = start_time ? ` at ${formatTime(start_time, BASE_LANGUAGE)}` : "";
  const young = children > 0 ? `, ${children} of them children` : "";
  return `${day(from)}${time}, ${people === 1 ? "1 person" : `${people} people`}${young}`;
}

/** What a guest did, after his name. */
export function describeAct({ type, wanted, paid }: CaseEvent): string {
  if (type === "change_asked") return `asked for ${wanted ? describeChange(wanted) : "a change"}`;
  if (type === "cancel_asked") return "asked to cancel";
  if (type === "viewing_accepted") return "accepted the time of the viewing";
  if (type === "ask_withdrawn") return "took back what was asked for";
  return paid ? "cancelled. Money was paid: write about it" : "cancelled";
}
