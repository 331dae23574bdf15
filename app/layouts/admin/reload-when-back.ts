import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { guardRouteDiscovery } from "#app/platform/framework/route-discovery";
import { checkSession } from "#app/ui/office/reading/session-check";
import { untilRetry, untilSignedIn } from "#app/ui/office/reading/trouble";

/**
 * The router loads the whole page when the code of a screen cannot be fetched. While the server is away that would put the browser's own
 * error page in the place of the office: such a reload waits for the server, and then opens what was asked for.
 */
export function useReloadGuard(): void {
  const { location } = useNavigation();
  const asked = useRef(location);
  useEffect(() => {
    asked.current = location;
  }, [location]);
  useEffect(() => {
    // Not every browser has it yet.
    if (!("navigation" in window)) return undefined;
    const { navigation } = window;
    const controller = new AbortController();
    let isBack = false;
    function guard(event: NavigateEvent) {
      if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable || isBack) return;
      event.preventDefault();
      // Whoever leaves the office waits no longer.
      void openWhenBack(asked.current).catch(() => {});
    }
    async function openWhenBack(to: typeof location) {
      await untilSignedIn(controller.signal);
      // Somebody went elsewhere meanwhile.
      if (asked.current?.key !== to?.key) return;
      isBack = true;
      if (to) window.location.assign(`${to.pathname}${to.search}${to.hash}`);
      else window.location.reload();
    }
    navigation.addEventListener("navigate", guard, { signal: controller.signal });
    return () => controller.abort();
  }, []);
}

/** A screen whose route cannot be looked up waits for the server, like one that cannot be read. */
export function useRouteDiscoveryGuard(): void {
  useEffect(() => guardRouteDiscovery((signal) => untilRetry("unreachable", signal)), []);
}

/** For a screen that crashed: if the server or the session was the reason, it is loaded again when they are back. */
export function useReloadWhenBack(): void {
  useEffect(() => {
    const controller = new AbortController();
    async function reload() {
      if ((await checkSession()) === "signed-in" || controller.signal.aborted) return;
      await untilSignedIn(controller.signal);
      window.location.reload();
    }
    // A screen that is left waits no longer.
    void reload().catch(() => {});
    return () => controller.abort();
  }, []);
}
