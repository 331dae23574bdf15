import { useEffect, useRef, useState, type MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { MapPlaceholder } from "#app/features/maps/components/map-placeholder";
import type { MapOptions } from "#app/features/maps/components/leaflet-map";
import type { MapPoint, MapTiles } from "#app/features/maps/schema";
import { HydrateOnLoad } from "#app/platform/hydration/hydration-marker";

export type MapFailure = "unsupported" | "unreachable";

/**
 * A map with a marker for each point. What draws it is fetched when it is first needed, and a map that cannot be drawn
 * says so. Needs the texts map.
 */
export function PointMap({
  tiles,
  points,
  label,
  className = "",
  onError,
}: {
  tiles: MapTiles;
  points: MapPoint[];
  label: string;
  className?: string;
  onError?: (failure: MapFailure) => void;
}) {
  const t = useTranslations("map");
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const report = useRef(onError);
  const [failure, setFailure] = useState<MapFailure | null>(null);
  // Pages make their points anew on every rendering; the map is only drawn anew for other points.
  const drawing = JSON.stringify({
    tiles,
    points,
    texts: { zoomIn: t("zoomIn"), zoomOut: t("zoomOut"), close: t("closePopup") },
  });

  useEffect(() => {
    report.current = onError;
  }, [onError]);

  useEffect(() => {
    let isUnmounted = false;
    let remove = () => {};
    const fail = (reason: MapFailure) => {
      if (isUnmounted) return;
      setFailure(reason);
      report.current?.(reason);
    };
    setFailure(null);
    const draw = async () => {
      const { createPointMap } = await import("#app/features/maps/components/leaflet-map");
      if (!isUnmounted && frame.current)
        remove = createPointMap(frame.current, JSON.parse(drawing) as MapOptions, () => fail("unreachable"));
    };
    draw().catch((error: unknown) => {
      console.error(error);
      fail("unsupported");
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

  if (failure) return <MapPlaceholder className={className}>{t(failure)}</MapPlaceholder>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are the controls; Enter on them is a click
    <section className={`map-frame ${className}`} aria-label={label} onClick={onClick}>
      {/* The map measures from the left in every language. */}
      <div ref={frame} dir="ltr" className="map-canvas" />
      <HydrateOnLoad />
      {tiles.attribution && (
        <small className="map-credit" dir="auto">
          {tiles.attribution}
        </small>
      )}
    </section>
  );
}
