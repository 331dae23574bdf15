import { BedDouble, RotateCcw, Sailboat } from "lucide-react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { PageBanner } from "#app/features/page/components/page-banner";
import { sceneUrl } from "#app/features/media/scenes";
import { PageHead } from "#app/features/page/components/page-head";
import { useItemListData } from "#app/features/page/components/structured-data";
import { StayCardView } from "#app/features/stays/components/card";
import { listStays } from "#app/features/stays/queries.server";
import { isFiltered, readFilters, stayQuery, type StayFilters } from "#app/features/stays/filters";
import { FILTER_FORM, FilterBar, PriceNote } from "#app/features/stays/site/filters";
import { redirectToNormalizedQuery } from "#app/platform/http/filters";
import { pageFrom, pageQuery } from "#app/platform/http/paging";
import { languageFrom } from "#app/platform/i18n/languages";
import { SiteLink } from "#app/platform/i18n/paths";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import { EmptyState } from "#app/ui/empty-state";
import { boundedCountTag, ResultCount, SortSelect } from "#app/ui/filters";
import { Pager } from "#app/ui/pager";
import type { Route } from "./+types/list.route";
import "./list.page.css";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, currencies, texts } = context.get(servicesContext);
  const language = languageFrom(params);
  const filters = readFilters(url.searchParams, currencies.value);
  const stays = await readOrUnavailable("the stays", context, () =>
    listStays(db, language, filters, pageFrom(url.searchParams)),
  );
  redirectToNormalizedQuery(url, { ...stayQuery(filters), page: pageQuery(stays.page) });
  return { stays, filters, texts: texts.pick(language, ["stays", "sorting", "stayCard", "stayType", "place"]) };
}

export default function StayList({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("stays");
  const { stays, filters } = loaderData;
  const loading = useNavigation().state === "loading";
  const listData = useItemListData(
    stays.rows.map(({ slug, name }) => ({ name, to: "/:lang?/stays/:slug", params: { slug } })),
  );
  return (
    <>
      <PageHead
        title={t("metaTitle")}
        description={t("metaDescription")}
        image={sceneUrl("overwater")}
        data={[listData]}
      />
      <PageBanner scene="overwater" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
      <div className="wrap">
        <FilterBar filters={filters} />
        <div className="list-head">
          <ResultCount>
            <Count total={stays.total} isMore={stays.isMore} guests={filters.guests} />
          </ResultCount>
          <div>
            <PriceNote limit={filters.maxPrice} />
            <SortSelect form={FILTER_FORM} value={filters.sort} />
          </div>
        </div>
        <div className="stay-results" aria-busy={loading}>
          {stays.rows.length > 0 ? (
            <div className="card-grid">
              {stays.rows.map((stay) => (
                <StayCardView key={stay.id} stay={stay} titleAs="h2" />
              ))}
            </div>
          ) : (
            <NoStays filters={filters} />
          )}
          <Pager page={stays.page} pages={stays.pages} />
        </div>
        <HelpLine />
      </div>
    </>
  );
}

function Count({ total, isMore, guests }: { total: number; isMore: boolean; guests: number }) {
  const t = useTranslations("stays");
  const b = boundedCountTag(isMore);
  return guests > 1 ? t.rich("countForGuests", { n: total, guests, b }) : t.rich("count", { n: total, b });
}

function NoStays({ filters }: { filters: StayFilters }) {
  const t = useTranslations("stays");
  const ui = useTranslations("ui");
  if (!isFiltered(filters)) return <EmptyState icon={BedDouble} title={t("noneTitle")} body={t("noneBody")} />;
  return (
    <EmptyState icon={BedDouble} title={t("emptyTitle")} body={t("emptyBody")}>
      <SiteLink to="/:lang?/stays" preventScrollReset className="btn btn-small btn-secondary">
        <RotateCcw aria-hidden />
        {ui("clearFilters")}
      </SiteLink>
    </EmptyState>
  );
}

/** Link to the contact page. */
function HelpLine() {
  const t = useTranslations("stays");
  return (
    <aside className="help-line" aria-labelledby="help-line">
      <span>
        <Sailboat aria-hidden />
      </span>
      <div>
        <h2 id="help-line" className="display display-small">
          {t("helpTitle")}
        </h2>
        <p>{t("helpBody")}</p>
      </div>
      <SiteLink to="/:lang?/contact" className="btn btn-secondary">
        {t("helpLink")}
      </SiteLink>
    </aside>
  );
}
