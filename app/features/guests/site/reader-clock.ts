import { useEffect, useState } from "react";

/** How many hours the reader's clock is ahead of UTC, now or at a moment; null on the server, which cannot know. */
export function useHoursAhead(at?: string | null): number | null {
  const [hours, setHours] = useState<number | null>(null);
  // In summer it may be another than today.
  useEffect(() => setHours(-(at ? new Date(at) : new Date()).getTimezoneOffset() / 60), [at]);
  return hours;
}
