import { useTranslations } from "use-intl";
import { brand } from "#app/brand";
import { GuideLink } from "#app/pages/travel/guide-link";
import { GuideSection, Tips } from "#app/pages/travel/section";

const HOURS = ["shops", "banks", "friday", "sunday"] as const;
const LINKS = ["immigration", "ferries", "health", "customs"] as const;

export function Practical() {
  const t = useTranslations("travelPractical");
  return (
    <GuideSection id="practical" lead={t("lead")}>
      <div className="practical">
        <div className="guide-card">
          <h3 id="hours">{t("hours")}</h3>
          <dl className="guide-lines">
            {HOURS.map((row) => (
              <div key={row}>
                <dt>{t(row)}</dt>
                <dd>{t(`${row}Hours`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="guide-card">
          <h3 id="links">{t("links")}</h3>
          <ul className="guide-lines">
            {LINKS.map((link) => (
              <li key={link}>
                <GuideLink to={brand.guideLinks[link]}>{t(link)}</GuideLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Tips tips={[t("tip1"), t("tip2"), t("tip3"), t("tip4")]} />
    </GuideSection>
  );
}
