import type { StatusConflict } from "#app/features/bookings/office/outcome";
import type { Clash } from "#app/features/bookings/schema";
import { formatDay } from "#app/platform/dates/dates";

/** The field by which a form says which clashes were seen. */
const CLASHES_SEEN = "clashes_seen";

type Fields = Readonly<Record<string, string>>;

/** The same form with the conflict acknowledged, to submit again. */
export function withOverride(problem: StatusConflict, fields: Fields): Fields {
  if (problem.reason === "changed") return { ...fields, shown: problem.now };
  return { ...fields, [CLASHES_SEEN]: problem.clashes.map(({ id }) => id).join(",") };
}

export function readSeenClashes(fields: Fields): string[] {
  return fields[CLASHES_SEEN]?.split(",") ?? [];
}

export function describeClash({ full_name, start, end }: Clash): string {
  return `${full_name}, ${formatDay(start, "en", "short")} to ${formatDay(end, "en", "short")}`;
}

/** What the question is called, and the button that goes on. */
export function confirmationTexts(problem: StatusConflict, fields: Fields): { title: string; confirmLabel: string } {
  if (problem.reason === "clash") return { title: "These days are taken", confirmLabel: "Confirm anyway" };
  return { title: "Somebody was faster", confirmLabel: `Set to ${fields.status ?? fields.category ?? ""}` };
}
