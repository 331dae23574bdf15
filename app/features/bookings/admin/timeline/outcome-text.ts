import type { CalendarOutcome } from "#app/features/bookings/admin/timeline/calendar-actions.server";
import { shortSpan } from "#app/features/bookings/timeline/rules";

/** Why nothing was changed, in words; null when it was. */
export function refusalText(outcome: CalendarOutcome): string | null {
  if (outcome.ok) return null;
  switch (outcome.reason) {
    case "clash": {
      const [first, ...others] = outcome.clashes;
      if (!first) return "These days were taken a moment ago. Nothing was changed.";
      const more = others.length > 0 ? ` and ${others.length} more` : "";
      return `In the way: ${first.full_name}, ${shortSpan(first.start, first.end)}${more}. Nothing was changed.`;
    }
    case "changed":
      return `${outcome.by ?? "Somebody else"} has changed this booking since you saw it. Nothing was changed.`;
    case "busy":
      return "Somebody works on the same listing. Please try again.";
    case "unfit":
      return "That cannot be done with this booking as it is now.";
    case "invalid":
      return {
        days: "The last day must come after the first.",
        reason: "Say why, in up to 200 characters.",
        unit: "Choose a unit.",
      }[outcome.field];
    case "unknown-unit":
      return "There is no such unit.";
    case "missing":
      return "It is not there any more.";
  }
}
