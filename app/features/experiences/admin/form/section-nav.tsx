import { CircleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { DraftErrors } from "#app/features/experiences/admin/form/draft";
import { hasErrors, SECTIONS } from "#app/features/experiences/admin/form/sections";

export function SectionNav({ errors }: { errors: DraftErrors }) {
  const current = useSectionInView();
  return (
    <nav className="section-nav" aria-label="Sections of the form">
      {SECTIONS.map((section) => (
        <Link key={section.id} to={{ hash: section.id }} replace aria-current={section.id === current ? "true" : undefined}>
          <section.icon aria-hidden />
          {section.name}
          {hasErrors(section, errors) && (
            <span className="section-nav-error">
              <CircleAlert aria-hidden />
              <span className="visually-hidden"> has errors</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** The section that crosses the middle of the window. */
function useSectionInView(): string {
  const [current, setCurrent] = useState(SECTIONS[0]!.id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: "-50% 0% -50% 0%" },
    );
    for (const { id } of SECTIONS) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
