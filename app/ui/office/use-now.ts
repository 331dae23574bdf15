import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The current time, updated every minute. `readAt`: when the data was loaded, for screens that revalidate. */
export function useNow(readAt?: Date): Date {
  const [tick, setTick] = useState(() => readAt ?? new Date());
  useEffect(() => {
    const clock = setInterval(() => setTick(new Date()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  return readAt && readAt > tick ? readAt : tick;
}
