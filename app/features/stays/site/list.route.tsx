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
import { mapQuery } from "#app/features/maps/area";
import type { ListMapProps } from "#app/features/maps/components/list-map";
import {
  ListWithMap,
  MapNote,
  PinnedItem,
  ViewSwitch,
  WholeIslandLink,
  type ListGround,
} from "#app/features/maps/components/list-with-map";
import { mapGround } from "#app/features/places/ground.server";
import { countOtherStays } from "#app/features/stays/pins/queries.server";
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
import { SiteLink, usePath } from "#app/platform/i18n/paths";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import { EmptyState } from "#app/ui/empty-state";
import { boundedCountTag, queryWith, ResultCount, SortSelect } from "#app/ui/filters";
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
  "map",
  "dateSearch",
  "staySearch",
];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, env, currencies, log, places, settings, texts } = context.get(servicesContext);
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
        const onPage = listed.rows.map(({ id }) => id);
        // One page is all there is: nothing is left to count.
        const hasOthers = filters.view !== "list" && listed.pages > 1;
        return {
          ...listed,
          rows: await withRatings(db, "stay", listed.rows),
          crowds: hasOthers ? await countOtherStays(db, filters, onPage) : [],
        };
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
    ground:
      filters.view === "list"
        ? null
        : ({ ...mapGround({ env, places }, language), crowds: stays?.crowds ?? [] } satisfies ListGround),
    days: days.typed,
    problem: days.problem ?? (span && !found ? ("away" as const) : null),
    bounds: { today: rules.today, furthestDays: rules.furthestDays },
    texts: texts.pick(language, TEXTS),
  };
}

export default function StayList({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("stays");
  const { stays, found, filters, ground, days, problem, bounds } = loaderData;
  const [asked] = useSearchParams();
  const loading = useNavigation().state === "loading";
  const rows = found?.rows ?? stays?.rows ?? [];
  const query = { ...stayQuery(filters), ...days };
  const map = useStayMap(found ? found.rows.map((stay) => ({ ...stay, price: stay.offer.total })) : rows, filters, {
    ground,
    query,
    isSearched: found !== null,
  });
  const listData = useItemListData(
    rows.map(({ slug, name }) => ({ name, to: "/:lang?/stays/:slug", params: { slug } })),
  );
  return (
    <>
      <PageHead
        title={t("metaTitle")}
        description={t("metaDescription")}
        image={sceneUrl("overwater")}
        noIndex={namesDays(asked) || filters.area !== null}
        data={listData}
      />
      <PageBanner scene="overwater" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
      <div className="wrap">
        <FilterBar filters={filters} days={days} bounds={bounds} />
        <SearchProblem problem={problem} />
        <div className="stay-results" aria-busy={loading}>
          {found && <FoundStays found={found} filters={filters} map={map} query={query} />}
          {stays && (
            <AllStays
              stays={stays}
              filters={filters}
              map={map}
              query={query}
              isFiltered={isFiltered(filters) || namesDays(asked)}
            />
          )}
        </div>
        <HelpLine />
      </div>
    </>
  );
}

function useStayMap(
  rows: readonly StayCard[],
  filters: StayFilters,
  { ground, query, isSearched }: { ground: ListGround | null; query: Record<string, string>; isSearched: boolean },
): ListMapProps | null {
  const t = useTranslations("stays");
  const path = usePath();
  if (!ground) return null;
  return {
    ...ground,
    listings: rows.map((row) => ({
      ...row,
      title: row.name,
      href: path("/:lang?/stays/:slug", { slug: row.slug }),
    })),
    label: t("mapLabel"),
    area: filters.area,
    listHref: path("/:lang?/stays") + queryWith(query, { area: "" }),
    // What is free on some days is told for the page alone.
    pinsHref: isSearched ? null : path("/:lang?/stays/pins.json") + queryWith(query, {}),
  };
}

/** The list without days. */
function AllStays({
  stays,
  filters,
  map,
  query,
  isFiltered: filtered,
}: {
  stays: Paged<StayCard & Rated>;
  filters: StayFilters;
  map: ListMapProps | null;
  query: Record<string, string>;
  isFiltered: boolean;
}) {
  return (
    <>
      <div className="list-head">
        <ResultCount>
          <Count total={stays.total} isMore={stays.isMore} guests={filters.guests} />
        </ResultCount>
        {filtered && <ClearFilters filters={filters} />}
        {filters.area && <WholeIslandLink to="/:lang?/stays" query={query} />}
        <div>
          <PriceNote limit={filters.maxPrice} />
          <SortSelect form={FILTER_FORM} value={filters.sort} />
          <ViewSwitch to="/:lang?/stays" query={{ ...query, page: pageQuery(stays.page) }} view={filters.view} />
        </div>
        <MapNote area={filters.area} map={map} total={stays.isMore ? null : stays.total} />
      </div>
      <ListWithMap view={filters.view} map={map}>
        {stays.rows.length > 0 ? (
          <div className="card-grid">
            {stays.rows.map((stay, index) => (
              <PinnedItem key={stay.id} index={index} id={stay.id}>
                <StayCardView stay={stay} titleAs="h2" />
              </PinnedItem>
            ))}
          </div>
        ) : (
          <NoStays filters={filters} isFiltered={filtered} />
        )}
        <Pager page={stays.page} pages={stays.pages} />
      </ListWithMap>
    </>
  );
}

function Count({ total, isMore, guests }: { total: number; isMore: boolean; guests: number }) {
  const t = useTranslations("stays");
  const b = boundedCountTag(isMore);
  return guests > 1 ? t.rich("countForGuests", { n: total, guests, b }) : t.rich("count", { n: total, b });
}

function NoStays({ filters, isFiltered: filtered }: { filters: StayFilters; isFiltered: boolean }) {
  const t = useTranslations("stays");
  const ui = useTranslations("ui");
  if (!filtered) return <EmptyState icon={BedDouble} title={t("noneTitle")} body={t("noneBody")} />;
  return (
    <EmptyState icon={BedDouble} title={t("emptyTitle")} body={t("emptyBody")}>
      <SiteLink
        to="/:lang?/stays"
        search={queryWith(mapQuery(filters), {})}
        preventScrollReset
        className="btn btn-small btn-secondary"
      >
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
