import { ArrowRight, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import { scenePicture } from "#app/features/media/scenes";
import { CONTACT_SECTION_ID } from "#app/pages/invest/contact-section";

const OPPORTUNITIES = [
  { door: "land", picture: "plot-on-hill" },
  { door: "hospitality", picture: "off-plan-construction" },
  { door: "infrastructure", picture: "ferry-jetty" },
] as const;

export function Opportunities() {
  const t = useTranslations("investDoors");
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="eyebrow">{t("eyebrow")}</p>
            <h2 className="display">{t("title")}</h2>
          </div>
        </div>
        <div className="card-grid">
          {OPPORTUNITIES.map(({ door, picture }) => (
            <article key={door} className="card opportunity">
              <div className="card-picture">
                <Picture
                  {...scenePicture(picture)}
                  alt=""
                  sizes="(max-width: 640px) 100vw, (max-width: 1024px) 50vw, 420px"
                />
              </div>
              <div className="opportunity-text">
                <h3 className="display display-small">{t(door)}</h3>
                <p>{t(`${door}Body`)}</p>
                <ul className="tick-list">
                  <li>
                    <CircleCheck aria-hidden />
                    {t(`${door}Point1`)}
                  </li>
                  <li>
                    <CircleCheck aria-hidden />
                    {t(`${door}Point2`)}
                  </li>
                </ul>
                <Link to={`#${CONTACT_SECTION_ID}`} className="more-link">
                  {t(`${door}Ask`)}
                  <ArrowRight aria-hidden className="flip-rtl" />
                </Link>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
