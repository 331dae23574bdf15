/**
 * Stands as text in the head of every page of visitors, so it may use nothing from outside itself. Marks what the cookie
 * says is saved, while the page is being read, so that no heart is painted empty first; and again when it may have
 * changed: by a heart (submit-hearts.ts), in another tab, or before the browser went back.
 */
export function markHearts(): void {
  const mark = () => {
    const { cookie } = document;
    for (const heart of document.querySelectorAll<HTMLButtonElement>("button[form=hearts]"))
      heart.setAttribute("aria-pressed", String(cookie.includes(heart.value)));
    const keys = /pemba\.saved=(\w*)/.exec(cookie)?.[1] ?? "";
    const n = String(keys.length / 33);
    const count = document.querySelector<HTMLElement>(".saved-count");
    if (!count) return;
    count.hidden = keys === "";
    // Only what differs: this is called by what changes.
    if (count.textContent !== n) count.textContent = n;
  };
  const reading = new MutationObserver(mark);
  reading.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => {
    reading.disconnect();
    mark();
  });
  for (const sign of ["saved", "storage", "focus", "pageshow"]) addEventListener(sign, mark);
}
