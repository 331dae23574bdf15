import type { ReactNode } from "react";
import { Picture } from "#app/features/media/components/picture";
import { scenePicture, type Scene } from "#app/features/media/scenes";

/** The picture at the head of a page, with its title on it. The header lies over it. */
export function PageBanner({
  scene: name,
  eyebrow,
  title,
  lead,
  className = "",
  children,
}: {
  scene: Scene;
  eyebrow?: string;
  title: ReactNode;
  lead?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <section className={`band picture-top ${className}`}>
      <Picture {...scenePicture(name)} alt="" sizes="100vw" priority />
      <div className="wrap">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="display">{title}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
