import { useEffect, useRef, useState } from "react";
import type { Picker, PickerTexts } from "#app/features/maps/components/leaflet-picker";
import { MapPlaceholder } from "#app/features/maps/components/map-placeholder";
import type { Coordinates } from "#app/features/maps/island/projection";
import type { MapPlace, MapTiles } from "#app/features/maps/schema";

interface PointPickerProps {
  /** Null: the drawn island. */
  tiles: MapTiles | null;
  places: MapPlace[];
  /** Null when none is chosen yet: the marker then waits at `start`. */
  place: Coordinates | null;
  /** The middle of what visitors are shown instead of it. */
  circle?: Coordinates | null;
  start: Coordinates & { zoom: number };
  onChange: (place: Coordinates) => void;
}

const TEXTS: PickerTexts = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  credit: "© OpenStreetMap contributors",
  ferry: "Ferry",
  drag: "Drag to the place",
  marker: "Marker of the place. Move it with the arrow keys, with Shift in small steps.",
};

/**
 * Where something is, shown and chosen on a map. What draws it is fetched when it is needed; a browser that cannot has the
 * fields beside it.
 */
export function PointPicker({ tiles, places, place, circle = null, start, onChange }: PointPickerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const picker = useRef<Picker | null>(null);
  const latest = useRef({ place, circle, onChange });
  const [hasFailed, setFailed] = useState(false);
  const [dragged, setDragged] = useState<Coordinates | null>(null);

  useEffect(() => {
    latest.current = { place, circle, onChange };
  });

  useEffect(() => {
    let isUnmounted = false;
    async function draw() {
      const { createPointPicker } = await import("#app/features/maps/components/leaflet-picker");
      if (isUnmounted || !frame.current) return;
      picker.current = createPointPicker(frame.current, {
        tiles,
        places,
        circle: latest.current.circle,
        start: { ...start, ...latest.current.place },
        texts: TEXTS,
        onMove(moved, isLast) {
          setDragged(isLast ? null : moved);
          if (isLast) latest.current.onChange(moved);
        },
      });
    }
    draw().catch((error: unknown) => {
      console.error(error);
      if (!isUnmounted) setFailed(true);
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

  const [circleLatitude, circleLongitude] = [circle?.latitude, circle?.longitude];
  useEffect(() => {
    const isThere = circleLatitude !== undefined && circleLongitude !== undefined;
    picker.current?.showCircle(isThere ? { latitude: circleLatitude, longitude: circleLongitude } : null);
  }, [circleLatitude, circleLongitude]);

  if (hasFailed) {
    return (
      <MapPlaceholder className="point-picker">
        <b>Map unavailable</b>
        Map is not supported by this browser. Type the latitude and the longitude instead.
      </MapPlaceholder>
    );
  }
  const shown = dragged ?? place;
  return (
    <section className="map-frame map-sea point-picker" aria-label="Map" data-unset={shown ? undefined : true}>
      <div ref={frame} dir="ltr" className="map-canvas" />
      <output className="point-picker-place">
        {shown ? `${shown.latitude.toFixed(4)}, ${shown.longitude.toFixed(4)}` : "No point yet"}
      </output>
    </section>
  );
}
