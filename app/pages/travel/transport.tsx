import { ArrowRight, Bus, CarFront, Plane, Ship } from "lucide-react";
import { useTranslations } from "use-intl";
import { GuideSection } from "#app/pages/travel/section";
import { SiteLink } from "#app/platform/i18n/paths";

const WAYS = [
  { way: "air", icon: <Plane aria-hidden /> },
  { way: "ferry", icon: <Ship aria-hidden /> },
  { way: "daladala", icon: <Bus aria-hidden /> },
  { way: "wheels", icon: <CarFront aria-hidden /> },
] as const;

export function Transport() {
  const t = useTranslations("travelTransport");
  return (
    <GuideSection id="transportation" lead={t("lead")}>
      <ul className="ways-to-go">
        {WAYS.map(({ way, icon }) => (
          <li key={way}>
            <span className="icon-tile">{icon}</span>
            <div>
              <h3 id={`by-${way}`}>{t(way)}</h3>
              <p>{t(`${way}Body`)}</p>
            </div>
            {way === "wheels" && (
              <SiteLink to="/:lang?/transportation" className="more-link">
                {t("vehicles")}
                <ArrowRight aria-hidden className="flip-rtl" />
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </GuideSection>
  );
}
