import type { ReactNode } from "react";

/** A part of a story under a heading of its own. */
export function StorySection({
  id,
  eyebrow,
  title,
  children,
}: {
  id: string;
  eyebrow: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className="wrap story-section" aria-labelledby={id}>
      <div className="section-head">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="display" id={id}>
            {title}
          </h2>
        </div>
      </div>
      {children}
    </section>
  );
}
