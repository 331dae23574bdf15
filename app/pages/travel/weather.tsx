import { ChevronDown, CloudRain } from "lucide-react";
import { useTranslations } from "use-intl";
import { CLIMATE } from "#app/features/documents/guide/climate";
import type { GuideView } from "#app/features/guide/schema";
import { Notes } from "#app/pages/travel/notes";
import { Packing } from "#app/pages/travel/packing";
import { GuideSection } from "#app/pages/travel/section";
import { Sun } from "#app/pages/travel/sun";
import { WeatherChart } from "#app/pages/travel/weather-chart";

/** The months as the visitor's language writes them in full, for a wide chart and for a phone's. */
export type MonthNames = Record<"long" | "short" | "narrow", string[]>;

export function Weather({ months, guide: { sun, notes } }: { months: MonthNames; guide: GuideView }) {
  const t = useTranslations("travelWeather");
  return (
    <GuideSection id="weather" lead={t("lead")}>
      <div className="guide-card">
        <ul className="chart-legend">
          <li className="is-high">{t("high")}</li>
          <li className="is-low">{t("low")}</li>
          <li className="is-rain">{t("rain")}</li>
          <li>
            <CloudRain aria-hidden />
            {t("aboveLimit")}
          </li>
        </ul>
        <WeatherChart size="wide" months={months.short} />
        <WeatherChart size="narrow" months={months.narrow} />
        <Figures months={months.long} />
      </div>
      <Sun sun={sun} names={months.long} />
      <Notes notes={notes.weather ?? []} />
      <Packing />
    </GuideSection>
  );
}

function Figures({ months }: { months: string[] }) {
  const t = useTranslations("travelWeather");
  return (
    <details className="chart-figures">
      <summary>
        {t("figures")}
        <ChevronDown aria-hidden />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("month")}</th>
            <th scope="col">{t("highColumn")}</th>
            <th scope="col">{t("lowColumn")}</th>
            <th scope="col">{t("rain")}</th>
          </tr>
        </thead>
        <tbody>
          {CLIMATE.map(({ high, low, rain }, month) => (
            <tr key={month}>
              <th scope="row">{months[month]}</th>
              <td>{high}</td>
              <td>{low}</td>
              <td>{rain}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
