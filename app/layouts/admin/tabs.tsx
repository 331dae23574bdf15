import { ChevronDown } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { DestinationLinks } from "#app/layouts/admin/destination-links";
import { DESTINATIONS } from "#app/layouts/admin/destinations";
import { useOnNavigation } from "#app/ui/use-on-navigation";

const FOLDING = DESTINATIONS.filter(({ fold }) => fold !== undefined);

/** The tab bar of a wide screen. By the width of the window office.css decides which tabs stand in it and which under "More". */
export function Tabs({ counts }: { counts: Readonly<Record<string, number>> }) {
  const more = useRef<HTMLDetailsElement>(null);
  const close = () => more.current?.removeAttribute("open");
  useOnNavigation(close);

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!more.current?.contains(target as Node)) close();
    };
    for (const type of ["pointerdown", "focusin"]) document.addEventListener(type, closeOutside);
    return () => {
      for (const type of ["pointerdown", "focusin"]) document.removeEventListener(type, closeOutside);
    };
  }, []);

  function closeByKey({ key }: KeyboardEvent) {
    if (key !== "Escape" || !more.current?.open) return;
    close();
    more.current.querySelector("summary")?.focus();
  }

  return (
    <nav className="office-tabs" aria-label="Office">
      <DestinationLinks counts={counts} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes what the summary has opened */}
      <details ref={more} className="office-more" onKeyDown={closeByKey}>
        <summary>
          More
          <ChevronDown aria-hidden />
        </summary>
        <div className="office-more-links">
          <DestinationLinks counts={counts} among={FOLDING} />
        </div>
      </details>
    </nav>
  );
}
