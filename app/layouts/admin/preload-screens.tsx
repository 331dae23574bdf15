import { useEffect, useState } from "react";
import { Link, PrefetchPageLinks } from "react-router";
import { SCREENS } from "#app/layouts/admin/screens";

const PAUSE_MS = 700;
const AT_ONCE = 4;

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
    const timer = setTimeout(() => setRound(round + 1), PAUSE_MS);
    return () => clearTimeout(timer);
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
