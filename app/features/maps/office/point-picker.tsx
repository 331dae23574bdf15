import { useEffect, useRef, useState } from "react";
import type { Picker, Coordinates } from "#app/features/maps/office/leaflet-picker";
import { MapPlaceholder } from "#app/features/maps/components/map-placeholder";
import type { MapTiles } from "#app/features/maps/schema";

interface PointPickerProps {
  /** Null when no map service is configured. */
  tiles: MapTiles | null;
  /** Null when none is chosen yet: the marker then waits at `start`. */
  place: Coordinates | null;
  start: Coordinates & { zoom: number };
  onChange: (place: Coordinates) => void;
}

const REASONS = {
  token: "The maps-service token is missing. Type the latitude and the longitude instead.",
  unsupported: "Map is not supported by this browser. Type the latitude and the longitude instead.",
  unreachable: "The map cannot be reached at the moment. Type the latitude and the longitude instead.",
};

/**
 * Where something is, shown and chosen on a map. What draws it is fetched when it is needed; without a map a few words
 * say why.
 */
export function PointPicker({ tiles, place, start, onChange }: PointPickerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const picker = useRef<Picker | null>(null);
  const latest = useRef({ place, onChange });
  const [failure, setFailure] = useState<keyof typeof REASONS | null>(tiles ? null : "token");
  const [dragged, setDragged] = useState<Coordinates | null>(null);

  useEffect(() => {
    latest.current = { place, onChange };
  });

  useEffect(() => {
    if (!tiles) return undefined;
    let isUnmounted = false;
    async function draw(tilesOfMap: NonNullable<typeof tiles>) {
      const { createPointPicker } = await import("#app/features/maps/office/leaflet-picker");
      if (isUnmounted || !frame.current) return;
      picker.current = createPointPicker(frame.current, {
        tiles: tilesOfMap,
        start: { ...start, ...latest.current.place },
        onMove(moved, isLast) {
          setDragged(isLast ? null : moved);
          if (isLast) latest.current.onChange(moved);
        },
        onUnreachable: () => setFailure("unreachable"),
      });
    }
    draw(tiles).catch((error: unknown) => {
      console.error(error);
      setFailure("unsupported");
    });
    return () => {
      isUnmounted = true;
      picker.current?.remove();
      picker.current = null;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- drawn once; where the marker stands is told to it below
  }, [tiles?.url]);

  const { latitude, longitude } = place ?? start;
  useEffect(() => picker.current?.moveTo({ latitude, longitude }), [latitude, longitude]);

  if (failure) {
    return (
      <MapPlaceholder className="point-picker">
        <b>Map unavailable</b>
        {REASONS[failure]}
      </MapPlaceholder>
    );
  }
  const shown = dragged ?? place;
  return (
    <section className="map-frame point-picker" aria-label="Map" data-unset={shown ? undefined : true}>
      <div ref={frame} dir="ltr" className="map-canvas" />
      <output className="point-picker-place">
        {shown ? `${shown.latitude.toFixed(4)}, ${shown.longitude.toFixed(4)}` : "No point yet"}
      </output>
      {tiles?.attribution && <small className="map-credit">{tiles.attribution}</small>}
    </section>
  );
}
