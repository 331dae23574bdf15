import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

export function Market() {
  const t = useTranslations("investMarket");
  const figure = { b: (words: ReactNode) => <b className="display">{words}</b> };
  return (
    <section className="section on-sand">
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="eyebrow">{t("eyebrow")}</p>
            <h2 className="display">{t("title")}</h2>
          </div>
          <p className="market-lead">{t("lead")}</p>
        </div>
        <div className="comparisons">
          <div className="comparison">
            <h3>{t("land")}</h3>
            <Bar ours label={t("pemba")} value={t("landPemba")} share={10} />
            <Bar label={t("others")} value={t("landOthers")} share={100} sureUntil={50} />
            <p>{t.rich("landConclusion", figure)}</p>
          </div>
          <div className="comparison">
            <h3>{t("growth")}</h3>
            <Bar ours label={t("pemba")} value={t("growthPemba")} share={100} />
            <Bar label={t("others")} value={t("growthOthers")} share={60} />
            <p>{t.rich("growthConclusion", figure)}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Shares are per cent of the longest bar; from `sureUntil` on it is hatched, for a range. */
function Bar({
  ours: isHighlighted = false,
  label,
  value,
  share,
  sureUntil: solidUntil,
}: {
  ours?: boolean;
  label: string;
  value: string;
  share: number;
  sureUntil?: number;
}) {
  const solidStyle = solidUntil === undefined ? {} : { "--sure": `${solidUntil}%` };
  return (
    <div className="comparison-bar">
      <span>{label}</span>
      <i
        className={isHighlighted ? "is-ours" : ""}
        data-range={solidUntil}
        style={{ inlineSize: `${share}%`, ...solidStyle }}
      />
      <b>
        <bdi>{value}</bdi>
      </b>
    </div>
  );
}
