import { showNotification } from "#app/features/notifications/office/browser-notification";
import {
  groupNotifications,
  type NotificationFeed,
  type NotificationItem,
} from "#app/features/notifications/office/notification-feed";
import { coalesceCalls } from "#app/platform/live/coalesce-calls";
import { ADMIN_PREFIX } from "#app/urls";

const SOUND = "/notification.mp3";

/** What this browser has already notified about, shared between tabs so that nothing is repeated or skipped. */
interface NotifiedState {
  now: string;
  ids: string[];
}

const KEY = "pemba.told";
const MAX_REMEMBERED_IDS = 300;

interface Alerts {
  /** Skips rows that already exist: only later ones are notified. */
  skipExisting(): void;
  /** Asks for what came in, and tells it. */
  check(): void;
}

export function createAlerts({
  open,
  announce,
}: {
  open: (path: string) => void;
  announce: (text: string) => void;
}): Alerts {
  let isFirstCheck = false;

  const check = coalesceCalls(async () => {
    const told = isFirstCheck ? null : loadNotified();
    const news = await fetchFeed(told?.now).catch(() => null);
    // Out of reach, or signed out: the next check asks from the same moment.
    if (!news) return;
    isFirstCheck = false;
    const known = new Set(told?.ids);
    const fresh = told ? news.items.filter(({ id }) => !known.has(id)) : [];
    saveNotified({ now: news.now, ids: [...news.items.map(({ id }) => id), ...known].slice(0, MAX_REMEMBERED_IDS) });
    if (fresh.length > 0) notify(fresh, news);
  });

  function notify(items: NotificationItem[], { sound, browser, isMore }: NotificationFeed) {
    if (sound) playSound();
    for (const notice of groupNotifications(items, isMore, `${ADMIN_PREFIX}/notifications`)) {
      announce(notice.title);
      if (browser) showBrowserNotification(notice, () => open(notice.path));
    }
  }

  return {
    skipExisting() {
      isFirstCheck = true;
    },
    check,
  };
}

async function fetchFeed(since: string | undefined): Promise<NotificationFeed> {
  const query = since ? `?${new URLSearchParams({ since })}` : "";
  const answer = await fetch(`${ADMIN_PREFIX}/news${query}`, { cache: "no-store" });
  if (!answer.ok) throw new Error(`news answered ${answer.status}`);
  return (await answer.json()) as NotificationFeed;
}

function playSound() {
  // Browsers keep a page silent in which nobody has clicked yet.
  new Audio(SOUND).play().catch(() => {});
}

function showBrowserNotification({ id, title, body }: NotificationItem, onOpen: () => void) {
  const notice = showNotification(title, { body, tag: id });
  notice?.addEventListener("click", () => {
    window.focus();
    notice.close();
    onOpen();
  });
}

function loadNotified(): NotifiedState | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as NotifiedState | null;
  } catch {
    return null;
  }
}

function saveNotified(notified: NotifiedState) {
  try {
    localStorage.setItem(KEY, JSON.stringify(notified));
  } catch {
    // Without storage every check is a first check: nothing is notified.
  }
}
