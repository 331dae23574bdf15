import { useEffect, useState } from "react";

/** Rendered last: marks the document as hydrated and fires the event that the hydration script and tests wait for. */
export function HydrationMarker() {
  const [settled, setSettled] = useState(false);
  // A second pass, so that it runs after the first effects of all other components.
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    if (!settled) return;
    document.documentElement.dataset.hydrated = "true";
    document.dispatchEvent(new Event("hydrated"));
  }, [settled]);
  return null;
}

/** Makes a page hydrate right after load instead of on the first interaction. */
export function HydrateOnLoad() {
  return <span hidden data-hydrate-on-load="" />;
}
