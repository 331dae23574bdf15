import { useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { createAlerts } from "#app/features/notifications/admin/alerts";
import { noteSignal } from "#app/features/notifications/admin/frame-reading";
import { openSharedStream } from "#app/features/notifications/admin/shared-stream";
import { oneAtATime } from "#app/platform/live/one-at-a-time";
import { reportIfSignedOut } from "#app/ui/office/reading/trouble";

const RETRY_MS = 2_000;

/** Reads the page's data anew whenever something comes in or changes, tells what is new, and says whether the connection is lost. */
export function useLive(): { isLost: boolean; announcement: string } {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const open = useRef(navigate);
  useEffect(() => {
    open.current = navigate;
  });
  const [isLost, setLost] = useState(false);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    // A read that fails would take the screen away: it waits until the server can be reached again.
    const refresh = oneAtATime(async () => {
      clearTimeout(retry);
      if (await isReachable()) await revalidate();
      else retry = setTimeout(refresh, RETRY_MS);
    });
    const alerts = createAlerts({ open: (path) => void open.current(path), announce: setAnnouncement });
    const close = openSharedStream({
      lead(after) {
        if (after === "start") alerts.begin();
      },
      hear(signal, isOwn) {
        if (signal !== "beat") setLost(signal === "lost");
        if (signal === "lost") void reportIfSignedOut();
        if (signal === "lost" || signal === "beat") return;
        noteSignal();
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

  return { isLost, announcement };
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
