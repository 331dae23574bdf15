import type { TakenDays } from "#app/features/bookings/desk/queries.server";
import { formatDay } from "#app/platform/dates/dates";

const NAMES: Readonly<Record<TakenDays["kind"], string>> = {
  booking: "",
  hold: "Held: ",
  block: "Blocked: ",
  out_of_service: "Out of service: ",
  import: "",
};

/** Who has days of a unit, as staff read it. */
export function describeTaken({ kind, who, from, to }: TakenDays): string {
  const days = `${formatDay(from, "en", "short")} to ${formatDay(to, "en", "short")}`;
  const name = `${NAMES[kind]}${who}`.replace(/: $/, "");
  return `${name}, ${days}`;
}
