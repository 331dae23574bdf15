import { useEffect, useRef } from "react";
import type { Location } from "react-router";
import { usePendingLocation } from "#app/platform/framework/pending-location";
import { retryRouteDiscovery } from "#app/platform/framework/route-discovery";
import { checkSession } from "#app/ui/office/loading/session-check";
import { waitForRetry, waitForSignIn } from "#app/ui/office/loading/read-failure";

/**
 * The router loads the whole page when the code of a screen cannot be fetched. While the server is away that would put
 * the browser's own error page in the place of the office: such a reload waits for the server, and then opens what was
 * asked for.
 */
export function useReloadGuard(): void {
  const pending = useRef(usePendingLocation());
  useEffect(() => {
    // Not every browser has it yet.
    if (!("navigation" in window)) return undefined;
    const { navigation } = window;
    const controller = new AbortController();
    let awaitedKey: string | undefined;
    function blockReload(event: NavigateEvent) {
      if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable || isCrashed()) return;
      event.preventDefault();
      const requested = pending.current();
      // Without a pending navigation to another screen it was a prefetch: ignore it, a form may be open or on its way to
      // the server. Unmounting aborts the wait.
      if (requested && requested.pathname !== window.location.pathname) void openAfterOutage(requested).catch(() => {});
    }
    async function openAfterOutage(to: Location) {
      // One screen has several chunks: react to the first failure only.
      if (awaitedKey === to.key) return;
      awaitedKey = to.key;
      await waitForSignIn(controller.signal);
      // Somebody went elsewhere meanwhile.
      if (pending.current()?.key !== to.key) return;
      // No reload, so it is not blocked; one of a chunk that fails only now would bring back the screen that is left.
      window.location.assign(`${to.pathname}${to.search}${to.hash}`);
    }
    navigation.addEventListener("navigate", blockReload, { signal: controller.signal });
    return () => controller.abort();
  }, []);
}

/** A screen that crashed offers to load the page anew. */
function isCrashed(): boolean {
  return document.querySelector(".crash") !== null;
}

/** A screen whose route cannot be looked up waits for the server, like one that cannot be read. */
export function useRouteDiscoveryGuard(): void {
  useEffect(() => retryRouteDiscovery((signal) => waitForRetry("unreachable", signal)), []);
}

const RELOADED_URL_KEY = "pemba.reloaded";

/**
 * For a screen that crashed on the way to it: its code may have come while nobody was signed in, or not at all. It is
 * loaded as a whole page, once, as soon as the server and the session are there. What crashes again stays as it is.
 */
export function useReloadAfterOutage(): void {
  useEffect(() => {
    // The server has rendered the crash itself.
    if (document.documentElement.dataset.hydrated === undefined) return undefined;
    const controller = new AbortController();
    async function reload() {
      const isReachable = (await checkSession()) === "signed-in";
      if (
        controller.signal.aborted ||
        (isReachable && sessionStorage.getItem(RELOADED_URL_KEY) === window.location.href)
      )
        return;
      await waitForSignIn(controller.signal);
      sessionStorage.setItem(RELOADED_URL_KEY, window.location.href);
      window.location.reload();
    }
    // Unmounting aborts the wait.
    void reload().catch(() => {});
    return () => controller.abort();
  }, []);
}
