import { openStream, SILENCE_MS, type Signal } from "#app/features/notifications/admin/live-stream";

/** What tabs tell each other: somebody joined and asks how things stand; what the stream said, to all or to the one who asked. */
type Message = { hello: string } | { signal: Signal; to?: string };

export interface Listener {
  /** `isOwn` says whether this tab keeps the stream itself. */
  hear(signal: Signal, isOwn: boolean): void;
  /** This tab keeps the stream from now on. `after` says whether it takes over from another one. */
  lead(after: "start" | "another"): void;
}

const NAME = "pemba.live";

/**
 * One stream for all tabs of a browser, which allows only six connections to one server: the tab that holds the lock keeps it and passes
 * on what it hears. When it closes, the next in line takes over; when it falls silent, it is overruled.
 */
export function openSharedStream(listener: Listener): () => void {
  // Without a secure address browsers know no locks: each tab is on its own then.
  if (!("locks" in navigator)) {
    listener.lead("start");
    return openStream((signal) => listener.hear(signal, true));
  }
  const own = crypto.randomUUID();
  const channel = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than ours
  const say = (message: Message) => channel.postMessage(message);
  let last: Signal | null = null;
  let isLeading = false;
  let isEnded = false;
  let letGo = () => {};
  let waiting: AbortController;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function follow(signal: Signal) {
    clearTimeout(silence);
    silence = setTimeout(() => void queue({ isOverruling: true }), SILENCE_MS);
    listener.hear(signal, false);
  }

  function lead(after: "start" | "another"): Promise<void> {
    clearTimeout(silence);
    isLeading = true;
    last = null;
    listener.lead(after);
    const closeStream = openStream((signal) => {
      if (signal === "ready" || signal === "lost") last = signal;
      say({ signal });
      listener.hear(signal, true);
    });
    return new Promise((resolve) => {
      letGo = () => {
        letGo = () => {};
        isLeading = false;
        closeStream();
        resolve();
      };
    });
  }

  async function queue({ isOverruling = false, after = "another" }: { isOverruling?: boolean; after?: "start" | "another" } = {}): Promise<void> {
    waiting?.abort();
    waiting = new AbortController();
    const mine = waiting;
    try {
      // A request that overrules cannot be taken back, and need not be: it is granted at once.
      await navigator.locks.request(NAME, isOverruling ? { steal: true } : { signal: mine.signal }, () => (isEnded ? undefined : lead(after)));
    } catch {
      // Taken back by ourselves for another attempt; or overruled by another tab while this one slept: it stands in line again.
      if (mine !== waiting) return;
      letGo();
      if (!isEnded) void queue();
    }
  }

  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if ("hello" in data) {
      if (isLeading && last) say({ signal: last, to: data.hello });
    } else if (!isLeading && (data.to ?? own) === own) follow(data.signal);
  });

  void (async () => {
    const { held = [] } = await navigator.locks.query();
    if (isEnded) return;
    const isFirst = !held.some(({ name }) => name === NAME);
    silence = setTimeout(() => void queue({ isOverruling: true }), SILENCE_MS);
    say({ hello: own });
    await queue({ after: isFirst ? "start" : "another" });
  })();

  return () => {
    isEnded = true;
    clearTimeout(silence);
    waiting?.abort();
    letGo();
    channel.close();
  };
}
