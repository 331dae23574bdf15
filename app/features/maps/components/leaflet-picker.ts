import { zoom } from "leaflet/src/control/Control.Zoom.js";
import { toPoint } from "leaflet/src/geometry/Point.js";
import * as L from "#app/features/maps/components/leaflet";
import { addNames, createBaseMap, pageKeepsItsGestures, pin } from "#app/features/maps/components/leaflet-map";
import { drawGround, drawNames } from "#app/features/maps/island/draw";
import { BLUR_METRES, type Coordinates } from "#app/features/maps/island/projection";
import { COPYRIGHT_URL, type MapPlace, type MapTiles } from "#app/features/maps/schema";
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
  const map = createBaseMap(frame, { ...ground, drawGround });
  zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  const credit = creditOf(ground.tiles, texts.credit);
  frame.append(credit);
  addNames(map, { places: ground.places, ferry: texts.ferry }, drawNames);
  map.setView([start.latitude, start.longitude], start.zoom, { animate: false });
  const marker = L.marker([start.latitude, start.longitude], {
    icon: pin(),
    draggable: true,
    autoPan: true,
    title: texts.drag,
  }).addTo(map);
  let circle: L.SVGOverlay | null = null;
  const showCircle = (middle: Coordinates | null) => {
    circle?.remove();
    circle = middle && circleAround(middle).addTo(map);
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
      map.layerPointToLatLng(map.latLngToLayerPoint(marker.getLatLng()).add(toPoint(step).multiplyBy(pixels))),
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
      credit.remove();
    },
  };
}

/** Whose map it is: the outline's makers always, those of the tiles where there are any. */
function creditOf(tiles: MapTiles | null, text: string): HTMLElement {
  const credit = document.createElement("small");
  credit.className = "map-credit";
  const link = document.createElement("a");
  link.href = COPYRIGHT_URL;
  link.rel = "noopener";
  link.textContent = text;
  if (tiles?.attribution) credit.append(`${tiles.attribution} · `);
  credit.append(link);
  return credit;
}

/** Drawn as a picture over its square: the part of Leaflet that draws lines is larger than all the rest of the picker. */
function circleAround({ latitude, longitude }: Coordinates): L.SVGOverlay {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "-1 -1 2 2");
  svg.classList.add("picker-circle");
  svg.innerHTML = '<circle r="1"/>';
  return L.svgOverlay(svg, L.latLng(latitude, longitude).toBounds(2 * BLUR_METRES));
}

/** To the tenth of a metre: more digits would say nothing. */
function toCoordinates({ lat, lng }: L.LatLng): Coordinates {
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { latitude: rounded(lat), longitude: rounded(lng) };
}
