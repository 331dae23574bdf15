import type { StatusProblem } from "#app/features/bookings/admin/outcome";
import type { Clash } from "#app/features/bookings/schema";
import { formatDay } from "#app/platform/dates/dates";

/** The field by which a form says which clashes were seen. */
const CLASHES_SEEN = "clashes_seen";

type Fields = Readonly<Record<string, string>>;

/** The form that was answered with a question, to be sent once more in spite of it. */
export function inSpiteOf(problem: StatusProblem, fields: Fields): Fields {
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
export function questionWords(problem: StatusProblem, fields: Fields): { title: string; goOn: string } {
  if (problem.reason === "clash") return { title: "These days are taken", goOn: "Confirm anyway" };
  return { title: "Somebody was faster", goOn: `Set to ${fields.status ?? fields.category ?? ""}` };
}
