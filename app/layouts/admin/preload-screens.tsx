import { useEffect, useState } from "react";
import { Link, PrefetchPageLinks } from "react-router";
import { SCREENS } from "#app/layouts/admin/screens";
import { checkSession } from "#app/ui/office/reading/session-check";

const PAUSE_MS = 700;
const AT_ONCE = 4;
const RETRY_MS = 3_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Fetches the code of every screen, a few at a time, while there is a connection and a session: without them the router could not open
 * a screen nobody has seen yet, and would load a whole page that does not come.
 */
export function PreloadScreens() {
  const [round, setRound] = useState(0);
  const count = (round - 1) * AT_ONCE;
  const isDone = count >= SCREENS.length;
  useEffect(() => {
    if (isDone) return undefined;
    const controller = new AbortController();
    // The router loads the page anew when code does not come: none is asked for while it could not.
    const goOn = async () => {
      while (!controller.signal.aborted && (await checkSession()) !== "signed-in") await wait(RETRY_MS);
      if (!controller.signal.aborted) setRound(round + 1);
    };
    const timer = setTimeout(() => void goOn(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [round, isDone]);
  return (
    <>
      {/* The router learns of the screens from links on the page, with those of the tabs in one request. */}
      {!isDone && (
        <div hidden>
          {SCREENS.map((path) => (
            <Link key={path} to={path} />
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
