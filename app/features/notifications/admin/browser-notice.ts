const ICON = "/notification-icon.png";
const KEY = "pemba.notices";
const IMPOSSIBLE = "impossible";

const listeners = new Set<() => void>();

/** Shows a notice of the browser; null where it does not. */
export function showNotice(title: string, options: NotificationOptions): Notification | null {
  if (!("Notification" in window) || Notification.permission !== "granted") return null;
  try {
    const notice = new Notification(title, { ...options, icon: ICON });
    remember(true);
    return notice;
  } catch {
    // Some telephones give the permission, and then show notices of installed applications only.
    remember(false);
    return null;
  }
}

/** Whether this browser can show notices, as far as is known: it only tells when one is shown. */
export function canShowNotices(): boolean {
  try {
    return "Notification" in window && localStorage.getItem(KEY) !== IMPOSSIBLE;
  } catch {
    return true;
  }
}

export function subscribeToAbility(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remember(isPossible: boolean) {
  try {
    if (isPossible) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, IMPOSSIBLE);
  } catch {
    // Without storage it is found out anew.
  }
  for (const listener of listeners) listener();
}
