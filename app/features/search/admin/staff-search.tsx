import { lazy, Suspense, useEffect, useState } from "react";
import { offerSearch, openSearch } from "#app/features/search/admin/open-search";

const loadPalette = () => import("#app/features/search/admin/palette");
const Palette = lazy(loadPalette);

/** Waits in the frame of the office for a slash or Ctrl-K, or for somebody who clicks on a search box. */
export function StaffSearch() {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => offerSearch(setText), []);
  useEffect(() => {
    document.addEventListener("keydown", openOnShortcut);
    return () => document.removeEventListener("keydown", openOnShortcut);
  }, []);
  if (text === null) return null;
  return (
    <Suspense fallback={null}>
      <Palette initial={text} onClose={() => setText(null)} />
    </Suspense>
  );
}

function openOnShortcut(event: KeyboardEvent) {
  // Ctrl-K in the article editor makes a link, and the editor says that it has taken the key.
  if (event.defaultPrevented || event.altKey || event.shiftKey || event.isComposing) return;
  const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
  const isCommand = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
  // Another dialog asks something that must be answered first.
  if (!(isSlash || isCommand) || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  openSearch();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
