import { Suspense, useEffect, useState, type ReactNode } from "react";

/**
 * Rendered last: marks the document as hydrated and fires the event that the hydration script and tests wait for. What
 * is hydrated later than its page, because its code comes apart, ends with one of its own (`isLate`): it is waited for.
 */
export function HydrationMarker({ isLate = false }: { isLate?: boolean }) {
  const [settled, setSettled] = useState(false);
  // A second pass, so that it runs after the first effects of all other components.
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!settled || dataset.hydrated || document.querySelector("[data-hydrates-late]")) return;
    dataset.hydrated = "true";
    document.dispatchEvent(new Event("hydrated"));
  }, [settled, isLate]);
  return isLate && !settled ? <span hidden data-hydrates-late="" /> : null;
}

/** Makes a page hydrate right after load instead of on the first interaction. */
export function HydrateOnLoad() {
  return <span hidden data-hydrate-on-load="" />;
}

/** A part of the page that is hydrated in a task of its own, and at once when it is used meanwhile. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <HydrationMarker isLate />
    </Suspense>
  );
}
