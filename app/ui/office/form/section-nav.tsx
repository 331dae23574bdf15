import { CircleAlert, type LucideIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { DraftErrors } from "#app/ui/office/form/draft";

export interface FormSection {
  /** Of the element the link leads to. */
  id: string;
  name: string;
  icon: LucideIcon;
  /** The fields whose errors belong to it. */
  fieldPattern: RegExp;
}

export function SectionNav({ sections, errors }: { sections: readonly FormSection[]; errors: DraftErrors }) {
  const current = useSectionInView(sections);
  return (
    <nav className="section-nav" aria-label="Sections of the form">
      {sections.map((section) => (
        <Link
          key={section.id}
          to={{ hash: section.id }}
          replace
          aria-current={section.id === current ? "true" : undefined}
        >
          <section.icon aria-hidden />
          {section.name}
          {Object.keys(errors).some((field) => section.fieldPattern.test(field)) && (
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
function useSectionInView(sections: readonly FormSection[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: "-50% 0% -50% 0%" },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
