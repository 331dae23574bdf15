import { ArrowLeft, Columns3 } from "lucide-react";
import { useTranslations } from "use-intl";
import { nearestOfKind } from "#app/features/maps/island/nearby";
import { isOnPemba, type Coordinates } from "#app/features/maps/island/projection";
import { CompareTable } from "#app/features/page/components/compare-table";
import { PageHead } from "#app/features/page/components/page-head";
import { COMPARED, comparedIds } from "#app/features/page/compared";
import { toMapPlaces } from "#app/features/places/queries.server";
import { listComparedProperties } from "#app/features/properties/compare/queries.server";
import { marketRulesOf } from "#app/features/properties/market/rules";
import { usePropertyRows, type Ways } from "#app/features/properties/site/compare-rows";
import { preventPageCaching } from "#app/platform/cache/render-tracking.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { SiteLink } from "#app/platform/i18n/paths";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import { EmptyState } from "#app/ui/empty-state";
import type { Route } from "./+types/compare.route";
import "./compare.page.css";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, places, settings, texts } = context.get(servicesContext);
  const language = languageFrom(params);
  const rules = marketRulesOf(settings.value);
  // There are as many of these as there are ways to choose four: they would push other pages out.
  preventPageCaching();
  const found = await readOrUnavailable("the properties to compare", context, () =>
    listComparedProperties(db, language, comparedIds(url.searchParams), rules),
  );
  const mapPlaces = toMapPlaces(places.value, language);
  const waysFrom = (point: Coordinates | null): Ways | null =>
    point && isOnPemba(point)
      ? { town: nearestOfKind(point, mapPlaces, "town"), airport: nearestOfKind(point, mapPlaces, "airport") }
      : null;
  return {
    properties: found.map((property) => ({ ...property, ways: waysFrom(property.point) })),
    texts: texts.pick(language, [
      "compareProperties",
      "saved",
      "property",
      "propertyCard",
      "propertyMarket",
      "propertyPer",
      "propertyOffer",
      "propertyType",
      "propertyStatus",
      "propertyAmenity",
      "listingType",
      "place",
    ]),
  };
}

export default function CompareProperties({ loaderData: { properties } }: Route.ComponentProps) {
  const t = useTranslations("compareProperties");
  const page = useTranslations("property");
  const rows = usePropertyRows(properties);
  const isComparable = properties.length >= COMPARED.least;
  return (
    <div className="wrap below-header compare-page">
      <PageHead title={t("title")} description={t("lead")} noIndex />
      {isComparable ? (
        <>
          <CompareTable
            titleAs="h1"
            columns={properties.map(({ id, image, slug, title }) => ({
              id,
              image,
              link: (
                <SiteLink to="/:lang?/real-estate/:slug" params={{ slug }}>
                  {title}
                </SiteLink>
              ),
            }))}
            rows={rows}
            title={t("title")}
          />
          <p className="compare-fine">{t("lead")}</p>
        </>
      ) : (
        <>
          <h1 className="visually-hidden">{t("title")}</h1>
          <EmptyState icon={Columns3} title={t("tooFewTitle")} body={t("tooFewBody")} />
        </>
      )}
      <SiteLink to="/:lang?/real-estate" className="back-link">
        <ArrowLeft aria-hidden className="flip-rtl" />
        {page("back")}
      </SiteLink>
    </div>
  );
}
