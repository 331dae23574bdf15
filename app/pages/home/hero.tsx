import { ArrowDown, ArrowRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import { hasWidthVariants, pictureUrlAtWidth } from "#app/features/media/schema";
import { HeroTitle } from "#app/features/settings/components/hero-title";
import { HeroVideo } from "#app/pages/home/hero-video";
import { WELCOME_ID } from "#app/pages/home/welcome";
import { SiteLink } from "#app/platform/i18n/paths";

/** The first screen. Title and picture are staff's; the film, where they have set one, plays over the picture. */
export function Hero({ title, image, film }: { title: string | null; image: string; film: string | null }) {
  const t = useTranslations("home");
  return (
    <section className="hero picture-top">
      <Picture src={image} focus="70% 50%" alt="" sizes="(max-width: 820px) 540px, 100vw" priority />
      {film && (
        <HeroVideo key={film} src={film} poster={hasWidthVariants(image) ? pictureUrlAtWidth(image, 960) : image} />
      )}
      <div className="hero-text wrap">
        <p className="eyebrow">{t("eyebrow")}</p>
        <h1 className="display">
          <HeroTitle text={title || t("heroTitle")} />
        </h1>
        <p>{t("lead")}</p>
        <div className="hero-actions">
          <SiteLink to="/:lang?/experiences" className="btn btn-primary">
            {t("seeExperiences")}
            <ArrowRight aria-hidden className="flip-rtl" />
          </SiteLink>
          <SiteLink to="/:lang?/real-estate" className="btn btn-glass">
            {t("seeProperties")}
          </SiteLink>
        </div>
        <div className="hero-foot">
          <Facts />
          <a className="hero-scroll" href={`#${WELCOME_ID}`}>
            {t("scroll")}
            <span>
              <ArrowDown aria-hidden />
            </span>
          </a>
        </div>
      </div>
    </section>
  );
}

const TIME_ZONE = "UTC+3";

function Facts() {
  const t = useTranslations("home");
  return (
    <ul className="hero-facts">
      <li>
        <b>
          <bdi dir="ltr">{t("temperature")}</bdi>
        </b>{" "}
        <span>{t("daytime")}</span>
      </li>
      <li>
        <b>{t("season")}</b> <span>{t("seasonHint")}</span>
      </li>
      <li>
        <b>{t("flight")}</b> <span>{t("flightHint")}</span>
      </li>
      <li>
        <b>
          <bdi dir="ltr">{TIME_ZONE}</bdi>
        </b>{" "}
        <span>{t("timeZone")}</span>
      </li>
    </ul>
  );
}
