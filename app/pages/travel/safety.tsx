import { Phone, Siren } from "lucide-react";
import { useTranslations } from "use-intl";
import { EMERGENCY_NUMBERS } from "#app/features/guide/facts";
import { useSite } from "#app/features/settings/components/site-context";
import { telUrl } from "#app/features/settings/identity";
import type { GuideNote } from "#app/features/guide/schema";
import { Notes } from "#app/pages/travel/notes";
import { GuideSection, Tips } from "#app/pages/travel/section";

export function Safety({ notes = [] }: { notes: GuideNote[] | undefined }) {
  const t = useTranslations("travelSafety");
  const { emergencyPhone } = useSite().identity;
  return (
    <GuideSection id="safety" lead={t("lead")}>
      <div className="emergency">
        <h3 id="emergency">
          <Siren aria-hidden />
          {t("emergency")}
        </h3>
        <ul>
          {EMERGENCY_NUMBERS.map(({ service, number }) => (
            <Contact key={service} name={t(service)} number={number} />
          ))}
          {emergencyPhone && <Contact className="emergency-ours" name={t("ours")} number={emergencyPhone} />}
        </ul>
      </div>
      <Notes notes={notes} />
      <Tips tips={[t("tip1"), t("tip2"), t("tip3"), t("tip4")]} />
    </GuideSection>
  );
}

function Contact({ name, number, className }: { name: string; number: string; className?: string }) {
  const t = useTranslations("travelSafety");
  return (
    <li className={className}>
      <a href={telUrl(number)}>
        <span>{name}</span>{" "}
        <b className="display">
          <bdi dir="ltr">{number}</bdi>
        </b>{" "}
        <small>
          <Phone aria-hidden />
          {t("call")}
        </small>
      </a>
    </li>
  );
}
