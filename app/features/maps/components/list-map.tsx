import { useEffect, useRef, useState, type ComponentType } from "react";
import { useTranslations } from "use-intl";
import type { Area } from "#app/features/maps/area";
import { DrawnSvg } from "#app/features/maps/components/drawn-map";
import { MapCredit } from "#app/features/maps/components/map-credit";
import type { LiveLayerProps } from "#app/features/maps/components/live-layer";
import type { Crowd } from "#app/features/maps/island/marks";
import type { MapListing, PinTexts } from "#app/features/maps/island/list-pins";
import type { MapGround } from "#app/features/maps/schema";
import { useLanguage } from "#app/platform/i18n/paths";
import { useCurrency } from "#app/platform/money/currency";

/** A listing with what its card on the map tells. */
export interface ListedItem extends MapListing {
  href: string;
  image: string | null;
  location: string;
}

export interface ListMapProps extends MapGround {
  label: string;
  area: Area | null;
  listings: ListedItem[];
  /** Those of other pages. */
  crowds: Crowd[];
  /** The list as it is filtered, with neither area nor page. */
  listHref: string;
  /** Every pin of the list and what is told of one; null where those of the page are all. */
  pinsHref: string | null;
  /** How what is sold or under offer is called, where anything can be. */
  market?: PinTexts["market"];
}

/**
 * The map of a list. What the server drew stays until a pointer, a finger or the focus reaches it; then the script that
 * moves it is fetched. Where that fails the drawing stays, and its links work. Needs the texts map.
 */
export function ListMap(props: ListMapProps) {
  const t = useTranslations("map");
  const { label, area, places, tiles, listings, crowds, listHref } = props;
  const language = useLanguage();
  const { current: currency } = useCurrency();
  const frame = useRef<HTMLElement>(null);
  const isReached = useRef(false);
  const [Layer, setLayer] = useState<ComponentType<LiveLayerProps> | null>(null);
  const [state, setState] = useState<"drawn" | "loading" | "failed">("drawn");
  const list = {
    listings: listings.map(({ id, title, price, market, point }) => ({ id, title, price, market, point })),
    crowds,
    listHref,
    pinTexts: { currency, language, onRequest: t("onRequest"), market: props.market },
  };

  const reach = () => {
    if (isReached.current) return;
    isReached.current = true;
    setState("loading");
    import("#app/features/maps/components/live-layer")
      .then(({ LiveLayer }) => setLayer(() => LiveLayer))
      .catch((error: unknown) => {
        console.error(error);
        setState("failed");
      });
  };

  // A page that wakes under the pointer, or after it was touched, has missed that.
  useEffect(() => {
    const { current: map } = frame;
    if (map?.matches(":hover, [aria-busy=true]") || map?.contains(document.activeElement)) reach();
  }, []);

  const n = listings.filter(({ point }) => point).length + crowds.reduce((sum, crowd) => sum + crowd.n, 0);
  const count = t("count", { n });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reaching it is what loads the map that moves; its links and buttons are the controls
    <section
      ref={frame}
      className="map-frame map-sea list-map"
      aria-label={label}
      aria-busy={state === "loading" && !Layer}
      data-live
      onPointerEnter={reach}
      onTouchStart={reach}
      onFocus={reach}
    >
      <DrawnSvg id="m" view="island" area={area} places={places} list={list} label={count} />
      {Layer && (
        <Layer {...props} list={list} count={count} drawing={() => frame.current?.querySelector(".drawing") ?? null} />
      )}
      {state === "failed" && (
        <p className="map-line map-actions" role="status">
          {t("cannotMove")}
        </p>
      )}
      <MapCredit tiles={Layer && tiles} />
    </section>
  );
}
