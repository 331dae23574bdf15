import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a link has been followed, the focus stands on the heading of the new page, where a screen reader begins and the
 * next Tab goes on from. A page that has put it somewhere in itself keeps it there.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById("content");
    if (hash || !main || main.contains(document.activeElement) || document.querySelector("dialog:modal")) return;
    const heading = main.querySelector<HTMLElement>("h1") ?? main;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}
