import { RotateCcw } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import { PageHead } from "#app/features/page/components/page-head";

/** A page that is there, but cannot be read just now. */
export function UnavailablePanel() {
  const t = useTranslations("unavailable");
  const ui = useTranslations("ui");
  const { pathname, search } = useLocation();
  return (
    <div className="wrap below-header">
      <PageHead title={t("title")} noIndex />
      <section className="not-found">
        <Picture
          src="/scenes/mangrove-1920.webp"
          alt=""
          sizes="(max-width: 1440px) 100vw, 1312px"
          focus="66% 68%"
          priority
        />
        <div>
          <h1 className="display">{t("title")}</h1>
          <p>{t("body")}</p>
          <a href={pathname + search} className="btn btn-primary">
            <RotateCcw aria-hidden />
            {ui("retry")}
          </a>
        </div>
      </section>
    </div>
  );
}
