type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Stands as text in every page of visitors (see asleep.server.ts), so it may use nothing from outside itself. The page is complete without
 * scripts: their files are fetched once the page is there and the line is idle, and run at the first sign that somebody is about to use it.
 */
export function wakeOnInterest(files: string[], choices: string[], load: () => Promise<unknown>): void {
  const asleep = new AbortController();
  const listening = { capture: true, passive: true, signal: asleep.signal };
  const changed = new Map<Control, string | boolean>();
  let waiting: Element | null = null;
  let begun = false;
  let fetching = false;

  const fetchFiles = (fetchPriority: string) => {
    if (fetching) return;
    fetching = true;
    for (const href of files) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority, href }));
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    fetchFiles("auto");
    try {
      // The next page of this tab finds the scripts in the browser's cache, and need not wait for another sign.
      sessionStorage.setItem("pemba.awake", "1");
    } catch {
      // Storage can be switched off.
    }
    load().catch(() => {
      begun = fetching = false;
      if (waiting) setWaiting(null, "failed");
    });
  };
  /** What the page itself still fetches comes first. Not for who asked to save data. */
  const fetchOnIdleLine = () => {
    const last = performance.getEntriesByType("resource").at(-1) as PerformanceResourceTiming | undefined;
    if (last && performance.now() - last.responseEnd < 400) setTimeout(fetchOnIdleLine, 400);
    else if (!(navigator as { connection?: { saveData: boolean } }).connection?.saveData) fetchFiles("low");
  };
  const fetchOnceIdle = () => (self.requestIdleCallback ?? setTimeout)(fetchOnIdleLine);
  const beginOnceLoaded = () => {
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true, signal: asleep.signal });
  };
  /** What was used and cannot answer yet is marked, and a notice says that the page is loading, or that it could not. */
  const setWaiting = (control: Element | null, notice: "loading" | "failed" | null) => {
    waiting?.removeAttribute("aria-busy");
    waiting = control;
    waiting?.setAttribute("aria-busy", "true");
    if (notice) document.documentElement.dataset.waiting = notice;
    else delete document.documentElement.dataset.waiting;
  };
  const isExpected = () => {
    try {
      // A tab that was awake may hold a draft or a notice; a choice without its cookie is not on the page yet.
      return sessionStorage.length > 0 || choices.some((key) => localStorage.getItem(key) && !document.cookie.includes(key));
    } catch {
      return false;
    }
  };
  const isTick = (control: Control): control is HTMLInputElement => control.type === "checkbox" || control.type === "radio";
  /** React may have put back what it knew, and listens only to what differs from what it found: it is shown the change once more. */
  const changeAgain = (control: Control, state: string | boolean) => {
    if (isTick(control)) {
      control.checked = !state;
      control.click();
      return;
    }
    if (control.type !== "file") {
      control.value = "";
      // Not through the element itself, whose own setter React listens to.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")!.set!.call(control, state);
    }
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement || control.type === "file" ? "change" : "input", { bubbles: true }));
  };
  const noteChange = ({ target }: Event) => {
    const control = target as Control;
    changed.set(control, isTick(control) ? control.checked : control.value);
    // Filters apply as they are changed; other forms wait for their button.
    if (control.form?.role === "search") setWaiting(control, "loading");
  };
  /** Links, forms and menus work as they are. Other buttons do not: the last one is pressed again when it can do something. */
  const notePress = (event: MouseEvent) => {
    const control = (event.target as Element).closest("button[type=button]:not([popovertarget]), a[data-button]");
    if (control instanceof HTMLAnchorElement) {
      // In another tab, or if the scripts do not come, it is the link it was written as.
      if (event.ctrlKey || event.metaKey || event.shiftKey || document.documentElement.dataset.waiting === "failed") return;
      event.preventDefault();
    }
    if (control) setWaiting(control, "loading");
    // Something else was pressed meanwhile; a filter that was changed still waits.
    else if (waiting instanceof HTMLElement && !changed.has(waiting as Control)) setWaiting(null, null);
  };

  for (const sign of ["pointerdown", "touchstart", "keydown", "focusin", "click", "input", "change"]) addEventListener(sign, begin, listening);
  // While the page is still loading, these do not take the network from what it shows.
  addEventListener("wheel", beginOnceLoaded, listening);
  // A pointer that rests on a page is said to have moved once the page is laid out under it.
  addEventListener("pointermove", ({ movementX, movementY }) => (movementX || movementY) && beginOnceLoaded(), listening);
  // A page from right to left is scrolled by the browser itself, to its beginning.
  addEventListener("scroll", () => scrollY > 0 && beginOnceLoaded(), listening);
  addEventListener("click", notePress, { capture: true, signal: asleep.signal });
  for (const type of ["input", "change"]) addEventListener(type, noteChange, listening);
  document.addEventListener(
    "awake",
    () => {
      const control = waiting;
      asleep.abort();
      setWaiting(null, null);
      for (const [control, state] of changed) if (control.isConnected) changeAgain(control, state);
      if (control?.isConnected && !changed.has(control as Control)) (control as HTMLElement).click();
    },
    { once: true },
  );
  if (isExpected() || document.querySelector("[data-wake]")) beginOnceLoaded();
  else if (document.readyState === "complete") fetchOnceIdle();
  else addEventListener("load", fetchOnceIdle, { once: true, signal: asleep.signal });
}
