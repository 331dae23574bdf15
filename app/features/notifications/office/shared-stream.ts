import { openEventStream, SILENCE_TIMEOUT_MS, type StreamEvent } from "#app/features/notifications/office/live-stream";

/** Messages between tabs: a new tab asks for the state; the leader broadcasts events or answers one tab. */
type TabMessage = { hello: string } | { signal: StreamEvent; to?: string };

export interface Listener {
  /** `isOwn` says whether this tab keeps the stream itself. */
  onEvent(signal: StreamEvent, isOwn: boolean): void;
  /** This tab keeps the stream from now on. `after` says whether it takes over from another one. */
  onLead(after: "start" | "another"): void;
}

const LOCK_NAME = "pemba.live";

/**
 * One stream for all tabs, since browsers allow six connections per host. The tab holding the lock is the leader
 * and broadcasts events. When it closes, the next in the queue takes over; when it is silent, its lock is stolen.
 */
export function openSharedStream(listener: Listener): () => void {
  // Without a secure address browsers know no locks: each tab is on its own then.
  if (!("locks" in navigator)) {
    listener.onLead("start");
    return openEventStream((signal) => listener.onEvent(signal, true));
  }
  const tabId = crypto.randomUUID();
  const channel = new BroadcastChannel(LOCK_NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than ours
  const broadcast = (message: TabMessage) => channel.postMessage(message);
  let lastState: StreamEvent | null = null;
  let isLeading = false;
  let isEnded = false;
  let releaseLead = () => {};
  let lockRequest: AbortController;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;

  function onLeaderEvent(signal: StreamEvent) {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => void requestLead({ isOverruling: true }), SILENCE_TIMEOUT_MS);
    listener.onEvent(signal, false);
  }

  function lead(after: "start" | "another"): Promise<void> {
    clearTimeout(silenceTimer);
    isLeading = true;
    lastState = null;
    listener.onLead(after);
    const closeStream = openEventStream((signal) => {
      if (signal === "ready" || signal === "lost") lastState = signal;
      broadcast({ signal });
      listener.onEvent(signal, true);
    });
    return new Promise((resolve) => {
      releaseLead = () => {
        releaseLead = () => {};
        isLeading = false;
        closeStream();
        resolve();
      };
    });
  }

  async function requestLead({
    isOverruling: isStealing = false,
    after = "another",
  }: { isOverruling?: boolean; after?: "start" | "another" } = {}): Promise<void> {
    lockRequest?.abort();
    lockRequest = new AbortController();
    const mine = lockRequest;
    try {
      // A request that overrules cannot be taken back, and need not be: it is granted at once.
      await navigator.locks.request(LOCK_NAME, isStealing ? { steal: true } : { signal: mine.signal }, () =>
        isEnded ? undefined : lead(after),
      );
    } catch {
      // Aborted for a newer request, or the lock was stolen while this tab slept: queue again.
      if (mine !== lockRequest) return;
      releaseLead();
      if (!isEnded) void requestLead();
    }
  }

  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
    if ("hello" in data) {
      if (isLeading && lastState) broadcast({ signal: lastState, to: data.hello });
    } else if (!isLeading && (data.to ?? tabId) === tabId) onLeaderEvent(data.signal);
  });

  void (async () => {
    const { held = [] } = await navigator.locks.query();
    if (isEnded) return;
    const isFirst = !held.some(({ name }) => name === LOCK_NAME);
    silenceTimer = setTimeout(() => void requestLead({ isOverruling: true }), SILENCE_TIMEOUT_MS);
    broadcast({ hello: tabId });
    await requestLead({ after: isFirst ? "start" : "another" });
  })();

  return () => {
    isEnded = true;
    clearTimeout(silenceTimer);
    lockRequest?.abort();
    releaseLead();
    channel.close();
  };
}
