import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time, counted on every minute while the screen stays open. `readAt` is when the screen was read, where it is read again and again. */
export function useNow(readAt?: Date): Date {
  const [tick, setTick] = useState(() => readAt ?? new Date());
  useEffect(() => {
    const clock = setInterval(() => setTick(new Date()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  return readAt && readAt > tick ? readAt : tick;
}
