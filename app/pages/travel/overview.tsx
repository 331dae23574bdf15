import { Banknote, Clock, Languages, Plane, Sun, Thermometer } from "lucide-react";
import { useTranslations } from "use-intl";
import { GuideSection } from "#app/pages/travel/section";

const FACTS = [
  { fact: "bestTime", icon: <Sun aria-hidden /> },
  { fact: "daytime", icon: <Thermometer aria-hidden /> },
  { fact: "timeZone", icon: <Clock aria-hidden /> },
  { fact: "currency", icon: <Banknote aria-hidden /> },
  { fact: "fromDubai", icon: <Plane aria-hidden /> },
  { fact: "spoken", icon: <Languages aria-hidden /> },
] as const;

export function Overview() {
  const t = useTranslations("travelOverview");
  return (
    <GuideSection id="overview" lead={t("lead")}>
      <dl className="guide-facts">
        {FACTS.map(({ fact, icon }) => (
          <div key={fact}>
            <dt>
              {icon}
              {t(fact)}
            </dt>
            <dd>
              <bdi>{t(`${fact}Value`)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </GuideSection>
  );
}
