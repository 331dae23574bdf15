import { useEffect, useRef } from "react";
import type { Location } from "react-router";
import { usePendingLocation } from "#app/platform/framework/pending-location";
import { guardRouteDiscovery } from "#app/platform/framework/route-discovery";
import { checkSession } from "#app/ui/office/reading/session-check";
import { untilRetry, untilSignedIn } from "#app/ui/office/reading/trouble";

/**
 * The router loads the whole page when the code of a screen cannot be fetched. While the server is away that would put the browser's own
 * error page in the place of the office: such a reload waits for the server, and then opens what was asked for.
 */
export function useReloadGuard(): void {
  const pending = useRef(usePendingLocation());
  useEffect(() => {
    // Not every browser has it yet.
    if (!("navigation" in window)) return undefined;
    const { navigation } = window;
    const controller = new AbortController();
    let isBack = false;
    let awaited: string | undefined;
    function guard(event: NavigateEvent) {
      if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable || isBack || isCrashed()) return;
      event.preventDefault();
      const asked = pending.current();
      // Otherwise it was fetched in advance: nobody waits for it, and a form may be open. Whoever leaves the office waits no longer.
      if (asked) void openWhenBack(asked).catch(() => {});
    }
    async function openWhenBack(to: Location) {
      // A screen is made of several files.
      if (awaited === to.key) return;
      awaited = to.key;
      await untilSignedIn(controller.signal);
      // Somebody went elsewhere meanwhile.
      if (pending.current()?.key !== to.key) return;
      isBack = true;
      window.location.assign(`${to.pathname}${to.search}${to.hash}`);
    }
    navigation.addEventListener("navigate", guard, { signal: controller.signal });
    return () => controller.abort();
  }, []);
}

/** A screen that crashed offers to load the page anew. */
function isCrashed(): boolean {
  return document.querySelector(".crash") !== null;
}

/** A screen whose route cannot be looked up waits for the server, like one that cannot be read. */
export function useRouteDiscoveryGuard(): void {
  useEffect(() => guardRouteDiscovery((signal) => untilRetry("unreachable", signal)), []);
}

const RELOADED = "pemba.reloaded";

/**
 * For a screen that crashed on the way to it: its code may have come while nobody was signed in, or not at all. It is loaded as a whole
 * page, once, as soon as the server and the session are there. What crashes again stays as it is.
 */
export function useReloadWhenBack(): void {
  useEffect(() => {
    // The server has rendered the crash itself.
    if (document.documentElement.dataset.hydrated === undefined) return undefined;
    const controller = new AbortController();
    async function reload() {
      const isBack = (await checkSession()) === "signed-in";
      if (controller.signal.aborted || (isBack && sessionStorage.getItem(RELOADED) === window.location.href)) return;
      await untilSignedIn(controller.signal);
      sessionStorage.setItem(RELOADED, window.location.href);
      window.location.reload();
    }
    // A screen that is left waits no longer.
    void reload().catch(() => {});
    return () => controller.abort();
  }, []);
}
