import { ArrowRight, MapPin } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import { scenePicture } from "#app/features/media/scenes";
import { SiteLink } from "#app/platform/i18n/paths";

/** As it is claimed: a year, over the last five. */
const TOURISM_GROWTH = 0.25;

export function Invest() {
  const t = useTranslations("home");
  const format = useFormatter();
  return (
    <section className="section home-invest">
      <div className="wrap">
        <div>
          <p className="eyebrow">{t("investEyebrow")}</p>
          <h2 className="display">{t("investTitle")}</h2>
          <p className="home-invest-body">{t("investBody")}</p>
          <p className="home-invest-figure">
            <b className="display">
              <bdi>{format.number(TOURISM_GROWTH, { style: "percent" })}</bdi>
            </b>{" "}
            <span>{t("growth")}</span>
          </p>
          <SiteLink to="/:lang?/invest" className="btn btn-secondary">
            {t("seeOpportunities")}
            <ArrowRight aria-hidden className="flip-rtl" />
          </SiteLink>
        </div>
        <div className="home-invest-picture">
          <Picture {...scenePicture("aerial")} alt="" sizes="(max-width: 820px) 160vw, 1100px" />
          <SiteLink to="/:lang?/real-estate">
            <MapPin aria-hidden />
            <span>
              <b>{t("plots")}</b> {t("plotsBody")}
            </span>
            <ArrowRight aria-hidden className="flip-rtl" />
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
