import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { SCREENS } from "#app/layouts/admin/screens";
import { AddressLink } from "#app/platform/framework/address-link";
import { savesData } from "#app/platform/saves-data";
import { checkSession } from "#app/ui/office/loading/session-check";

const BATCH_DELAY_MS = 700;
const BATCH_SIZE = 4;
const RETRY_MS = 3_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Fetches the code of every screen, a few at a time, while there is a connection and a session: without them the router
 * could not open a screen nobody has seen yet, and would load a whole page that does not come. Not for who asked to
 * save data.
 */
export function PreloadScreens() {
  const [batch, setBatch] = useState(0);
  const count = (batch - 1) * BATCH_SIZE;
  const isDone = count >= SCREENS.length;
  useEffect(() => {
    if (isDone || savesData()) return undefined;
    const controller = new AbortController();
    // The router reloads the page if a chunk fails to load, so preload only while server and session are available.
    const preloadNextBatch = async () => {
      while (!controller.signal.aborted && (await checkSession()) !== "signed-in") await wait(RETRY_MS);
      if (!controller.signal.aborted) setBatch(batch + 1);
    };
    const timer = setTimeout(() => void preloadNextBatch(), BATCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [batch, isDone]);
  return (
    <>
      {/* The router learns of the screens from links on the page, with those of the tabs in one request. */}
      {!isDone && (
        <div hidden>
          {SCREENS.map((path) => (
            <AddressLink key={path} to={path} />
          ))}
        </div>
      )}
      {SCREENS.slice(0, Math.max(0, count)).map((path) => (
        <PrefetchPageLinks key={path} page={path} />
      ))}
      {isDone && <i hidden data-screens-preloaded />}
    </>
  );
}
