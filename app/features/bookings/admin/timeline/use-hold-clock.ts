import { useEffect, useState } from "react";
import type { TimelineBar } from "#app/features/bookings/timeline/schema";
import { useNow } from "#app/ui/office/use-now";

/** A timer cannot wait longer. */
const MAX_TIMEOUT_MS = 2_147_483_647;

/** The current time, each minute and at the moment the next hold ends: the screen changes without an event. */
export function useHoldClock(bars: readonly TimelineBar[], readAt: Date): Date {
  const tick = useNow(readAt);
  const [ended, setEnded] = useState(readAt);
  const now = ended > tick ? ended : tick;
  const next = Math.min(
    ...bars.flatMap(({ holdUntil }) => (holdUntil && new Date(holdUntil) > now ? [Date.parse(holdUntil)] : [])),
  );
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setEnded(new Date()), Math.min(MAX_TIMEOUT_MS, Math.max(0, next - Date.now() + 50)));
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
