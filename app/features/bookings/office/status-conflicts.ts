import { isBookingKind } from "#app/features/bookings/office/booking-kinds";
import type { StatusConflict } from "#app/features/bookings/office/outcome";
import type { Clash } from "#app/features/bookings/schema";
import { formatDay } from "#app/platform/dates/dates";

/** The field by which a form says which clashes were seen. */
export const CLASHES_SEEN = "clashes_seen";

/** The field by which the menus of lists say that a status the guest is told of is asked about first. */
export const ASK_FIRST = "ask";

type Fields = Readonly<Record<string, string>>;

/** Confirming and cancelling a booking: which unit, and the mail, are chosen before it is done. */
export function asksFirst({ intent, kind, status, [ASK_FIRST]: ask }: Fields): boolean {
  return (
    ask === "1" && intent === "status" && isBookingKind(kind) && (status === "confirmed" || status === "cancelled")
  );
}

/** The same form with the conflict acknowledged, to submit again. */
export function withOverride(problem: StatusConflict, fields: Fields): Fields {
  if (problem.reason === "changed") return { ...fields, shown: problem.now };
  return { ...fields, [CLASHES_SEEN]: problem.clashes.map(({ id }) => id).join(",") };
}

/** Undefined where nobody was asked: then nothing is overbooked. */
export function readSeenClashes(fields: Fields): string[] | undefined {
  return fields[CLASHES_SEEN]?.split(",");
}

export function describeClash({ full_name, start, end }: Clash): string {
  return `${full_name}, ${formatDay(start, "en", "short")} to ${formatDay(end, "en", "short")}`;
}

/** Told wherever a status is set. */
export const BUSY_TEXT = "Somebody else works on this listing. Please try again.";

/** What the question is called, and the button that goes on. */
export function confirmationTexts(problem: StatusConflict, fields: Fields): { title: string; confirmLabel: string } {
  if (problem.reason === "clash") return { title: "These days are taken", confirmLabel: "Overbook" };
  return { title: "Somebody was faster", confirmLabel: `Set to ${fields.status ?? fields.category ?? ""}` };
}
