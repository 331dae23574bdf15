/**
 * Stands as text in every page of visitors, so it may use nothing from outside itself. Says whether the page is at its
 * top, for browsers whose scrolling cannot drive an animation (see header.css).
 */
export function markTop(): void {
  if (CSS.supports("animation-timeline: scroll()")) return;
  const mark = () => document.documentElement.toggleAttribute("data-at-top", scrollY <= 10);
  addEventListener("scroll", mark, { passive: true });
  mark();
}
