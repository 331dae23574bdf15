import { useTranslations } from "use-intl";
import { CompareTable } from "#app/features/page/components/compare-table";
import { COMPARED } from "#app/features/page/compared";
import type { ComparedThing } from "#app/features/saved/queries.server";
import { useCompareRows } from "#app/features/saved/site/compare-rows";
import { ThingLink, type ShownDays } from "#app/features/saved/site/saved-card";
import { SiteLink } from "#app/platform/i18n/paths";

/** Saved things of one kind side by side. Properties have a page of their own for that. */
export function SavedCompareTable({
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
    <CompareTable
      columns={things.map((thing) => ({
        id: thing.id,
        image: thing.card.image,
        link: <ThingLink thing={thing} days={days} />,
      }))}
      rows={rows}
      title={t("compareTitle")}
    >
      <SiteLink to="/:lang?/saved" search={clearSearch} preventScrollReset className="more-link">
        {t("compareClear")}
      </SiteLink>
    </CompareTable>
  );
}
