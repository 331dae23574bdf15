import type { ReactNode } from "react";
import { Picture } from "#app/features/media/components/picture";
import { scenePicture, type Scene } from "#app/features/media/scenes";

/** Call to action at the end of a page: picture, text and buttons. */
export function CallToActionPanel({
  scene: name,
  title,
  body,
  children,
}: {
  scene: Scene;
  title: string;
  body: string;
  children: ReactNode;
}) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="call-panel">
          <Picture {...scenePicture(name)} alt="" sizes="(max-width: 820px) 750px, (max-width: 1440px) 92vw, 1312px" />
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
