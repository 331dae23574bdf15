import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteMap } from "#app/pages/invest/route-map";

export function Location() {
  const t = useTranslations("investLocation");
  const figure = {
    b: (words: ReactNode) => (
      <b>
        <bdi>{words}</bdi>
      </b>
    ),
  };
  return (
    <section className="section">
      <div className="wrap invest-split">
        <div>
          <p className="eyebrow">{t("eyebrow")}</p>
          <h2 className="display">{t("title")}</h2>
          <p className="invest-lead">{t("lead")}</p>
          <ul className="location-facts">
            <li>{t.rich("fromDubai", figure)}</li>
            <li>{t.rich("fromUnguja", figure)}</li>
            <li>{t.rich("timeZone", figure)}</li>
          </ul>
        </div>
        <RouteMap />
      </div>
    </section>
  );
}
