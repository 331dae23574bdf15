import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import { scenePicture, type Scene } from "#app/features/media/scenes";
import { SiteLink, type PublicPath } from "#app/platform/i18n/paths";

/** Where the hero's arrow leads. */
export const WELCOME_ID = "welcome";

const POSTERS = [
  { to: "/:lang?/why-pemba/pristine-beaches", scene: "lagoonNoon", title: "beaches", body: "beachesBody" },
  { to: "/:lang?/why-pemba/lush-forest", scene: "forest", title: "forests", body: "forestsBody" },
  { to: "/:lang?/why-pemba/cultural-heritage", scene: "door", title: "culture", body: "cultureBody" },
  { to: "/:lang?/real-estate", scene: "villaDay", title: "homes", body: "homesBody" },
] as const satisfies { to: PublicPath; scene: Scene; title: string; body: string }[];

export function Welcome() {
  const t = useTranslations("home");
  return (
    <section className="section welcome" id={WELCOME_ID}>
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="eyebrow">{t("welcomeEyebrow")}</p>
            <h2 className="display">{t("welcomeTitle")}</h2>
          </div>
          <p className="section-lead">{t("welcomeLead")}</p>
        </div>
        <ul className="posters">
          {POSTERS.map((poster, position) => (
            <li key={poster.to} className="poster">
              <Picture {...scenePicture(poster.scene)} alt="" sizes="(max-width: 820px) 130vw, 640px" />
              <span className="poster-number display" aria-hidden>
                {String(position + 1).padStart(2, "0")}
              </span>
              <div>
                <h3 className="display display-small">
                  <SiteLink to={poster.to}>{t(poster.title)}</SiteLink>
                </h3>
                <p>{t(poster.body)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
