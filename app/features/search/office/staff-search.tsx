import { useEffect, useState } from "react";
import { registerSearch, openSearch } from "#app/features/search/office/open-search";
import { Palette } from "#app/features/search/office/palette";

/** Waits in the frame of the office for a slash or Ctrl-K, or for somebody who clicks on a search box. */
export function StaffSearch() {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => registerSearch(setText), []);
  useEffect(() => {
    document.addEventListener("keydown", openOnShortcut);
    return () => document.removeEventListener("keydown", openOnShortcut);
  }, []);
  return text === null ? null : <Palette initial={text} onClose={() => setText(null)} />;
}

function openOnShortcut(event: KeyboardEvent) {
  // Ctrl-K in the article editor makes a link, and the editor says that it has taken the key.
  if (event.defaultPrevented || event.altKey || event.isComposing) return;
  const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
  const isCommand = isK(event) && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  // Another dialog asks something that must be answered first.
  if (!(isSlash || isCommand) || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  openSearch();
}

/** On a keyboard without Latin letters the key at the same place counts. */
function isK({ key, code }: KeyboardEvent): boolean {
  return key === "k" || (code === "KeyK" && !/^[a-z]$/i.test(key));
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
