import { ArrowRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import { PageHead } from "#app/features/page/components/page-head";
import { SiteLink } from "#app/platform/i18n/paths";

export function NotFoundPanel() {
  const t = useTranslations("notFound");
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
          <SiteLink to="/:lang?" className="btn btn-primary">
            {t("home")}
            <ArrowRight aria-hidden className="flip-rtl" />
          </SiteLink>
        </div>
      </section>
    </div>
  );
}
