import type { Clash } from "#app/features/bookings/schema";
import { formatDay } from "#app/platform/dates/dates";

/** The field by which a form says that the clash was seen. */
export const CLASH_SEEN = "clash_seen";

export function describeClash({ full_name, start, end }: Clash): string {
  return `${full_name}, ${formatDay(start, "en", "short")} to ${formatDay(end, "en", "short")}`;
}
