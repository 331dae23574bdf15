import { useEffect, useRef, useState, type MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { MapNotice } from "#app/features/maps/components/map-notice";
import type { Drawing } from "#app/features/maps/components/draw-map";
import type { MapPoint, MapTiles } from "#app/features/maps/schema";
import { WakeAtOnce } from "#app/platform/wake/awake";

export type MapFailure = "unsupported" | "unreachable";

/**
 * A map with a marker for each point. What draws it is fetched when it is first needed, and a map that cannot be drawn says so.
 * Needs the texts map.
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
  const drawing = JSON.stringify({ tiles, points, texts: { zoomIn: t("zoomIn"), zoomOut: t("zoomOut"), close: t("closePopup") } });

  useEffect(() => {
    report.current = onError;
  }, [onError]);

  useEffect(() => {
    let left = false;
    let remove = () => {};
    const fail = (reason: MapFailure) => {
      if (left) return;
      setFailure(reason);
      report.current?.(reason);
    };
    setFailure(null);
    const draw = async () => {
      const { drawMap } = await import("#app/features/maps/components/draw-map");
      if (!left && frame.current) remove = drawMap(frame.current, JSON.parse(drawing) as Drawing, () => fail("unreachable"));
    };
    draw().catch((error: unknown) => {
      console.error(error);
      fail("unsupported");
    });
    return () => {
      left = true;
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

  if (failure) return <MapNotice className={className}>{t(failure)}</MapNotice>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are the controls; Enter on them is a click
    <section className={`map-frame ${className}`} aria-label={label} onClick={onClick}>
      {/* The map measures from the left in every language. */}
      <div ref={frame} dir="ltr" className="map-canvas" />
      <WakeAtOnce />
      {tiles.credit && <small className="map-credit" dir="auto">{tiles.credit}</small>}
    </section>
  );
}
