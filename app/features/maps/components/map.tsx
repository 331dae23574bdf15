import { useEffect, useRef, useState, type MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { MapPlaceholder } from "#app/features/maps/components/map-placeholder";
import type { MapOptions } from "#app/features/maps/components/leaflet-map";
import type { MapPlace, MapPoint, MapTiles } from "#app/features/maps/schema";
import { HydrateOnLoad } from "#app/platform/hydration/hydration-marker";

/**
 * A map with a marker for each point that is on Pemba. What draws it is fetched when it is first needed, and a map that
 * cannot be drawn says so. Needs the texts map.
 */
export function PointMap({
  tiles,
  places,
  points,
  label,
  className = "",
}: {
  /** Null: the drawn island. */
  tiles: MapTiles | null;
  places: MapPlace[];
  points: MapPoint[];
  label: string;
  className?: string;
}) {
  const t = useTranslations("map");
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const nameCluster = useRef((n: number) => String(n));
  // Pages make their points anew on every rendering; the map is only drawn anew for other points.
  const drawing = JSON.stringify({
    tiles,
    places,
    points,
    texts: { zoomIn: t("zoomIn"), zoomOut: t("zoomOut"), close: t("closePopup"), credit: t("credit") },
  });

  useEffect(() => {
    nameCluster.current = (n) => t("pins", { n });
  }, [t]);

  useEffect(() => {
    let isUnmounted = false;
    let remove = () => {};
    setFailed(false);
    const draw = async () => {
      const [{ createPointMap }, { drawGround }] = await Promise.all([
        import("#app/features/maps/components/leaflet-map"),
        import("#app/features/maps/island/draw"),
      ]);
      if (isUnmounted || !frame.current) return;
      remove = createPointMap(frame.current, {
        ...(JSON.parse(drawing) as Omit<MapOptions, "drawGround" | "nameCluster">),
        drawGround,
        nameCluster: (n) => nameCluster.current(n),
      });
    };
    draw().catch((error: unknown) => {
      console.error(error);
      if (!isUnmounted) setFailed(true);
    });
    return () => {
      isUnmounted = true;
      remove();
    };
  }, [drawing]);

  /** The links in the map's bubbles are not React's: this makes them behave like all others. */
  const onClick = (event: MouseEvent) => {
    const href = (event.target as Element).closest("a")?.getAttribute("href");
    if (!href?.startsWith("/") || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(href);
  };

  if (hasFailed) return <MapPlaceholder className={className}>{t("unsupported")}</MapPlaceholder>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are the controls; Enter on them is a click
    <section className={`map-frame map-sea ${className}`} aria-label={label} onClick={onClick}>
      {/* The map measures from the left in every language. */}
      <div ref={frame} dir="ltr" className="map-canvas" />
      <HydrateOnLoad />
    </section>
  );
}
