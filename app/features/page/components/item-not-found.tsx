import { ArrowLeft } from "lucide-react";
import { Picture } from "#app/features/media/components/picture";
import { scenePicture, type Scene } from "#app/features/media/scenes";
import { PageHead } from "#app/features/page/components/page-head";
import { SiteLink, type PublicPath } from "#app/platform/i18n/paths";

/** Where a thing was looked for that is not there (any more), and the way back to the others. */
export function ItemNotFound({
  title,
  body,
  scene: name,
  to,
  back,
}: {
  title: string;
  body: string;
  scene: Scene;
  to: PublicPath;
  back: string;
}) {
  return (
    <div className="wrap below-header">
      <PageHead title={title} noIndex />
      <section className="not-found">
        <Picture {...scenePicture(name)} alt="" sizes="(max-width: 1440px) 100vw, 1312px" priority />
        <div>
          <h1 className="display">{title}</h1>
          <p>{body}</p>
          <SiteLink to={to} className="btn btn-primary">
            <ArrowLeft aria-hidden className="flip-rtl" />
            {back}
          </SiteLink>
        </div>
      </section>
    </div>
  );
}
