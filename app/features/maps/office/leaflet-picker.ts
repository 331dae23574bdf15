import L from "leaflet";
import { createBaseMap, pin } from "#app/features/maps/components/leaflet-map";
import { drawGround } from "#app/features/maps/island/draw";
import type { Coordinates } from "#app/features/maps/island/projection";
import type { MapPlace, MapTiles } from "#app/features/maps/schema";
import { defined } from "#app/platform/defined";

interface PickerOptions {
  tiles: MapTiles | null;
  places: MapPlace[];
  start: Coordinates & { zoom: number };
  /** Called while it is dragged, and once more with the place where it was let go. */
  onMove: (place: Coordinates, isLast: boolean) => void;
}

export interface Picker {
  moveTo: (place: Coordinates) => void;
  remove: () => void;
}

const STEPS: Partial<Record<string, [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const TEXTS = { zoomIn: "Zoom in", zoomOut: "Zoom out", credit: "© OpenStreetMap contributors" };
const STEP_PIXELS = 12;
const FINE_STEP_PIXELS = 1;

/** A map with one marker that can be dragged, moved with the arrow keys, or put where somebody clicks. */
export function createPointPicker(frame: HTMLElement, { start, onMove, ...ground }: PickerOptions): Picker {
  const map = createBaseMap(frame, { ...ground, texts: TEXTS, drawGround });
  map.setView([start.latitude, start.longitude], start.zoom, { animate: false });
  const marker = L.marker([start.latitude, start.longitude], {
    icon: pin(),
    draggable: true,
    autoPan: true,
    title: "Drag to the place",
  }).addTo(map);
  const report = (isLast: boolean) => onMove(toCoordinates(marker.getLatLng().wrap()), isLast);
  marker.on("drag", () => report(false));
  marker.on("dragend", () => report(true));
  map.on("click", ({ latlng }: L.LeafletMouseEvent) => {
    marker.setLatLng(latlng);
    report(true);
  });

  const element = defined(marker.getElement(), "the marker's element");
  element.setAttribute("aria-label", "Marker of the property. Move it with the arrow keys, with Shift in small steps.");
  element.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (!step) return;
    // The map itself would move under it.
    event.preventDefault();
    event.stopPropagation();
    const pixels = event.shiftKey ? FINE_STEP_PIXELS : STEP_PIXELS;
    marker.setLatLng(
      map.layerPointToLatLng(map.latLngToLayerPoint(marker.getLatLng()).add(L.point(step).multiplyBy(pixels))),
    );
    map.panInside(marker.getLatLng(), { padding: [48, 48] });
    report(true);
  });

  return {
    moveTo({ latitude, longitude }) {
      marker.setLatLng([latitude, longitude]);
      map.panInside([latitude, longitude], { padding: [48, 48] });
    },
    remove: () => map.remove(),
  };
}

/** To the tenth of a metre: more digits would say nothing. */
function toCoordinates({ lat, lng }: L.LatLng): Coordinates {
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { latitude: rounded(lat), longitude: rounded(lng) };
}
