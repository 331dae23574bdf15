/** After a jump the keyboard goes on from the heading that was chosen, as it does after a jump the browser makes itself. */
export function focusHeading(id: string): void {
  const target = document.getElementById(id);
  const heading = target?.querySelector<HTMLElement>("h2") ?? target;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
