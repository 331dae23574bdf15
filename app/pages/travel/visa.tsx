import { Calendar, Ticket } from "lucide-react";
import { useTranslations } from "use-intl";
import { brand } from "#app/brand";
import { GuideLink } from "#app/pages/travel/guide-link";
import { GuideSection } from "#app/pages/travel/section";
import { useCurrency, useMoney } from "#app/platform/money/currency";
import { BASE_CURRENCY } from "#app/platform/money/money";

const VISAS = [
  { visa: "tourist", dollars: 50 },
  { visa: "business", dollars: 250 },
  { visa: "transit", dollars: 30 },
] as const;

export function Visa() {
  const t = useTranslations("travelVisa");
  const official = (
    <GuideLink to={brand.guideLinks.visa} className="more-link">
      {t("official")}
    </GuideLink>
  );
  return (
    <GuideSection id="visa" lead={t("lead")} aside={official}>
      <div className="visas">
        {VISAS.map(({ visa, dollars }) => (
          <div key={visa} className="guide-card">
            <h3 id={`visa-${visa}`}>{t(visa)}</h3>
            <Fee dollars={dollars} />
            <ul>
              <li>
                <Ticket aria-hidden />
                {t(`${visa}Entry`)}
              </li>
              <li>
                <Calendar aria-hidden />
                {t(`${visa}Stay`)}
              </li>
            </ul>
          </div>
        ))}
      </div>
      <p className="visa-note">{t("insurance")}</p>
    </GuideSection>
  );
}

/** Fees are set in dollars: another currency can only be told besides. */
function Fee({ dollars }: { dollars: number }) {
  const t = useTranslations("travelVisa");
  const { current } = useCurrency();
  const money = useMoney();
  return (
    <p className="visa-fee">
      <bdi dir="ltr" className="display">
        {dollars} <sup>{BASE_CURRENCY}</sup>
      </bdi>
      {current.code !== BASE_CURRENCY && (
        <small>
          {t.rich("converted", { price: money.exact(dollars * 100), b: (price) => <bdi dir="ltr">{price}</bdi> })}
        </small>
      )}
    </p>
  );
}
