import { namesDays } from "#app/features/availability/components/day-query";
import { BedDouble, RotateCcw, Sailboat } from "lucide-react";
import { useNavigation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { SearchProblem } from "#app/features/availability/components/search-notes";
import { readSearch } from "#app/features/availability/search/search-view.server";
import { PageBanner } from "#app/features/page/components/page-banner";
import { sceneUrl } from "#app/features/media/scenes";
import { PageHead } from "#app/features/page/components/page-head";
import { useItemListData } from "#app/features/page/components/structured-data";
import type { Rated } from "#app/features/page/rating";
import { withRatings } from "#app/features/reviews/queries.server";
import { StayCardView } from "#app/features/stays/components/card";
import { listStays, type StayCard } from "#app/features/stays/queries.server";
import { isFiltered, readFilters, stayQuery, type StayFilters } from "#app/features/stays/filters";
import { ClearFilters, FILTER_FORM, FilterBar, PriceNote } from "#app/features/stays/site/filters";
import { FoundStays } from "#app/features/stays/site/found-stays";
import { foundStaysView, searchRatedStays } from "#app/features/stays/site/found-stays-view.server";
import type { TextGroup } from "#app/features/translations/texts.server";
import { readOrFallback } from "#app/platform/cache/read-or-fallback.server";
import { redirectToNormalizedQuery } from "#app/platform/http/filters";
import { pageFrom, pageQuery, type Paged } from "#app/platform/http/paging";
import { languageFrom } from "#app/platform/i18n/languages";
import { SiteLink } from "#app/platform/i18n/paths";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import { EmptyState } from "#app/ui/empty-state";
import { boundedCountTag, ResultCount, SortSelect } from "#app/ui/filters";
import { Pager } from "#app/ui/pager";
import type { Route } from "./+types/list.route";
import "./list.page.css";

const TEXTS: TextGroup[] = [
  "stays",
  "sorting",
  "stayCard",
  "rating",
  "stayType",
  "stayBooking",
  "place",
  "dateSearch",
  "staySearch",
];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, currencies, log, settings, texts } = context.get(servicesContext);
  const language = languageFrom(params);
  const filters = readFilters(url.searchParams, currencies.value);
  const page = pageFrom(url.searchParams);
  const { rules, days } = readSearch(url.searchParams, settings.value, "nights");
  const { span } = days;
  const found =
    span &&
    (await readOrFallback(
      log,
      "free stays",
      () => searchRatedStays(db, language, { filters, span, page }, rules),
      null,
    ));
  const stays = found
    ? null
    : await readOrUnavailable("the stays", context, async () => {
        const listed = await listStays(db, language, filters, page);
        return { ...listed, rows: await withRatings(db, "stay", listed.rows) };
      });
  redirectToNormalizedQuery(url, {
    ...stayQuery(filters),
    ...days.typed,
    page: pageQuery((found ?? stays)?.page ?? 1),
  });
  return {
    stays,
    found: found && span && foundStaysView(found, span, language),
    filters,
    days: days.typed,
    problem: days.problem ?? (span && !found ? ("away" as const) : null),
    bounds: { today: rules.today, furthestDays: rules.furthestDays },
    texts: texts.pick(language, TEXTS),
  };
}

export default function StayList({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("stays");
  const { stays, found, filters, days, problem, bounds } = loaderData;
  const [query] = useSearchParams();
  const loading = useNavigation().state === "loading";
  const rows = found?.rows ?? stays?.rows ?? [];
  const listData = useItemListData(
    rows.map(({ slug, name }) => ({ name, to: "/:lang?/stays/:slug", params: { slug } })),
  );
  return (
    <>
      <PageHead
        title={t("metaTitle")}
        description={t("metaDescription")}
        image={sceneUrl("overwater")}
        noIndex={namesDays(query)}
        data={listData}
      />
      <PageBanner scene="overwater" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
      <div className="wrap">
        <FilterBar filters={filters} days={days} bounds={bounds} />
        <SearchProblem problem={problem} />
        <div className="stay-results" aria-busy={loading}>
          {found && <FoundStays found={found} filters={filters} />}
          {stays && <AllStays stays={stays} filters={filters} isFiltered={isFiltered(filters) || namesDays(query)} />}
        </div>
        <HelpLine />
      </div>
    </>
  );
}

/** The list without days. */
function AllStays({
  stays,
  filters,
  isFiltered: filtered,
}: {
  stays: Paged<StayCard & Rated>;
  filters: StayFilters;
  isFiltered: boolean;
}) {
  return (
    <>
      <div className="list-head">
        <ResultCount>
          <Count total={stays.total} isMore={stays.isMore} guests={filters.guests} />
        </ResultCount>
        {filtered && <ClearFilters />}
        <div>
          <PriceNote limit={filters.maxPrice} />
          <SortSelect form={FILTER_FORM} value={filters.sort} />
        </div>
      </div>
      {stays.rows.length > 0 ? (
        <div className="card-grid">
          {stays.rows.map((stay) => (
            <StayCardView key={stay.id} stay={stay} titleAs="h2" />
          ))}
        </div>
      ) : (
        <NoStays isFiltered={filtered} />
      )}
      <Pager page={stays.page} pages={stays.pages} />
    </>
  );
}

function Count({ total, isMore, guests }: { total: number; isMore: boolean; guests: number }) {
  const t = useTranslations("stays");
  const b = boundedCountTag(isMore);
  return guests > 1 ? t.rich("countForGuests", { n: total, guests, b }) : t.rich("count", { n: total, b });
}

function NoStays({ isFiltered: filtered }: { isFiltered: boolean }) {
  const t = useTranslations("stays");
  const ui = useTranslations("ui");
  if (!filtered) return <EmptyState icon={BedDouble} title={t("noneTitle")} body={t("noneBody")} />;
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
