import { OFFICE } from "#app/brand";
import { formatAge, formatInstant } from "#app/platform/dates/dates";
import { useNow } from "#app/ui/office/use-now";

/** How long ago, counted on while the screen stays open. `now` is when the screen was read, where it is read again and again. */
export function Age({ at, now: readAt }: { at: Date; now?: Date }) {
  const now = useNow(readAt);
  return (
    <time dateTime={at.toISOString()} title={formatInstant(at, "en", OFFICE)} suppressHydrationWarning>
      {formatAge(at, now, "en")}
    </time>
  );
}
