import { House, Plus, RotateCcw } from "lucide-react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { AlertPanel } from "#app/features/alerts/components/alert-panel";
import { criteriaOf } from "#app/features/alerts/criteria";
import { receiveAlert } from "#app/features/alerts/receive.server";
import { sendForm, skipRevalidationOnPost } from "#app/features/forms/client-submit";
import { mapTiles } from "#app/features/maps/tiles.server";
import { toMapPlaces } from "#app/features/places/queries.server";
import { PageBanner } from "#app/features/page/components/page-banner";
import { sceneUrl } from "#app/features/media/scenes";
import { PropertyCardView } from "#app/features/properties/components/card";
import { listPropertyCards, listPropertyPlaces } from "#app/features/properties/queries.server";
import {
  isFiltered,
  listingFrom,
  propertyQuery,
  readPropertyFilters,
  type PropertyFilters,
} from "#app/features/properties/filters";
import { FILTER_FORM, FilterBar, ViewSwitch } from "#app/features/properties/site/filters";
import { MapView } from "#app/features/properties/site/map-view";
import { LastSubmission } from "#app/features/properties/site/submission/last-submission";
import { PageHead } from "#app/features/page/components/page-head";
import { useItemListData } from "#app/features/page/components/structured-data";
import { clientContext } from "#app/platform/http/client.server";
import { redirectToNormalizedQuery } from "#app/platform/http/filters";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import { pageFrom, pageQuery } from "#app/platform/http/paging";
import { languageFrom } from "#app/platform/i18n/languages";
import { SiteLink } from "#app/platform/i18n/paths";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import { EmptyState } from "#app/ui/empty-state";
import { boundedCountTag, ResultCount, queryWith, SortSelect } from "#app/ui/filters";
import { Pager } from "#app/ui/pager";
import type { Route } from "./+types/list.route";
import "./list.page.css";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, env, currencies, formSecret, places: namedPlaces, texts } = context.get(servicesContext);
  const language = languageFrom(params);
  const listing = listingFrom(url.searchParams);
  const { filters, found, places } = await readOrUnavailable("the properties", context, async () => {
    const offered = await listPropertyPlaces(db, listing);
    const asked = readPropertyFilters(url.searchParams, currencies.value, offered);
    return {
      filters: asked,
      found: await listPropertyCards(db, language, asked, pageFrom(url.searchParams)),
      places: offered,
    };
  });
  redirectToNormalizedQuery(url, { ...propertyQuery(filters), page: pageQuery(found.page) });
  return {
    filters,
    found,
    places,
    tiles: filters.view === "map" ? mapTiles(env) : null,
    mapPlaces: filters.view === "map" ? toMapPlaces(namedPlaces.value, language) : [],
    stamp: signFormTimestamp(formSecret),
    texts: texts.pick(language, [
      "realEstate",
      "sorting",
      "propertyCard",
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
    const places = await listPropertyPlaces(services.db, listingFrom(url.searchParams));
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
  const { filters, found, places, tiles, mapPlaces, stamp } = loaderData;
  const { rows, total, isMore, page, pages } = found;
  const reading = useNavigation().state === "loading";
  const listData = useItemListData(
    rows.map(({ slug, title }) => ({ name: title, to: "/:lang?/real-estate/:slug", params: { slug } })),
  );
  const criteria = criteriaOf(filters);
  const alert = <AlertPanel key={JSON.stringify(criteria)} criteria={criteria} stamp={stamp} />;
  return (
    <>
      <PageHead title={t("metaTitle")} description={t("metaDescription")} image={sceneUrl("aerial")} data={listData} />
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
          <div>
            <SortSelect form={FILTER_FORM} value={filters.sort} />
            <ViewSwitch filters={filters} page={page} />
            <SiteLink to="/:lang?/real-estate/submit" className="btn btn-small btn-primary">
              <Plus aria-hidden />
              {t("add")}
            </SiteLink>
          </div>
        </div>
        {/* Where there is nothing yet, being told is what one can do. */}
        {rows.length === 0 && alert}
        <div className="property-results" aria-busy={reading}>
          {filters.view === "map" && <MapView properties={rows} tiles={tiles} places={mapPlaces} />}
          {filters.view === "list" && rows.length > 0 && (
            <div className="card-grid list-grid">
              {rows.map((property) => (
                <PropertyCardView key={property.id} property={property} titleAs="h2" />
              ))}
            </div>
          )}
          {rows.length === 0 && <NoProperties filters={filters} />}
        </div>
        <Pager page={page} pages={pages} />
        {rows.length > 0 && alert}
      </div>
    </>
  );
}

/** The same kind in the same view, all of it. */
function withoutFilters({ listing, view }: PropertyFilters): string {
  return queryWith({ listing: listing === "rent" ? "rent" : "", view: view === "map" ? "map" : "" }, {});
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
