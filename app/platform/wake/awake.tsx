import { useEffect, useState } from "react";

/** The last of the page to be there. Says that it answers to clicks, to whatever waits for it (see wake.ts) and to tests. */
export function Awake() {
  const [settled, setSettled] = useState(false);
  // Once more, so that it comes after what the page's own parts learn from the browser when they begin.
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    if (!settled) return;
    document.documentElement.dataset.hydrated = "true";
    document.dispatchEvent(new Event("awake"));
  }, [settled]);
  return null;
}

/** A page with this on it needs scripts to be whole: they come as soon as it has loaded. */
export function WakeAtOnce() {
  return <span hidden data-wake="" />;
}
