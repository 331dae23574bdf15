import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/** Asks before unsaved changes are left. Returns what Cancel calls first: whoever cancels has been asked enough. */
export function useUnsavedGuard(isDirty: boolean): { leaveFreely: () => void } {
  const mayLeave = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm("Leave without saving?")) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);

  return {
    leaveFreely: () => {
      mayLeave.current = true;
    },
  };
}
