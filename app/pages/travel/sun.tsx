import { ChevronDown, Sunrise, Sunset } from "lucide-react";
import { useTranslations } from "use-intl";
import type { GuideView } from "#app/features/guide/schema";

/** When the sun rises and sets today, and on the 15th of each month. */
export function Sun({ sun: { today, months }, names }: { sun: GuideView["sun"]; names: string[] }) {
  const t = useTranslations("travelItems");
  const weather = useTranslations("travelWeather");
  return (
    <div className="guide-card sun-times">
      <h3 id="sun">{t("sun")}</h3>
      <p>{t("today", { day: today.day })}</p>
      <dl>
        {(["rise", "set"] as const).map((moment) => (
          <div key={moment}>
            <dt>
              {moment === "rise" ? <Sunrise aria-hidden /> : <Sunset aria-hidden />}
              {t(moment === "rise" ? "sunrise" : "sunset")}
            </dt>
            <dd>
              <bdi dir="ltr">{today[moment]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <details className="chart-figures">
        <summary>
          {t("byMonth")}
          <ChevronDown aria-hidden />
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{weather("month")}</th>
              <th scope="col">{t("sunrise")}</th>
              <th scope="col">{t("sunset")}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ rise, set }, month) => (
              <tr key={month}>
                <th scope="row">{names[month]}</th>
                <td>{rise}</td>
                <td>{set}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="guide-moon">{t("monthNote")}</p>
      </details>
    </div>
  );
}
