import { BedDouble, House, Sailboat } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { areaText, isInArea } from "#app/features/maps/area";
import type { ListedItem } from "#app/features/maps/components/list-map";
import { ListWithMap, PinnedItem } from "#app/features/maps/components/list-with-map";
import type { PlaceKind } from "#app/features/maps/schema";
import { sceneUrl } from "#app/features/media/scenes";
import { useKeptPaths } from "#app/features/offline/components/use-kept-paths";
import { PageBanner } from "#app/features/page/components/page-banner";
import { PageHead } from "#app/features/page/components/page-head";
import { mapGround } from "#app/features/places/ground.server";
import { MAP_KINDS, mapPageQuery, readMapPage, type MapKind } from "#app/pages/map/map-query";
import { aboutOf, areaAround, readShown } from "#app/pages/map/read-map.server";
import { redirectToNormalizedQuery } from "#app/platform/http/filters";
import { languageFrom } from "#app/platform/i18n/languages";
import { SiteLink, usePath } from "#app/platform/i18n/paths";
import { useMoney } from "#app/platform/money/currency";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { marketText } from "#app/features/properties/market/words";
import { servicesContext } from "#app/services.server";
import { queryWith } from "#app/ui/filters";
import type { Route } from "./+types/map.route";
import "./map/map.page.css";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const language = languageFrom(params);
  const rows = services.places.value;
  const asked = readMapPage(
    url.searchParams,
    rows.map(({ key }) => key),
  );
  redirectToNormalizedQuery(url, mapPageQuery(asked));
  const place = rows.find(({ key }) => key === asked.place) ?? null;
  const area = place ? areaAround(place) : asked.area;
  const shown = await readOrUnavailable("what stands on the map", context, () =>
    readShown(services.db, language, { kinds: asked.kinds, area }),
  );
  return {
    asked,
    area,
    about: place && aboutOf(place, language),
    shown,
    ground: mapGround(services, language),
    texts: services.texts.pick(language, [
      "map",
      "mapPage",
      "placeKind",
      "place",
      "experiences",
      "stays",
      "realEstate",
      "propertyMarket",
    ]),
  };
}

const KIND_ICONS: Record<MapKind, ReactNode> = {
  experiences: <Sailboat aria-hidden />,
  stays: <BedDouble aria-hidden />,
  properties: <House aria-hidden />,
};

const LISTS = {
  experiences: "/:lang?/experiences",
  stays: "/:lang?/stays",
  properties: "/:lang?/real-estate",
} as const satisfies Record<MapKind, string>;

export default function IslandMap({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("mapPage");
  const market = useTranslations("propertyMarket");
  const { asked, area, about, shown, ground } = loaderData;
  const { kinds, place } = asked;
  const path = usePath();
  const kindNames = useKindNames();
  const query = mapPageQuery(asked);
  const named = ground.places.find(({ key }) => key === place) ?? null;
  const hrefOf = (kind: MapKind, slug: string) => {
    if (kind === "experiences") return path("/:lang?/experiences/:id", { id: slug });
    return kind === "stays" ? path("/:lang?/stays/:slug", { slug }) : path("/:lang?/real-estate/:slug", { slug });
  };
  const kept = useKeptPaths();
  const listings = shown
    .flatMap(({ kind, items, slugs }) =>
      items.map((item, index) => ({ ...item, kind, href: hrefOf(kind, slugs[index] ?? "") })),
    )
    .filter(({ href }) => !kept || kept.has(href));
  const crowds = kept ? [] : shown.flatMap((each) => each.crowds);
  const map = {
    ...ground,
    // What was chosen is named, whatever stands around it.
    places: ground.places.map((each) => (each.key === place ? { ...each, rank: 1 as const } : each)),
    label: t("metaTitle"),
    area,
    listings: listings.map(({ kind: _kind, ...item }) => item),
    crowds,
    listHref: path("/:lang?/map") + queryWith({ show: query.show }, {}),
    pinsHref: null,
    market: { under_offer: market("underOffer"), sold: market("sold") },
  };
  return (
    <>
      <PageHead
        title={named ? named.name : t("metaTitle")}
        description={t("metaDescription")}
        image={sceneUrl("aerial")}
        noIndex={area !== null || query.show !== ""}
      />
      <PageBanner scene="aerial" title={named ? named.name : t("title")} lead={named ? undefined : t("lead")} />
      <div className="wrap map-page">
        <nav className="category-chips" aria-label={t("show")}>
          {MAP_KINDS.map((kind) => (
            <SiteLink
              key={kind}
              to="/:lang?/map"
              search={queryWith(mapPageQuery({ ...asked, kinds: toggled(kinds, kind) }), {})}
              preventScrollReset
              prefetch="none"
              className="category-chip"
              aria-current={kinds.includes(kind) ? "true" : undefined}
            >
              {KIND_ICONS[kind]}
              {kindNames[kind]}
            </SiteLink>
          ))}
        </nav>
        <ListWithMap view="map" map={map}>
          {named && (
            <PlaceNote
              kind={named.kind}
              name={named.name}
              lang={named.lang}
              about={about}
              lists={kinds.map((kind) => ({
                name: kindNames[kind],
                to: LISTS[kind],
                search: area ? queryWith({ area: areaText(area) }, {}) : "",
              }))}
            />
          )}
          <h2 className="display display-small">{t("offers")}</h2>
          <div role="status">{kept && <p>{t("keptOnly")}</p>}</div>
          {listings.length > 0 ? (
            <div className="map-listings">
              {listings.map((listing, index) => (
                <PinnedItem key={listing.id} index={index} id={listing.id}>
                  <MapListingRow listing={listing} kind={kindNames[listing.kind]} />
                </PinnedItem>
              ))}
            </div>
          ) : (
            !kept && <p>{t("none")}</p>
          )}
          <h2 className="display display-small">{t("places")}</h2>
          <PlaceLinks
            places={ground.places.filter((each) => !area || isInArea(each, area) || each.rank === 1)}
            current={place}
            isWhole={area === null}
            show={query.show}
          />
        </ListWithMap>
      </div>
    </>
  );
}

/** All kinds but one, or that one too; the last one stays. */
function toggled(kinds: readonly MapKind[], kind: MapKind): MapKind[] {
  const next = MAP_KINDS.filter((each) => (each === kind ? !kinds.includes(each) : kinds.includes(each)));
  return next.length > 0 ? next : [kind];
}

function useKindNames(): Record<MapKind, string> {
  const t = useTranslations("nav");
  return { experiences: t("experiences"), stays: t("stays"), properties: t("realEstate") };
}

function PlaceNote({
  kind,
  name,
  lang,
  about,
  lists,
}: {
  kind: PlaceKind;
  name: string;
  lang: string | null;
  about: { text: string; lang: "en" | null } | null;
  lists: { name: string; to: (typeof LISTS)[MapKind]; search: string }[];
}) {
  const t = useTranslations("mapPage");
  const kindName = useTranslations("placeKind");
  return (
    <section className="place-note">
      <p className="eyebrow">{kindName(kind)}</p>
      {about && <p lang={about.lang ?? undefined}>{about.text}</p>}
      <p lang={lang ?? undefined}>{t("near", { place: name })}</p>
      <ul>
        {lists.map(({ name: list, to, search }) => (
          <li key={to}>
            <SiteLink to={to} search={search} className="btn btn-small btn-secondary">
              {list}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MapListingRow({ listing, kind }: { listing: ListedItem; kind: string }) {
  const t = useTranslations("map");
  const market = useTranslations("propertyMarket");
  const money = useMoney();
  const state = listing.market && marketText(listing.market, "sale");
  return (
    <p className="card map-listing">
      <a href={listing.href}>{listing.title}</a>
      <span>
        {kind} · <bdi dir="ltr">{listing.price === null ? t("onRequest") : money.exact(listing.price)}</bdi>
        {state && ` · ${market(state)}`}
      </span>
    </p>
  );
}

function PlaceLinks({
  places,
  current,
  isWhole,
  show,
}: {
  places: { key: string; name: string; lang: string | null; kind: PlaceKind }[];
  current: string;
  isWhole: boolean;
  show: string;
}) {
  const t = useTranslations("mapPage");
  const kindName = useTranslations("placeKind");
  return (
    <ul className="place-links">
      {!isWhole && (
        <li>
          <SiteLink to="/:lang?/map" search={queryWith({ show }, {})} preventScrollReset>
            {t("allPlaces")}
          </SiteLink>
        </li>
      )}
      {places.map(({ key, name, lang, kind }) => (
        <li key={key}>
          <SiteLink
            to="/:lang?/map"
            search={queryWith({ show, place: key }, {})}
            preventScrollReset
            prefetch="none"
            aria-current={key === current ? "true" : undefined}
          >
            <span lang={lang ?? undefined}>{name}</span> <small>{kindName(kind)}</small>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
