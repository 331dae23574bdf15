type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Stands as text in every page of visitors (see asleep.server.ts), so it may use nothing from outside itself. The page is complete without
 * scripts: they are loaded at the first sign that somebody is about to use it. Whoever only reads the first screen never pays for them.
 */
export function wakeOnInterest(files: string[], choices: string[], load: () => Promise<unknown>): void {
  const asleep = new AbortController();
  const listening = { capture: true, passive: true, signal: asleep.signal };
  const changed = new Map<Control, string | boolean>();
  let pressed: Element | null = null;
  let begun = false;

  const begin = () => {
    if (begun) return;
    begun = true;
    for (const file of files) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: file }));
    try {
      // The next page of this tab finds the scripts in the browser's cache, and need not wait for another sign.
      sessionStorage.setItem("pemba.awake", "1");
    } catch {
      // Storage can be switched off.
    }
    load().catch(() => {
      begun = false;
      setPressed(null);
    });
  };
  const beginOnceLoaded = () => {
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true, signal: asleep.signal });
  };
  const setPressed = (button: Element | null) => {
    pressed?.removeAttribute("aria-busy");
    pressed = button;
    pressed?.setAttribute("aria-busy", "true");
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
  };

  for (const sign of ["pointerdown", "touchstart", "keydown", "focusin", "click", "input", "change"]) addEventListener(sign, begin, listening);
  // While the page is still loading, these do not take the network from what it shows.
  for (const sign of ["pointermove", "wheel"]) addEventListener(sign, beginOnceLoaded, listening);
  // A page from right to left is scrolled by the browser itself, to its beginning.
  addEventListener("scroll", () => scrollY > 0 && beginOnceLoaded(), listening);
  // Links, forms and menus work as they are. Other buttons do not: the last one is pressed again when it can do something.
  addEventListener("click", ({ target }) => setPressed((target as Element).closest("button[type=button]:not([popovertarget])")), listening);
  for (const type of ["input", "change"]) addEventListener(type, noteChange, listening);
  document.addEventListener(
    "awake",
    () => {
      const button = pressed;
      asleep.abort();
      setPressed(null);
      for (const [control, state] of changed) if (control.isConnected) changeAgain(control, state);
      if (button?.isConnected) (button as HTMLElement).click();
    },
    { once: true },
  );
  if (isExpected() || document.querySelector("[data-wake]")) beginOnceLoaded();
}
