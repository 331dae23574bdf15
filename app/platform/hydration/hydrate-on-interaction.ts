type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Inlined as source into every public page (see defer-hydration.server.ts), so it must not use imports. Preloads
 * scripts when the page has loaded and the network is idle, and runs them on the first interaction.
 */
export function hydrateOnInteraction(files: string[], choiceKeys: string[], load: () => Promise<unknown>): void {
  const untilHydrated = new AbortController();
  const listenerOptions = { capture: true, passive: true, signal: untilHydrated.signal };
  const changedControls = new Map<Control, string | boolean>();
  let pendingControl: Element | null = null;
  let hasStarted = false;
  let preloading: Promise<unknown> | null = null;

  /**
   * Fetched into the browser's cache first, and only then loaded as modules: a module whose fetch fails once is not
   * fetched again by Chromium, as long as the page is open.
   */
  const preloadFiles = (priority: RequestPriority) => (preloading ??= fetchAndPreload(priority));
  const fetchAndPreload = async (priority: RequestPriority) => {
    try {
      await Promise.all(
        files.map(async (file) => {
          const answer = await fetch(file, { priority });
          await answer.arrayBuffer();
          if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
        }),
      );
    } catch (error) {
      preloading = null;
      throw error;
    }
    for (const href of files)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  };
  const startLoading = () => {
    if (hasStarted) return;
    hasStarted = true;
    try {
      // The next page of this tab finds the scripts in the browser's cache, and need not wait for another sign.
      sessionStorage.setItem("pemba.hydrated", "1");
    } catch {
      // Storage can be switched off.
    }
    preloadFiles("auto")
      .then(load)
      .catch(() => {
        hasStarted = false;
        if (pendingControl) setPendingControl(null, "failed");
      });
  };
  /** What the page itself still fetches comes first. Not for who asked to save data. */
  const preloadWhenNetworkIdle = () => {
    const last = performance.getEntriesByType("resource").at(-1) as PerformanceResourceTiming | undefined;
    if (last && performance.now() - last.responseEnd < 400) setTimeout(preloadWhenNetworkIdle, 400);
    else if (!(navigator as { connection?: { saveData: boolean } }).connection?.saveData)
      // Nobody waits for them yet: the first sign of interest asks again.
      preloadFiles("low").catch(() => {});
  };
  const preloadWhenIdle = () => (self.requestIdleCallback ?? setTimeout)(preloadWhenNetworkIdle);
  const startAfterLoad = () => {
    if (document.readyState === "complete") startLoading();
    else addEventListener("load", startLoading, { once: true, signal: untilHydrated.signal });
  };
  /**
   * What was used and cannot answer yet is marked, and a notice says that the page is loading, or that it could not.
   */
  const setPendingControl = (control: Element | null, notice: "loading" | "failed" | null) => {
    pendingControl?.removeAttribute("aria-busy");
    pendingControl = control;
    pendingControl?.setAttribute("aria-busy", "true");
    if (notice) document.documentElement.dataset.waiting = notice;
    else delete document.documentElement.dataset.waiting;
  };
  const hasClientState = () => {
    try {
      // A tab that was hydrated may hold a draft or a notice; a choice without its cookie is not on the page yet.
      return (
        sessionStorage.length > 0 ||
        choiceKeys.some((key) => localStorage.getItem(key) && !document.cookie.includes(key))
      );
    } catch {
      return false;
    }
  };
  const isCheckable = (control: Control): control is HTMLInputElement =>
    control.type === "checkbox" || control.type === "radio";
  /** Hydration may have reset the control: repeat the change so that React sees it. */
  const replayChange = (control: Control, state: string | boolean) => {
    if (isCheckable(control)) {
      control.checked = !state;
      control.click();
      return;
    }
    if (control.type !== "file") {
      control.value = "";
      // Not through the element itself, whose own setter React listens to.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, state);
    }
    control.dispatchEvent(
      new Event(control instanceof HTMLSelectElement || control.type === "file" ? "change" : "input", {
        bubbles: true,
      }),
    );
  };
  const recordChange = ({ target }: Event) => {
    const control = target as Control;
    changedControls.set(control, isCheckable(control) ? control.checked : control.value);
    // Filters apply as they are changed; other forms wait for their button.
    if (control.form?.role === "search") setPendingControl(control, "loading");
  };
  /** Links, forms and menus work without scripts. Other buttons are clicked again after hydration. */
  const recordPress = (event: MouseEvent) => {
    const control = (event.target as Element).closest("button[type=button]:not([popovertarget]), a[data-button]");
    if (control instanceof HTMLAnchorElement) {
      // In another tab, or if the scripts do not come, it is the link it was written as.
      if (event.ctrlKey || event.metaKey || event.shiftKey || document.documentElement.dataset.waiting === "failed")
        return;
      event.preventDefault();
    }
    if (control) setPendingControl(control, "loading");
    // Something else was pressed meanwhile; a filter that was changed still waits.
    else if (pendingControl instanceof HTMLElement && !changedControls.has(pendingControl as Control))
      setPendingControl(null, null);
  };

  for (const sign of ["pointerdown", "touchstart", "keydown", "focusin", "click", "input", "change"])
    addEventListener(sign, startLoading, listenerOptions);
  // While the page is still loading, these do not take the network from what it shows.
  addEventListener("wheel", startAfterLoad, listenerOptions);
  // A pointer that rests on a page is said to have moved once the page is laid out under it.
  addEventListener(
    "pointermove",
    ({ movementX, movementY }) => (movementX || movementY) && startAfterLoad(),
    listenerOptions,
  );
  // A page from right to left is scrolled by the browser itself, to its beginning.
  addEventListener("scroll", () => scrollY > 0 && startAfterLoad(), listenerOptions);
  addEventListener("click", recordPress, { capture: true, signal: untilHydrated.signal });
  for (const type of ["input", "change"]) addEventListener(type, recordChange, listenerOptions);
  document.addEventListener(
    "hydrated",
    () => {
      const control = pendingControl;
      untilHydrated.abort();
      setPendingControl(null, null);
      for (const [control, state] of changedControls) if (control.isConnected) replayChange(control, state);
      if (control?.isConnected && !changedControls.has(control as Control)) (control as HTMLElement).click();
    },
    { once: true },
  );
  if (hasClientState() || document.querySelector("[data-hydrate-on-load],[data-kept]")) startAfterLoad();
  else if (document.readyState === "complete") preloadWhenIdle();
  else addEventListener("load", preloadWhenIdle, { once: true, signal: untilHydrated.signal });
}
