import { useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { createAlerts } from "#app/features/notifications/office/alerts";
import { isCalendarOpen } from "#app/features/notifications/office/calendar-updates";
import { markLayoutStale } from "#app/features/notifications/office/layout-freshness";
import { openSharedStream } from "#app/features/notifications/office/shared-stream";
import { coalesceCalls } from "#app/platform/live/coalesce-calls";
import { reportIfSignedOut } from "#app/ui/office/loading/read-failure";

const RETRY_MS = 2_000;

/**
 * Reads the page's data anew whenever something comes in or changes, tells what is new, and says whether the connection
 * is lost.
 */
export function useLiveUpdates(): { isDisconnected: boolean; announcement: string } {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const open = useRef(navigate);
  useEffect(() => {
    open.current = navigate;
  });
  const [isDisconnected, setDisconnected] = useState(false);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    // A failed revalidation would show the error page: wait until the server is reachable.
    const refresh = coalesceCalls(async () => {
      clearTimeout(retry);
      if (await isReachable()) await revalidate();
      else retry = setTimeout(refresh, RETRY_MS);
    });
    const alerts = createAlerts({ open: (path) => void open.current(path), announce: setAnnouncement });
    const close = openSharedStream({
      onLead(after) {
        if (after === "start") alerts.skipExisting();
      },
      onEvent(signal, isOwn) {
        if (signal !== "beat") setDisconnected(signal === "lost");
        if (signal === "lost") void reportIfSignedOut();
        if (signal === "lost" || signal === "beat") return;
        // Days of units concern nobody but the screens that show them.
        if (signal === "calendar") return isCalendarOpen() ? refresh() : undefined;
        markLayoutStale();
        // An opening asks too: whatever came in before it was announced to nobody.
        refresh();
        if (isOwn && signal !== "change") alerts.check();
      },
    });
    return () => {
      clearTimeout(retry);
      close();
    };
  }, [revalidate]);

  return { isDisconnected, announcement };
}

/** Whether there is a server, and a database behind it to read from. */
async function isReachable(): Promise<boolean> {
  try {
    const health = (await (await fetch("/healthz", { cache: "no-store" })).json()) as { status?: string };
    return health.status === "ok";
  } catch {
    return false;
  }
}
