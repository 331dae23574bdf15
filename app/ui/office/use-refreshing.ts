import { useEffect } from "react";
import { useRevalidator } from "react-router";

const EVERY_MS = 4_000;

/** Reads the screen anew while something on it is about to change, as long as somebody looks. */
export function useRefreshing(isChanging: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isChanging) return undefined;
    const clock = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, EVERY_MS);
    return () => clearInterval(clock);
  }, [isChanging, revalidate]);
}
