/** What is typed and not yet sent is kept in its tab alone: it survives a reload, and nobody else sees it. */
const PREFIX = "pemba.draft.";

/** Does nothing if the browser has storage switched off. */
export function saveDraft(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Private windows may refuse.
  }
}

/** Whoever saved it knows what it is. Null when there is none. */
export function findDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}

/** Whether this page was here before: reloaded, or gone back to. */
export function wasReopened(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" || navigation?.type === "back_forward";
}
