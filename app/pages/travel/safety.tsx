import { Phone, Siren } from "lucide-react";
import { useTranslations } from "use-intl";
import { GuideSection, Tips } from "#app/pages/travel/section";

const CONTACTS = [
  { service: "police", number: "999" },
  { service: "ambulance", number: "115" },
  { service: "fire", number: "114" },
] as const;

export function Safety() {
  const t = useTranslations("travelSafety");
  return (
    <GuideSection id="safety" lead={t("lead")}>
      <div className="emergency">
        <h3 id="emergency">
          <Siren aria-hidden />
          {t("emergency")}
        </h3>
        <ul>
          {CONTACTS.map(({ service, number }) => (
            <li key={service}>
              <a href={`tel:${number}`}>
                <span>{t(service)}</span> <b className="display">{number}</b>{" "}
                <small>
                  <Phone aria-hidden />
                  {t("call")}
                </small>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Tips tips={[t("tip1"), t("tip2"), t("tip3"), t("tip4")]} />
    </GuideSection>
  );
}
