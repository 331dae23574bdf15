/**
 * Calls back once somebody has shown interest in the page (see hydrate-when-idle.ts): one that is only looked at
 * leaves nothing on the device. In development nothing waits for it.
 */
export function onFirstUse(run: () => void): void {
  if (import.meta.env.DEV || "used" in document.documentElement.dataset) run();
  else document.addEventListener("used", run, { once: true });
}
