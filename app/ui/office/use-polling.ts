import { useEffect } from "react";
import { useRevalidator } from "react-router";

const POLL_INTERVAL_MS = 4_000;

/** Polls: revalidates the screen while `isActive` is true and the tab is visible. */
export function usePolling(isActive: boolean): void {
  const { revalidate, state } = useRevalidator();
  const isIdle = state === "idle";
  useEffect(() => {
    // A revalidation starts the one under way anew: where one takes longer than the interval, none would end.
    if (!isActive || !isIdle) return undefined;
    const clock = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, POLL_INTERVAL_MS);
    return () => clearInterval(clock);
  }, [isActive, isIdle, revalidate]);
}
