import { showNotice } from "#app/features/notifications/admin/browser-notice";
import { noticesOf, type News, type NewsItem } from "#app/features/notifications/admin/news";
import { oneAtATime } from "#app/platform/live/one-at-a-time";
import { ADMIN_PREFIX } from "#app/urls";

const SOUND = "/notification.mp3";

/** What has been told in this browser, so that a tab that takes over from another tells nothing twice and leaves nothing out. */
interface Told {
  now: string;
  ids: string[];
}

const KEY = "pemba.told";
const REMEMBERED = 300;

interface Alerts {
  /** Rows that are there already are never told: only those that come later. */
  begin(): void;
  /** Asks for what came in, and tells it. */
  check(): void;
}

export function createAlerts({ open, announce }: { open: (path: string) => void; announce: (text: string) => void }): Alerts {
  let isBeginning = false;

  const check = oneAtATime(async () => {
    const told = isBeginning ? null : readTold();
    const news = await readNews(told?.now).catch(() => null);
    // Out of reach, or signed out: the next check asks from the same moment.
    if (!news) return;
    isBeginning = false;
    const known = new Set(told?.ids);
    const fresh = told ? news.items.filter(({ id }) => !known.has(id)) : [];
    writeTold({ now: news.now, ids: [...news.items.map(({ id }) => id), ...known].slice(0, REMEMBERED) });
    if (fresh.length > 0) tell(fresh, news);
  });

  function tell(items: NewsItem[], { sound, browser, isMore }: News) {
    if (sound) chime();
    for (const notice of noticesOf(items, isMore, `${ADMIN_PREFIX}/notifications`)) {
      announce(notice.title);
      if (browser) show(notice, () => open(notice.path));
    }
  }

  return {
    begin() {
      isBeginning = true;
    },
    check,
  };
}

async function readNews(since: string | undefined): Promise<News> {
  const query = since ? `?${new URLSearchParams({ since })}` : "";
  const answer = await fetch(`${ADMIN_PREFIX}/news${query}`, { cache: "no-store" });
  if (!answer.ok) throw new Error(`news answered ${answer.status}`);
  return (await answer.json()) as News;
}

function chime() {
  // Browsers keep a page silent in which nobody has clicked yet.
  new Audio(SOUND).play().catch(() => {});
}

function show({ id, title, body }: NewsItem, onOpen: () => void) {
  const notice = showNotice(title, { body, tag: id });
  notice?.addEventListener("click", () => {
    window.focus();
    notice.close();
    onOpen();
  });
}

function readTold(): Told | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Told | null;
  } catch {
    return null;
  }
}

function writeTold(told: Told) {
  try {
    localStorage.setItem(KEY, JSON.stringify(told));
  } catch {
    // Without storage every check begins anew: then nothing is told, and nothing twice.
  }
}
