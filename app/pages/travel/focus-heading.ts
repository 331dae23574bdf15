/** Moves the focus to the target heading, as the browser does for native anchor navigation. */
export function focusHeading(id: string): void {
  const target = document.getElementById(id);
  const heading = target?.querySelector<HTMLElement>("h2") ?? target;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
