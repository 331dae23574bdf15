import { ArrowRight, Bus, CarFront, Plane, Ship } from "lucide-react";
import { useTranslations } from "use-intl";
import { GuideSection } from "#app/pages/travel/section";
import { SiteLink } from "#app/platform/i18n/paths";

const TRANSPORT_MODES = [
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
        {TRANSPORT_MODES.map(({ way: mode, icon }) => (
          <li key={mode}>
            <span className="icon-tile">{icon}</span>
            <div>
              <h3 id={`by-${mode}`}>{t(mode)}</h3>
              <p>{t(`${mode}Body`)}</p>
            </div>
            {mode === "wheels" && (
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
