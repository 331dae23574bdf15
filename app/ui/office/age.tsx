import { useSyncExternalStore } from "react";
import { formatAge, formatInstant } from "#app/platform/dates/dates";
import { useNow } from "#app/ui/office/use-now";

/** How long ago, counted on while the screen stays open. `now` is when the screen was read, where it is read again and again. */
export function Age({ at, now: readAt }: { at: Date; now?: Date }) {
  const now = useNow(readAt);
  // The exact time is told by the reader's clock, which the server does not know.
  const isInBrowser = useSyncExternalStore(never, () => true, () => false);
  return (
    <time dateTime={at.toISOString()} title={isInBrowser ? formatInstant(at, "en") : undefined} suppressHydrationWarning>
      {formatAge(at, now, "en")}
    </time>
  );
}

const never = () => () => {};
