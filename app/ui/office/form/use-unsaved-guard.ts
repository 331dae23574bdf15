import { useEffect } from "react";
import { useBlocker, type Location } from "react-router";

const hasSamePath = (one: Location, other: Location) => one.pathname === other.pathname;

/** Asks before unsaved changes are left, by whichever way. `isSameForm` tells addresses that keep the form open. */
export function useUnsavedGuard(isDirty: boolean, isSameForm = hasSamePath): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && !isSameForm(currentLocation, nextLocation),
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm("Leave without saving?")) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
}
