import { ArrowLeft } from "lucide-react";
import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import { PageHead } from "#app/features/settings/components/page-head";
import { SiteLink } from "#app/platform/i18n/paths";

export function ExperienceNotFound() {
  const t = useTranslations("experience");
  return (
    <div className="wrap below-header">
      <PageHead title={t("notFoundTitle")} hidden />
      <section className="not-found">
        <Picture src="/scenes/mangrove-1920.webp" alt="" sizes="(max-width: 1440px) 100vw, 1312px" focus="66% 68%" first />
        <div>
          <h1 className="display">{t("notFoundTitle")}</h1>
          <p>{t("notFoundBody")}</p>
          <SiteLink to="/:lang?/experiences" className="btn btn-primary">
            <ArrowLeft aria-hidden className="flip-rtl" />
            {t("back")}
          </SiteLink>
        </div>
      </section>
    </div>
  );
}
