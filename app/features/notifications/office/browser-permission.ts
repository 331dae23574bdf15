import { useSyncExternalStore } from "react";
import {
  canShowNotifications,
  showNotification,
  subscribeToSupport,
} from "#app/features/notifications/office/browser-notification";

/** Whether this browser shows notices of the office: it has its own say, whatever the account prefers. */
export type BrowserPermission = "unknown" | "unsupported" | NotificationPermission;

/** Unknown to the server. Follows what somebody changes in the browser's own settings. */
export function useBrowserPermission(): BrowserPermission {
  return useSyncExternalStore<BrowserPermission>(subscribe, readPermission, () => "unknown");
}

const listeners = new Set<() => void>();

function readPermission(): BrowserPermission {
  return canShowNotifications() ? Notification.permission : "unsupported";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = subscribeToSupport(listener);
  const ending = new AbortController();
  void watchPermission(listener, ending.signal);
  return () => {
    listeners.delete(listener);
    unsubscribe();
    ending.abort();
  };
}

async function watchPermission(listener: () => void, signal: AbortSignal): Promise<void> {
  try {
    const status = await navigator.permissions.query({ name: "notifications" });
    status.addEventListener("change", listener, { signal });
  } catch {
    // A browser without this tells when the page is loaded anew.
  }
}

/**
 * Asks the person, in the browser's own words, and shows what notices look like. Only ever called for a click on the
 * switch.
 */
export async function requestBrowserPermission(): Promise<BrowserPermission> {
  if ("Notification" in window) await Notification.requestPermission();
  showNotification("Browser notifications are on", { body: "New requests will be told like this." });
  for (const listener of listeners) listener();
  return readPermission();
}
