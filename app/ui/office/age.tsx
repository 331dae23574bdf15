import { useEffect, useState, useSyncExternalStore } from "react";
import { formatAge, formatInstant } from "#app/platform/dates/dates";

const MINUTE_MS = 60_000;

/** How long ago, counted on while the screen stays open. `now` is when the screen was read, where it is read again and again. */
export function Age({ at, now: readAt }: { at: Date; now?: Date }) {
  const [tick, setTick] = useState(() => readAt ?? new Date());
  useEffect(() => {
    const clock = setInterval(() => setTick(new Date()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  const now = readAt && readAt > tick ? readAt : tick;
  // The exact time is told by the reader's clock, which the server does not know.
  const isInBrowser = useSyncExternalStore(never, () => true, () => false);
  return (
    <time dateTime={at.toISOString()} title={isInBrowser ? formatInstant(at, "en") : undefined} suppressHydrationWarning>
      {formatAge(at, now, "en")}
    </time>
  );
}

const never = () => () => {};
