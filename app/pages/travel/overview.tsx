import { Banknote, Clock, Languages, Plane, Sun, Thermometer } from "lucide-react";
import { useTranslations } from "use-intl";
import type { GuideNote } from "#app/features/guide/schema";
import { Notes } from "#app/pages/travel/notes";
import { GuideSection } from "#app/pages/travel/section";

const FACTS = [
  { fact: "bestTime", icon: <Sun aria-hidden /> },
  { fact: "daytime", icon: <Thermometer aria-hidden /> },
  { fact: "timeZone", icon: <Clock aria-hidden /> },
  { fact: "currency", icon: <Banknote aria-hidden /> },
  { fact: "fromDubai", icon: <Plane aria-hidden /> },
  { fact: "spoken", icon: <Languages aria-hidden /> },
] as const;

export function Overview({ notes = [] }: { notes: GuideNote[] | undefined }) {
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
      <Notes notes={notes} />
    </GuideSection>
  );
}
