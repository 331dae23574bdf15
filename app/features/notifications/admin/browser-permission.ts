import { useSyncExternalStore } from "react";

/** Whether this browser shows notices of the office: it has its own say, whatever the account prefers. */
export type BrowserPermission = "unknown" | "unsupported" | NotificationPermission;

/** Unknown to the server. Follows what somebody changes in the browser's own settings. */
export function useBrowserPermission(): BrowserPermission {
  return useSyncExternalStore<BrowserPermission>(subscribe, readPermission, () => "unknown");
}

const listeners = new Set<() => void>();

function readPermission(): BrowserPermission {
  return "Notification" in window ? Notification.permission : "unsupported";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const ending = new AbortController();
  void followSettings(listener, ending.signal);
  return () => {
    listeners.delete(listener);
    ending.abort();
  };
}

async function followSettings(listener: () => void, signal: AbortSignal): Promise<void> {
  try {
    const status = await navigator.permissions.query({ name: "notifications" });
    status.addEventListener("change", listener, { signal });
  } catch {
    // A browser without this tells when the page is loaded anew.
  }
}

/** Asks the person, in the browser's own words. Only ever called for a click on the switch. */
export async function askPermission(): Promise<BrowserPermission> {
  if ("Notification" in window) await Notification.requestPermission();
  for (const listener of listeners) listener();
  return readPermission();
}
