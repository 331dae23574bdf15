import { ChevronDown } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { NavItemLinks, type NavBadges } from "#app/layouts/admin/nav-item-links";
import { NAV_ITEMS } from "#app/layouts/admin/nav-items";
import { useOnNavigation } from "#app/ui/use-on-navigation";

const OVERFLOW_ITEMS = NAV_ITEMS.filter(({ overflowOrder }) => overflowOrder !== undefined);

/**
 * The tab bar of a wide screen. By the width of the window shell.css decides which tabs stand in it and which under
 * "More".
 */
export function Tabs(badges: NavBadges) {
  const overflowMenu = useRef<HTMLDetailsElement>(null);
  const close = () => overflowMenu.current?.removeAttribute("open");
  useOnNavigation(close);

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!overflowMenu.current?.contains(target as Node)) close();
    };
    for (const type of ["pointerdown", "focusin"]) document.addEventListener(type, closeOutside);
    return () => {
      for (const type of ["pointerdown", "focusin"]) document.removeEventListener(type, closeOutside);
    };
  }, []);

  function closeByKey({ key }: KeyboardEvent) {
    if (key !== "Escape" || !overflowMenu.current?.open) return;
    close();
    overflowMenu.current.querySelector("summary")?.focus();
  }

  return (
    <nav className="office-tabs" aria-label="Office">
      <NavItemLinks {...badges} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes what the summary has opened */}
      <details ref={overflowMenu} className="office-more" onKeyDown={closeByKey}>
        <summary>
          More
          <ChevronDown aria-hidden />
        </summary>
        <div className="office-more-links">
          <NavItemLinks {...badges} items={OVERFLOW_ITEMS} />
        </div>
      </details>
    </nav>
  );
}
