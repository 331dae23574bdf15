import L from "leaflet";
import { addNames, createBaseMap, pageKeepsItsGestures, pin } from "#app/features/maps/components/leaflet-map";
import { drawGround, drawNames } from "#app/features/maps/island/draw";
import { BLUR_METRES, type Coordinates } from "#app/features/maps/island/projection";
import type { MapPlace, MapTiles } from "#app/features/maps/schema";
import { defined } from "#app/platform/defined";

export interface PickerTexts {
  zoomIn: string;
  zoomOut: string;
  credit: string;
  ferry: string;
  /** Shown over the marker. */
  drag: string;
  /** What the marker is called, and how it is moved by keys. */
  marker: string;
}

interface PickerOptions {
  tiles: MapTiles | null;
  places: MapPlace[];
  circle: Coordinates | null;
  start: Coordinates & { zoom: number };
  texts: PickerTexts;
  /** Called while it is dragged, and once more with the place where it was let go. */
  onMove: (place: Coordinates, isLast: boolean) => void;
}

export interface Picker {
  moveTo: (place: Coordinates) => void;
  /** What visitors are shown instead of the point. */
  showCircle: (middle: Coordinates | null) => void;
  remove: () => void;
}

const STEPS: Partial<Record<string, [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const STEP_PIXELS = 12;
const FINE_STEP_PIXELS = 1;

/** A map with one marker that can be dragged, moved with the arrow keys, or put where somebody clicks. */
export function createPointPicker(
  frame: HTMLElement,
  { start, circle: firstCircle, texts, onMove, ...ground }: PickerOptions,
): Picker {
  const map = createBaseMap(frame, { ...ground, texts, drawGround });
  addNames(map, { places: ground.places, ferry: texts.ferry }, drawNames);
  map.setView([start.latitude, start.longitude], start.zoom, { animate: false });
  const marker = L.marker([start.latitude, start.longitude], {
    icon: pin(),
    draggable: true,
    autoPan: true,
    title: texts.drag,
  }).addTo(map);
  const circle = L.circle([0, 0], { radius: BLUR_METRES, className: "picker-circle", interactive: false });
  const showCircle = (middle: Coordinates | null) => {
    if (middle) circle.setLatLng([middle.latitude, middle.longitude]).addTo(map);
    else circle.remove();
  };
  showCircle(firstCircle);
  const stopGestures = pageKeepsItsGestures(frame, map);
  const report = (isLast: boolean) => onMove(toCoordinates(marker.getLatLng().wrap()), isLast);
  marker.on("drag", () => report(false));
  marker.on("dragend", () => report(true));
  map.on("click", ({ latlng }: L.LeafletMouseEvent) => {
    marker.setLatLng(latlng);
    report(true);
  });

  const element = defined(marker.getElement(), "the marker's element");
  element.setAttribute("aria-label", texts.marker);
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
    showCircle,
    remove: () => {
      stopGestures();
      map.remove();
    },
  };
}

/** To the tenth of a metre: more digits would say nothing. */
function toCoordinates({ lat, lng }: L.LatLng): Coordinates {
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { latitude: rounded(lat), longitude: rounded(lng) };
}
