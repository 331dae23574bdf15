type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Inlined as source into every public page (see defer-hydration.server.ts), so it must not use imports. Fetches the
 * scripts when the page has loaded and the network is idle, and runs them in idle time, one file after the other; at the
 * first interaction at once.
 */
export function hydrateWhenIdle(files: string[], choiceKeys: string[], load: () => Promise<unknown>): void {
  const { dataset } = document.documentElement;
  const untilHydrated = new AbortController();
  const untilUsed = new AbortController();
  const listenerOptions = { capture: true, passive: true, signal: untilHydrated.signal };
  const signOptions = { ...listenerOptions, signal: untilUsed.signal };
  const changedControls = new Map<Control, string | boolean>();
  let pendingControl: Element | null = null;
  let isWanted = false;
  let isHydrating = false;
  let running: Promise<unknown> | null = null;
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
  /** Between two files the browser may paint and answer: a slow phone needs tens of milliseconds for each. */
  const pause = () =>
    new Promise<unknown>((resolve) =>
      isWanted || !self.requestIdleCallback ? setTimeout(resolve) : requestIdleCallback(resolve, { timeout: 1000 }),
    );
  /** Each file after those it imports; the last one, which hydrates, is part of `load`. */
  const fetchAndRun = async () => {
    await preloadFiles(isWanted ? "auto" : "low");
    for (const file of files.slice(0, -1)) {
      await pause();
      await import(/* @vite-ignore */ file);
    }
    await pause();
    await load();
    isHydrating = true;
  };
  const run = () => {
    running ??= fetchAndRun().catch(() => {
      running = null;
      if (pendingControl) setPendingControl(null, "failed");
    });
  };
  const runSoon = () => {
    isWanted = true;
    run();
  };
  /** The first sign of interest in this tab. Until then nothing is left on the device. */
  const use = () => {
    if (dataset.used === undefined) {
      dataset.used = "";
      document.dispatchEvent(new Event("used"));
      try {
        // The next page of this tab finds the scripts in the browser's cache, and need not wait for an idle network.
        sessionStorage.setItem("pemba.hydrated", "1");
      } catch {
        // Storage can be switched off.
      }
    }
    if (dataset.hydrated) untilUsed.abort();
    else runSoon();
  };
  /** What the page itself still fetches comes first. Not for who asked to save data. */
  const runWhenNetworkIdle = () => {
    const last = performance.getEntriesByType("resource").at(-1) as PerformanceResourceTiming | undefined;
    if (last && performance.now() - last.responseEnd < 400) setTimeout(runWhenNetworkIdle, 400);
    else if (!(navigator as { connection?: { saveData: boolean } }).connection?.saveData) run();
  };
  const runWhenIdle = () => (self.requestIdleCallback ?? setTimeout)(runWhenNetworkIdle);
  const afterLoad = (work: () => void) => {
    if (document.readyState === "complete") work();
    else addEventListener("load", work, { once: true, signal: untilUsed.signal });
  };
  /**
   * What was used and cannot answer yet is marked, and a notice says that the page is loading, or that it could not.
   */
  const setPendingControl = (control: Element | null, notice: "loading" | "failed" | null) => {
    pendingControl?.removeAttribute("aria-busy");
    pendingControl = control;
    pendingControl?.setAttribute("aria-busy", "true");
    if (notice) dataset.waiting = notice;
    else delete dataset.waiting;
  };
  /** Marks a page whose tab was used before; says whether something is kept that is not on the page yet. */
  const readClientState = () => {
    try {
      if (sessionStorage.getItem("pemba.hydrated")) dataset.used = "";
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
  /** Once React listens, it hydrates what is pressed at once and answers, but for dialogs whose code comes apart. */
  const isAnsweredByReact = (control: Element) =>
    isHydrating && !control.closest("dialog")?.querySelector("[data-hydrates-late]");
  /**
   * Links, forms and menus work without scripts. Steppers are answered here; other buttons, and maps that can come alive,
   * are clicked again later.
   */
  const recordPress = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>(
      "button[type=button]:not([popovertarget]), a[data-button], [data-live]",
    );
    const control = pressed && !isAnsweredByReact(pressed) ? pressed : null;
    const input = control?.dataset.step && control.parentElement?.querySelector<HTMLInputElement>("input");
    if (input) {
      input.stepUp(Number(control.dataset.step));
      input.dispatchEvent(new Event("input", { bubbles: true }));
      return;
    }
    if (control instanceof HTMLAnchorElement) {
      // In another tab, or if the scripts do not come, it is the link it was written as.
      if (event.ctrlKey || event.metaKey || event.shiftKey || dataset.waiting === "failed") return;
      event.preventDefault();
    }
    if (control) setPendingControl(control, "loading");
    // Something else was pressed meanwhile; a filter that was changed still waits.
    else if (pendingControl instanceof HTMLElement && !changedControls.has(pendingControl as Control))
      setPendingControl(null, null);
  };

  for (const sign of ["pointerdown", "touchstart", "keydown", "focusin", "click", "input", "change"])
    addEventListener(sign, use, signOptions);
  // While the page is still loading, these do not take the network from what it shows.
  addEventListener("wheel", () => afterLoad(use), signOptions);
  // A pointer that rests on a page is said to have moved once the page is laid out under it.
  addEventListener(
    "pointermove",
    ({ movementX, movementY }) => (movementX || movementY) && afterLoad(use),
    signOptions,
  );
  // A page from right to left is scrolled by the browser itself, to its beginning.
  addEventListener("scroll", () => scrollY > 0 && afterLoad(use), signOptions);
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
  const isAwake = readClientState() || document.querySelector("[data-hydrate-on-load],[data-kept]");
  afterLoad(isAwake ? runSoon : runWhenIdle);
}
