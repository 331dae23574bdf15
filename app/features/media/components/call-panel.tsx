import type { ReactNode } from "react";
import { Picture } from "#app/features/media/components/picture";
import { scene, type Scene } from "#app/features/media/scenes";

/** The last word of a page: a picture with a sentence and what to do next. */
export function CallPanel({ scene: name, title, body, children }: { scene: Scene; title: string; body: string; children: ReactNode }) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="call-panel">
          <Picture {...scene(name)} alt="" sizes="(max-width: 820px) 750px, (max-width: 1440px) 92vw, 1312px" />
          <div>
            <h2 className="display">{title}</h2>
            <p>{body}</p>
            <div className="call-actions">{children}</div>
          </div>
        </div>
      </div>
    </section>
  );
}
