import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * After a link has been followed, the focus stands on the heading of the new page, where a screen reader begins and the
 * next Tab goes on from. A page that has put it somewhere in itself keeps it there. A link of a list that is gone once it was
 * followed, such as the one that clears filters, leaves it to the count of what the list shows now.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) {
      if (type !== NavigationType.Pop && document.activeElement === document.body) focusCount();
      return;
    }
    shown.current = pathname;
    const main = document.getElementById("content");
    if (hash || !main || main.contains(document.activeElement) || document.querySelector("dialog:modal")) return;
    const heading = main.querySelector<HTMLElement>("h1") ?? main;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, search, hash, type]);
}

function focusCount(): void {
  const count = document.querySelector<HTMLElement>(".result-count");
  if (!count) return;
  count.tabIndex = -1;
  count.focus({ preventScroll: true });
}
