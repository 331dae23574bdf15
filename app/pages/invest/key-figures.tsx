import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

export function KeyFigures() {
  const t = useTranslations("investNumbers");
  const figure = { b: (words: ReactNode) => <b className="display">{words}</b> };
  return (
    <section className="section invest-numbers">
      <div className="wrap">
        <h2 className="eyebrow">{t("eyebrow")}</h2>
        <ul>
          <li>{t.rich("yield", figure)}</li>
          <li>{t.rich("landValue", figure)}</li>
          <li>{t.rich("tourism", figure)}</li>
        </ul>
        <p>{t("caution")}</p>
      </div>
    </section>
  );
}
