import type { Announcement } from "#app/platform/live/feed.server";
import { ADMIN_PREFIX } from "#app/urls";

/** Stream events: connected or reconnected, row inserted, row changed, days changed, heartbeat, disconnected. */
export type StreamEvent = "ready" | "arrival" | "change" | "calendar" | "beat" | "lost";

const DISCONNECTED_AFTER_MS = 3_000;
const RECONNECT_DELAY_MS = 2_000;
/** Heartbeats come every 15 seconds; after this long without one the connection counts as dead. */
export const SILENCE_TIMEOUT_MS = 40_000;

/** Keeps one event stream open, whatever happens to the network or the server, until it is closed. */
export function openEventStream(onEvent: (signal: StreamEvent) => void): () => void {
  let source: EventSource;
  let disconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;

  function receive(signal: StreamEvent) {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(reconnect, SILENCE_TIMEOUT_MS);
    onEvent(signal);
  }

  function scheduleDisconnected() {
    disconnectTimer ??= setTimeout(() => onEvent("lost"), DISCONNECTED_AFTER_MS);
  }

  function reconnect() {
    scheduleDisconnected();
    source.close();
    connect();
  }

  function connect() {
    clearTimeout(reconnectTimer);
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(reconnect, SILENCE_TIMEOUT_MS);
    source = new EventSource(`${ADMIN_PREFIX}/live`);
    source.addEventListener("ready", () => {
      clearTimeout(disconnectTimer);
      disconnectTimer = undefined;
      receive("ready");
    });
    source.addEventListener("request", ({ data }: MessageEvent<string>) =>
      receive((JSON.parse(data) as Announcement).change === "insert" ? "arrival" : "change"),
    );
    source.addEventListener("calendar", () => receive("calendar"));
    // The server may have missed rows: reload as after a reconnect.
    source.addEventListener("gap", () => receive("ready"));
    source.addEventListener("beat", () => receive("beat"));
    source.addEventListener("error", () => {
      scheduleDisconnected();
      // The browser reconnects by itself after a break, but gives up for good on an answer that is no stream.
      if (source.readyState === EventSource.CLOSED) reconnectTimer = setTimeout(connect, RECONNECT_DELAY_MS);
    });
  }

  // Reconnect at once when the network is back, e.g. after sleep.
  window.addEventListener("online", reconnect);
  connect();
  return () => {
    window.removeEventListener("online", reconnect);
    for (const timer of [disconnectTimer, reconnectTimer, silenceTimer]) clearTimeout(timer);
    source.close();
  };
}
