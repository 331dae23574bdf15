import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import type { ComparedThing } from "#app/features/saved/queries.server";
import { COMPARED } from "#app/features/saved/rules";
import { useCompareRows } from "#app/features/saved/site/compare-rows";
import { ThingLink, type ShownDays } from "#app/features/saved/site/saved-card";
import { SiteLink } from "#app/platform/i18n/paths";

/** Things of one kind side by side. The table scrolls within itself; its first column stays. */
export function CompareTable({
  things,
  days,
  clearSearch,
}: {
  things: readonly ComparedThing[];
  days: ShownDays;
  /** The query of the page without them. */
  clearSearch: string;
}) {
  const t = useTranslations("saved");
  const rows = useCompareRows(things, days);
  if (things.length < COMPARED.least)
    return (
      <p className="saved-problem" id="compare" role="alert">
        {t("compareTooFew")}
      </p>
    );
  return (
    <section className="compare" id="compare" aria-labelledby="compare-title">
      <div className="compare-head">
        <h2 id="compare-title" className="display display-small">
          {t("compareTitle")}
        </h2>
        <SiteLink to="/:lang?/saved" search={clearSearch} preventScrollReset className="more-link">
          {t("compareClear")}
        </SiteLink>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="compare-scroll" role="group" aria-labelledby="compare-title" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td>
                <span className="visually-hidden">{t("compare")}</span>
              </td>
              {things.map((thing) => (
                <th key={thing.id} scope="col">
                  {thing.card.image && <Picture src={thing.card.image} alt="" sizes="240px" />}
                  <ThingLink thing={thing} days={days} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells, best }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={things[index]?.id} className={best?.index === index ? "is-best" : undefined}>
                    {cell}
                    {best?.index === index && <small> {best.word}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
