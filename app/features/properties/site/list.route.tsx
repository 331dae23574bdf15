import { House, RotateCcw } from "lucide-react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { mapTiles } from "#app/features/maps/tiles.server";
import { Band } from "#app/features/media/components/band";
import { sceneAddress } from "#app/features/media/scenes";
import { PropertyCardView } from "#app/features/properties/components/card";
import { listPropertyCards, type PropertyCard } from "#app/features/properties/queries.server";
import { readPropertyFilters } from "#app/features/properties/schema";
import { FilterBar, ViewSwitch } from "#app/features/properties/site/filters";
import { MapView } from "#app/features/properties/site/map-view";
import { PageHead } from "#app/features/settings/components/page-head";
import { useItemListData } from "#app/features/settings/components/structured-data";
import { NO_ROWS, pageFrom, type Paged } from "#app/platform/http/paging";
import { languageFrom } from "#app/platform/i18n/languages";
import { SiteLink } from "#app/platform/i18n/paths";
import { servicesContext } from "#app/services.server";
import { Empty } from "#app/ui/empty";
import { countMark, ResultCount } from "#app/ui/filters";
import { Pager } from "#app/ui/pager";
import type { Route } from "./+types/list.route";
import "#app/ui/styles/pages/properties.css";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, env, texts, log } = context.get(servicesContext);
  const language = languageFrom(params);
  const search = new URL(request.url).searchParams;
  const filters = readPropertyFilters(search);
  const found = await listPropertyCards(db, language, filters, pageFrom(search)).catch((error: unknown): Paged<PropertyCard> => {
    log.error({ err: error }, "could not read the properties");
    return NO_ROWS;
  });
  return {
    filters,
    found,
    tiles: filters.view === "map" ? mapTiles(env) : null,
    texts: texts.pick(language, ["realEstate", "propertyCard", "propertyType", "listingType", "propertyStatus", "place", "map"]),
  };
}

export default function PropertyList({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("realEstate");
  const { filters, found, tiles } = loaderData;
  const { rows, total, isMore, page, pages } = found;
  const reading = useNavigation().state === "loading";
  const listData = useItemListData(rows.map(({ slug, title }) => ({ name: title, to: "/:lang?/real-estate/:slug", params: { slug } })));
  return (
    <>
      <PageHead title={t("metaTitle")} description={t("metaDescription")} image={sceneAddress("aerial")} data={[listData]} />
      <Band scene="aerial" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
      <div className="wrap">
        <FilterBar filters={filters} />
        <div className="list-head">
          <ResultCount>{t.rich("count", { n: total, b: countMark(isMore) })}</ResultCount>
          <ViewSwitch filters={filters} page={page} />
        </div>
        <div className="property-results" aria-busy={reading}>
          {filters.view === "map" && <MapView properties={rows} tiles={tiles} />}
          {filters.view === "list" && rows.length > 0 && (
            <div className="card-grid list-grid">
              {rows.map((property) => (
                <PropertyCardView key={property.id} property={property} titleAs="h2" />
              ))}
            </div>
          )}
          {rows.length === 0 && <NoProperties filtered={filters.type !== "" || filters.price !== ""} />}
        </div>
        <Pager page={page} pages={pages} />
      </div>
    </>
  );
}

function NoProperties({ filtered }: { filtered: boolean }) {
  const t = useTranslations("realEstate");
  const ui = useTranslations("ui");
  if (!filtered) return <Empty icon={House} title={t("noneTitle")} body={t("noneBody")} />;
  return (
    <Empty icon={House} title={t("emptyTitle")} body={t("emptyBody")}>
      <SiteLink to="/:lang?/real-estate" preventScrollReset className="btn btn-small btn-secondary">
        <RotateCcw aria-hidden />
        {ui("clearFilters")}
      </SiteLink>
    </Empty>
  );
}
