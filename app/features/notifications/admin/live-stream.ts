import type { Announcement } from "#app/platform/live/feed.server";
import { ADMIN_PREFIX } from "#app/urls";

/** What the stream says: it is open (again), a row came in, something changed, it is still there, it is lost. */
export type Signal = "ready" | "arrival" | "change" | "beat" | "lost";

const PATIENCE_MS = 3_000;
const REOPEN_MS = 2_000;
/** The server speaks every 15 seconds; a connection that only looks open says nothing for longer than that. */
export const SILENCE_MS = 40_000;

/** Keeps one event stream open, whatever happens to the network or the server, until it is closed. */
export function openStream(hear: (signal: Signal) => void): () => void {
  let source: EventSource;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function heard(signal: Signal) {
    clearTimeout(silence);
    silence = setTimeout(reopen, SILENCE_MS);
    hear(signal);
  }

  function missed() {
    patience ??= setTimeout(() => hear("lost"), PATIENCE_MS);
  }

  function reopen() {
    missed();
    source.close();
    open();
  }

  function open() {
    clearTimeout(reopening);
    clearTimeout(silence);
    silence = setTimeout(reopen, SILENCE_MS);
    source = new EventSource(`${ADMIN_PREFIX}/live`);
    source.addEventListener("ready", () => {
      clearTimeout(patience);
      patience = undefined;
      heard("ready");
    });
    source.addEventListener("request", ({ data }: MessageEvent<string>) => heard((JSON.parse(data) as Announcement).change === "insert" ? "arrival" : "change"));
    // The server itself may have missed rows: all that an opening asks for is asked again.
    source.addEventListener("gap", () => heard("ready"));
    source.addEventListener("beat", () => heard("beat"));
    source.addEventListener("error", () => {
      missed();
      // The browser reconnects by itself after a break, but gives up for good on an answer that is no stream.
      if (source.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_MS);
    });
  }

  // A network that is back is used at once, and a machine that slept cannot know how long.
  window.addEventListener("online", reopen);
  open();
  return () => {
    window.removeEventListener("online", reopen);
    for (const timer of [patience, reopening, silence]) clearTimeout(timer);
    source.close();
  };
}
