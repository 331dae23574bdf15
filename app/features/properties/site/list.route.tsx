import { House, Plus, RotateCcw } from "lucide-react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { AlertPanel } from "#app/features/alerts/components/alert-panel";
import { criteriaOf } from "#app/features/alerts/criteria";
import { receiveAlert } from "#app/features/alerts/receive.server";
import { sendForm, skipRevalidationOnPost } from "#app/features/forms/client-submit";
import {
  ListWithMap,
  MapNote,
  PinnedItem,
  ViewSwitch,
  WholeIslandLink,
  type ListGround,
} from "#app/features/maps/components/list-with-map";
import type { ListMapProps } from "#app/features/maps/components/list-map";
import { mapGround } from "#app/features/places/ground.server";
import { mapQuery } from "#app/features/maps/area";
import { PageBanner } from "#app/features/page/components/page-banner";
import { sceneUrl } from "#app/features/media/scenes";
import { PropertyCardView } from "#app/features/properties/components/card";
import { CompareBar } from "#app/features/properties/components/compare-bar";
import { CompareTick } from "#app/features/properties/components/compare-tick";
import { listPropertyCards, listPropertyPlaces, type PropertyCard } from "#app/features/properties/queries.server";
import { countOtherProperties } from "#app/features/properties/pins/queries.server";
import {
  isFiltered,
  listingFrom,
  propertyQuery,
  readPropertyFilters,
  type PropertyFilters,
} from "#app/features/properties/filters";
import { marketRulesOf } from "#app/features/properties/market/rules";
import { FILTER_FORM, FilterBar } from "#app/features/properties/site/filters";
import { LastSubmission } from "#app/features/properties/site/submission/last-submission";
import { PageHead } from "#app/features/page/components/page-head";
import { useItemListData } from "#app/features/page/components/structured-data";
import { clientContext } from "#app/platform/http/client.server";
import { redirectToNormalizedQuery } from "#app/platform/http/filters";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import { pageFrom, pageQuery } from "#app/platform/http/paging";
import { languageFrom } from "#app/platform/i18n/languages";
import { SiteLink, usePath } from "#app/platform/i18n/paths";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import { EmptyState } from "#app/ui/empty-state";
import { boundedCountTag, ResultCount, queryWith, SortSelect } from "#app/ui/filters";
import { Pager } from "#app/ui/pager";
import type { Route } from "./+types/list.route";
import "./list.page.css";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, env, currencies, formSecret, places: namedPlaces, settings, texts } = context.get(servicesContext);
  const language = languageFrom(params);
  const listing = listingFrom(url.searchParams);
  const rules = marketRulesOf(settings.value);
  const { filters, found, places, crowds } = await readOrUnavailable("the properties", context, async () => {
    const offered = await listPropertyPlaces(db, listing, rules);
    const asked = readPropertyFilters(url.searchParams, currencies.value, offered);
    const cards = await listPropertyCards(db, language, asked, pageFrom(url.searchParams), rules);
    const onPage = cards.rows.map(({ id }) => id);
    // One page is all there is: nothing is left to count.
    const hasOthers = asked.view !== "list" && cards.pages > 1;
    return {
      filters: asked,
      found: cards,
      places: offered,
      crowds: hasOthers ? await countOtherProperties(db, language, asked, { onPage, rules }) : [],
    };
  });
  redirectToNormalizedQuery(url, { ...propertyQuery(filters), page: pageQuery(found.page) });
  return {
    filters,
    found,
    places,
    ground:
      filters.view === "list"
        ? null
        : ({ ...mapGround({ env, places: namedPlaces }, language), crowds } satisfies ListGround),
    stamp: signFormTimestamp(formSecret),
    texts: texts.pick(language, [
      "realEstate",
      "sorting",
      "propertyCard",
      "propertyMarket",
      "propertyPer",
      "compareProperties",
      "propertyType",
      "listingType",
      "propertyStatus",
      "place",
      "map",
      "alertForm",
      "alertCriteria",
      "form",
      "sentLink",
      "invalid",
    ]),
  };
}

/** Asks to be told of new properties with the filters of the address. */
export function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const sent = { request, language: languageFrom(params) };
  return receiveAlert({ ...services, ...context.get(clientContext), url }, sent, async () => {
    const places = await listPropertyPlaces(
      services.db,
      listingFrom(url.searchParams),
      marketRulesOf(services.settings.value),
    );
    return criteriaOf(readPropertyFilters(url.searchParams, services.currencies.value, places));
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export { skipRevalidationOnPost as shouldRevalidate };

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export default function PropertyList({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("realEstate");
  const ui = useTranslations("ui");
  const { filters, found, places, ground, stamp } = loaderData;
  const { rows, total, isMore, page, pages } = found;
  const map = usePropertyMap(rows, filters, ground);
  const query = { ...propertyQuery(filters), page: pageQuery(page) };
  const reading = useNavigation().state === "loading";
  const listData = useItemListData(
    rows.map(({ slug, title }) => ({ name: title, to: "/:lang?/real-estate/:slug", params: { slug } })),
  );
  const criteria = criteriaOf(filters);
  const alert = <AlertPanel key={JSON.stringify(criteria)} criteria={criteria} stamp={stamp} />;
  return (
    <>
      <PageHead
        title={t("metaTitle")}
        description={t("metaDescription")}
        image={sceneUrl("aerial")}
        noIndex={filters.area !== null}
        data={listData}
      />
      <PageBanner scene="aerial" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
      <div className="wrap">
        <FilterBar filters={filters} places={places} />
        <LastSubmission />
        <div className="list-head">
          <ResultCount>
            {t.rich(filters.listing === "rent" ? "countRent" : "countBuy", { n: total, b: boundedCountTag(isMore) })}
          </ResultCount>
          {isFiltered(filters) && (
            <SiteLink
              to="/:lang?/real-estate"
              search={withoutFilters(filters)}
              preventScrollReset
              prefetch="none"
              className="btn btn-small clear-filters"
            >
              <RotateCcw aria-hidden />
              {ui("clearFilters")}
            </SiteLink>
          )}
          {filters.area && <WholeIslandLink to="/:lang?/real-estate" query={propertyQuery(filters)} />}
          <div>
            <SortSelect form={FILTER_FORM} value={filters.sort} />
            <ViewSwitch to="/:lang?/real-estate" query={query} view={filters.view} />
            <SiteLink to="/:lang?/real-estate/submit" className="btn btn-small btn-primary">
              <Plus aria-hidden />
              {t("add")}
            </SiteLink>
          </div>
          <MapNote area={filters.area} map={map} total={isMore ? null : total} />
        </div>
        {/* Where there is nothing yet, being told is what one can do. */}
        {rows.length === 0 && alert}
        <div className="property-results" aria-busy={reading}>
          <ListWithMap view={filters.view} map={map}>
            {rows.length > 0 && (
              <div className="card-grid list-grid">
                {rows.map((property, index) => (
                  <PinnedItem key={property.id} index={index} id={property.id}>
                    <PropertyCardView
                      property={property}
                      titleAs="h2"
                      tick={<CompareTick id={property.id} title={property.title} />}
                    />
                  </PinnedItem>
                ))}
              </div>
            )}
            {rows.length > 1 && <CompareBar />}
            {rows.length === 0 && <NoProperties filters={filters} />}
            <Pager page={page} pages={pages} />
          </ListWithMap>
        </div>
        {rows.length > 0 && alert}
      </div>
    </>
  );
}

function usePropertyMap(
  rows: readonly PropertyCard[],
  filters: PropertyFilters,
  ground: ListGround | null,
): ListMapProps | null {
  const t = useTranslations("realEstate");
  const market = useTranslations("propertyMarket");
  const path = usePath();
  if (!ground) return null;
  return {
    ...ground,
    listings: rows.map((row) => ({ ...row, href: path("/:lang?/real-estate/:slug", { slug: row.slug }) })),
    market: {
      under_offer: market("underOffer"),
      sold: filters.listing === "rent" ? market("rented") : market("sold"),
    },
    label: t("mapLabel"),
    area: filters.area,
    listHref: path("/:lang?/real-estate") + queryWith(propertyQuery(filters), { area: "" }),
    pinsHref: path("/:lang?/real-estate/pins.json") + queryWith(propertyQuery(filters), {}),
  };
}

/** The same kind in the same view and area, all of it. */
function withoutFilters({ listing, ...map }: PropertyFilters): string {
  return queryWith({ listing: listing === "rent" ? "rent" : "", ...mapQuery(map) }, {});
}

function NoProperties({ filters }: { filters: PropertyFilters }) {
  const t = useTranslations("realEstate");
  const ui = useTranslations("ui");
  if (!isFiltered(filters)) return <EmptyState icon={House} title={t("noneTitle")} body={t("noneBody")} />;
  return (
    <EmptyState icon={House} title={t("emptyTitle")} body={t("emptyBody")}>
      <SiteLink
        to="/:lang?/real-estate"
        search={withoutFilters(filters)}
        preventScrollReset
        className="btn btn-small btn-secondary"
      >
        <RotateCcw aria-hidden />
        {ui("clearFilters")}
      </SiteLink>
    </EmptyState>
  );
}
