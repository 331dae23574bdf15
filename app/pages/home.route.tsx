import { ArrowDown, ArrowRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { ExperienceCardView } from "#app/features/experiences/components/card";
import { listExperienceCards } from "#app/features/experiences/queries.server";
import { Picture } from "#app/features/media/components/picture";
import { PageHead } from "#app/features/settings/components/page-head";
import { SiteLink } from "#app/platform/i18n/paths";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/home.route";

const SHOWN = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, texts, settings, log } = context.get(servicesContext);
  const language = languageFrom(params);
  const experiences = await listExperienceCards(db, language, { limit: SHOWN }).catch((error: unknown) => {
    log.error({ err: error }, "could not read the experiences of the home page");
    return [];
  });
  return {
    texts: texts.pick(language, ["home", "category", "duration", "experienceCard"]),
    heroTitle: language === "en" ? (settings.value?.homepage_hero_title ?? null) : null,
    experiences,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("home");
  const { heroTitle, experiences } = loaderData;
  return (
    <>
      <PageHead image="/scenes/hero-1920.webp" />
      <section className="hero picture-top">
        <Picture src="/scenes/hero-1920.webp" alt="" sizes="100vw" focus="64% 58%" first />
        <div className="hero-text wrap">
          <p className="eyebrow">{t("eyebrow")}</p>
          <h1 className="display">
            <HeroTitle text={heroTitle || t("heroTitle")} />
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
          <a className="hero-scroll" href="#experiences" aria-label={t("scroll")}>
            <ArrowDown aria-hidden />
          </a>
        </div>
      </section>
      {experiences.length > 0 && (
        <section className="section on-sand" id="experiences">
          <div className="wrap">
            <div className="section-head">
              <div>
                <p className="eyebrow">{t("experiencesEyebrow")}</p>
                <h2 className="display">{t("experiencesTitle")}</h2>
              </div>
              <SiteLink to="/:lang?/experiences" className="more-link">
                {t("allExperiences")}
                <ArrowRight aria-hidden className="flip-rtl" />
              </SiteLink>
            </div>
            <div className="card-grid">
              {experiences.map((experience) => (
                <ExperienceCardView key={experience.id} experience={experience} titleAs="h3" />
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  );
}

/** Staff mark one phrase with asterisks; it is set in italics. */
function HeroTitle({ text }: { text: string }) {
  const [before, phrase, after] = text.split("*");
  if (phrase === undefined) return text;
  return (
    <>
      {before}
      <em>{phrase}</em>
      {after}
    </>
  );
}
