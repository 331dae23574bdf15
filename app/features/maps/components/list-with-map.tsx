import { LayoutGrid, Map as MapIcon } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { areaText, type ListView, type MapQuery } from "#app/features/maps/area";
import type { ListMapProps } from "#app/features/maps/components/list-map";
import type { Crowd } from "#app/features/maps/island/marks";
import type { MapGround } from "#app/features/maps/schema";
import { SiteLink } from "#app/platform/i18n/paths";
import { queryWith } from "#app/ui/filters";

export type ListPath = "/:lang?/stays" | "/:lang?/real-estate" | "/:lang?/experiences";

/** Its script comes after that of the page: the server has drawn it. */
const ListMap = lazy(async () => ({
  default: await import("#app/features/maps/components/list-map").then(
    ({ ListMap: loaded }) => loaded,
    (error: unknown) => {
      console.error(error);
      return UnmovableMap;
    },
  ),
}));

/** Where that script cannot be loaded: what the server drew stays, with its links, as long as the list is the same. */
function UnmovableMap({ label, listHref, area }: ListMapProps) {
  const t = useTranslations("map");
  const frame = useRef<HTMLElement>(null);
  const shown = listHref + areaText(area);
  useEffect(() => {
    const line = document.createElement("p");
    line.className = "map-line map-actions";
    line.setAttribute("role", "status");
    line.textContent = t("cannotMove");
    frame.current?.append(line);
    return () => line.remove();
  }, [t, shown]);
  return (
    <section
      key={shown}
      ref={frame}
      className="map-frame map-sea list-map"
      aria-label={label}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

/** What the server tells a list's map; null where the list alone is asked for. */
export interface ListGround extends MapGround {
  crowds: Crowd[];
}

/**
 * A list and its map: side by side where there is room, else the one that was asked for, the map above its list. Needs
 * the texts map.
 */
export function ListWithMap({
  view,
  map,
  className = "",
  children,
}: {
  view: ListView;
  map: ListMapProps | null;
  className?: string;
  children: ReactNode;
}) {
  if (!map) return children;
  return (
    <div className={`list-with-map ${className}`} data-view={view || undefined}>
      <div>{children}</div>
      <Suspense fallback={<div className="map-frame map-sea list-map" />}>
        <ListMap {...map} />
      </Suspense>
    </div>
  );
}

/** A card that a pin leads to: `cardAnchor` of the pins says the same, which no page loads. */
export function PinnedItem({ index, id, children }: { index: number; id: string; children: ReactNode }) {
  return (
    <div id={`p${index}`} className="pinned-item" data-pin={id}>
      {children}
    </div>
  );
}

/** What a filter form keeps of the map. */
export function MapFields({ view, area }: MapQuery) {
  return (
    <>
      {view && <input type="hidden" name="view" value={view} />}
      {area && <input type="hidden" name="area" value={areaText(area)} />}
    </>
  );
}

/**
 * Two links, for what the width of the screen lets one choose: list and map or the list alone where there is room for
 * both, else the one or the other. Needs the texts map.
 */
export function ViewSwitch({ to, query, view }: { to: ListPath; query: Record<string, string>; view: ListView }) {
  const t = useTranslations("map");
  const link = (next: ListView, isCurrent: boolean, icon: ReactNode, text: string) => (
    <SiteLink
      to={to}
      search={queryWith(query, { view: next })}
      preventScrollReset
      prefetch="none"
      aria-current={isCurrent ? "true" : undefined}
    >
      {icon}
      {text}
    </SiteLink>
  );
  return (
    <>
      <nav className="view-switch on-wide-screens" aria-label={t("view")}>
        {link("", view !== "list", <MapIcon aria-hidden />, t("listAndMap"))}
        {link("list", view === "list", <LayoutGrid aria-hidden />, t("list"))}
      </nav>
      <nav className="view-switch on-narrow-screens" aria-label={t("view")}>
        {link("", view !== "map", <LayoutGrid aria-hidden />, t("list"))}
        {link("map", view === "map", <MapIcon aria-hidden />, t("map"))}
      </nav>
    </>
  );
}

/** What the count above a list does not tell: how many have no point, and that an area leaves those out. */
export function MapNote({
  area,
  map,
  total,
}: {
  area: MapQuery["area"];
  map: Pick<ListMapProps, "listings" | "crowds"> | null;
  /** Null where they were not all counted. */
  total: number | null;
}) {
  const t = useTranslations("map");
  if (area) return <p className="map-note-line">{t("inArea")}</p>;
  if (!map || total === null) return null;
  const missing =
    total - map.listings.filter(({ point }) => point).length - map.crowds.reduce((sum, { n }) => sum + n, 0);
  return missing > 0 && <p className="map-note-line">{t("notShown", { n: missing })}</p>;
}

/** The way back from an area to the whole island; filters stay. Needs the texts map. */
export function WholeIslandLink({ to, query }: { to: ListPath; query: Record<string, string> }) {
  const t = useTranslations("map");
  return (
    <SiteLink
      to={to}
      search={queryWith(query, { area: "" })}
      preventScrollReset
      prefetch="none"
      className="btn btn-small clear-filters"
    >
      {t("wholeIsland")}
    </SiteLink>
  );
}
