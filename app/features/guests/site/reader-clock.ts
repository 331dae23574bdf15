import { useEffect, useState } from "react";

/** How many hours the reader's clock is ahead of UTC; null on the server, which cannot know. */
export function useHoursAhead(): number | null {
  const [hours, setHours] = useState<number | null>(null);
  useEffect(() => setHours(-new Date().getTimezoneOffset() / 60), []);
  return hours;
}
