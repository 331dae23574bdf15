import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { ADMIN_PREFIX } from "#app/urls";

const PATIENCE_MS = 3_000;
const REOPEN_MS = 5_000;
const RETRY_MS = 2_000;

/** Reads the page's data anew whenever a visitor sends something, and says whether the connection is lost. */
export function useLive(): { isLost: boolean } {
  const { revalidate } = useRevalidator();
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    // A read that fails would take the screen away: it waits until the server can be reached again.
    const refresh = oneAtATime(async () => {
      if (await isReachable()) await revalidate();
      else retry = setTimeout(refresh, RETRY_MS);
    });
    let retry: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource;
    let patience: ReturnType<typeof setTimeout> | undefined;
    let reopening: ReturnType<typeof setTimeout> | undefined;

    function open() {
      source = new EventSource(`${ADMIN_PREFIX}/live`);
      // Also after a break: whatever came in meanwhile was announced to nobody.
      source.addEventListener("ready", () => {
        clearTimeout(patience);
        patience = undefined;
        setLost(false);
        refresh();
      });
      source.addEventListener("request", refresh);
      source.addEventListener("gap", refresh);
      source.addEventListener("error", () => {
        patience ??= setTimeout(() => setLost(true), PATIENCE_MS);
        // The browser reconnects by itself after a break, but gives up for good on an answer that is no stream.
        if (source.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_MS);
      });
    }

    open();
    return () => {
      clearTimeout(patience);
      clearTimeout(reopening);
      clearTimeout(retry);
      source.close();
    };
  }, [revalidate]);

  return { isLost };
}

async function isReachable(): Promise<boolean> {
  return fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A burst of calls becomes the one that is running and one more after it. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWaiting = false;
  async function run() {
    if (isRunning) {
      isWaiting = true;
      return;
    }
    isRunning = true;
    try {
      do {
        isWaiting = false;
        await work();
      } while (isWaiting);
    } finally {
      isRunning = false;
    }
  }
  return () => void run();
}
