import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { focusHeading } from "#app/pages/travel/focus-heading";
import { GuideSearch } from "#app/pages/travel/search";
import { SECTIONS, type SectionId } from "#app/pages/travel/sections";

/** Height covered by header and tab bar: a section counts as visible only below it. */
const HEADER_MARGIN = "-180px 0px 0px 0px";

export function GuideTabs() {
  const t = useTranslations("travel");
  const current = useCurrentSection();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const element = list.current;
    const tab = element?.querySelector<HTMLElement>(":scope > :has([aria-current])");
    // Only sideways: the page itself must not move.
    if (tab) element?.scrollTo({ left: tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2 });
  }, [current]);
  return (
    <div className="guide-bar">
      <div className="wrap">
        <nav aria-label={t("sections")}>
          <ul className="guide-tabs" ref={list}>
            {SECTIONS.map((id) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  aria-current={id === current ? "location" : undefined}
                  onClick={() => focusHeading(id)}
                >
                  {t(id)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <GuideSearch />
      </div>
    </div>
  );
}

/** The first section that is in view below the bars. */
function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>(SECTIONS[0]);
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = SECTIONS.find((id) => inView.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: HEADER_MARGIN },
    );
    for (const id of SECTIONS) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
