const ICON = "/notification-icon.png";
const KEY = "pemba.notices";
const UNSUPPORTED = "impossible";

const listeners = new Set<() => void>();

/** Shows a notice of the browser; null where it does not. */
export function showNotification(title: string, options: NotificationOptions): Notification | null {
  if (!("Notification" in window) || Notification.permission !== "granted") return null;
  try {
    const notice = new Notification(title, { ...options, icon: ICON });
    saveSupport(true);
    return notice;
  } catch {
    // Some telephones give the permission, and then show notices of installed applications only.
    saveSupport(false);
    return null;
  }
}

/** Whether this browser can show notices, as far as is known: it only tells when one is shown. */
export function canShowNotifications(): boolean {
  try {
    return "Notification" in window && localStorage.getItem(KEY) !== UNSUPPORTED;
  } catch {
    return true;
  }
}

export function subscribeToSupport(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function saveSupport(isPossible: boolean) {
  try {
    if (isPossible) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, UNSUPPORTED);
  } catch {
    // Without storage it is found out anew.
  }
  for (const listener of listeners) listener();
}
