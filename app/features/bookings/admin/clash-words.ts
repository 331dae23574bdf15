import type { Clash } from "#app/features/bookings/schema";
import { formatDay } from "#app/platform/dates/dates";

/** The field by which a form says which clashes were seen. */
const CLASHES_SEEN = "clashes_seen";

type Fields = Readonly<Record<string, string>>;

/** The form that was answered with these clashes, to be sent once more in spite of them. */
export function inSpiteOf(clashes: readonly Clash[], fields: Fields): Fields {
  return { ...fields, [CLASHES_SEEN]: clashes.map(({ id }) => id).join(",") };
}

export function readSeenClashes(fields: Fields): string[] {
  return fields[CLASHES_SEEN]?.split(",") ?? [];
}

export function describeClash({ full_name, start, end }: Clash): string {
  return `${full_name}, ${formatDay(start, "en", "short")} to ${formatDay(end, "en", "short")}`;
}
