/** The map of a list once it can be moved: the drawn map taken over in place, with the same marks on the same spots. */
import { roundArea, type Area } from "#app/features/maps/area";
import * as L from "#app/features/maps/components/leaflet";
import {
  addNames,
  createBaseMap,
  pageKeepsItsGestures,
  type BaseMapOptions,
} from "#app/features/maps/components/leaflet-map";
import { drawGround, drawNames, viewOf } from "#app/features/maps/island/draw";
import { crowdHref, drawnMarks, obstaclesOf, pinWidth, type DrawnMarks } from "#app/features/maps/island/draw-marks";
import { isPin, marksOf, type Mark } from "#app/features/maps/island/marks";
import { PEMBA, UNITS_PER_DEGREE, unproject, type Coordinates } from "#app/features/maps/island/projection";

export interface LiveMapOptions extends Pick<BaseMapOptions, "tiles" | "places"> {
  /** The drawn map below: it tells where the island stands in the frame. */
  drawing: () => Element | null;
  nameCrowd: (n: number) => string;
  ferry: string;
  onChoose: (key: string | null) => void;
  /** What is seen after it was moved; null where that is all of the island. */
  onMove: (area: Area | null) => void;
  /** Leads to another list. */
  onLeave: (href: string) => void;
  /** A finger alone scrolls the page: somebody may have wanted to move the map. */
  onOneFinger: () => void;
}

export interface Shown extends DrawnMarks {
  area: Area | null;
}

export interface LiveMap {
  /** What another list or area shows. */
  show: (shown: Shown) => void;
  /** All pins of the list, once they are read. */
  setPins: (all: Pick<DrawnMarks, "pins" | "crowds">) => void;
  /** The next list is that of what is seen: the map stays where it is. */
  keepView: () => void;
  zoom: (steps: number) => void;
  focus: (key: string) => void;
  remove: () => void;
}

/** In pixels, what a finger needs. */
const TOUCH_SIZE = 44;
const DEGREES_AROUND = 360;
const TILE_PIXELS = 256;
/** Less is no move but a rounding. */
const MOVED_DEGREES = 1e-3;
const MEMBERS_PADDING: L.FitBoundsOptions = { padding: [64, 64], animate: false };

export function startLiveMap(canvas: HTMLElement, options: LiveMapOptions, first: Shown): LiveMap {
  const focused = document.activeElement;
  const map = createBaseMap(canvas, { ...options, drawGround });
  map.setMaxBounds([
    [PEMBA.south, PEMBA.west],
    [PEMBA.north, PEMBA.east],
  ]);
  const layer = L.layerGroup().addTo(map);
  const buttons = new Map<string, L.Marker>();
  let shown = first;
  let all: Pick<DrawnMarks, "pins" | "crowds"> = first;
  let marks: Mark[] = [];
  let chosen: string | null = null;
  /** Until somebody zooms, what the server drew stands as it was. */
  let isAsDrawn = true;
  let isViewKept = false;
  let start = L.latLng(0, 0);
  const hasMoved = () => !map.getCenter().equals(start, MOVED_DEGREES);

  /** The same spot at the same scale as the drawing has. */
  const fitDrawing = () => {
    const drawing = options.drawing()?.getBoundingClientRect();
    const frame = canvas.getBoundingClientRect();
    if (!drawing || drawing.width === 0) return;
    const view = viewOf({ view: "island", area: shown.area });
    const pixelsPerUnit = drawing.width / view.width;
    const middle = unproject({
      x: view.x + (frame.left + frame.width / 2 - drawing.left) / pixelsPerUnit,
      y: view.y + (frame.top + frame.height / 2 - drawing.top) / pixelsPerUnit,
    });
    start = L.latLng(middle.latitude, middle.longitude);
    const zoom = Math.log2((pixelsPerUnit * UNITS_PER_DEGREE * DEGREES_AROUND) / TILE_PIXELS);
    map.setView(start, zoom, { animate: false });
    isAsDrawn = true;
  };

  const choose = (key: string | null) => {
    chosen = key;
    for (const [other, marker] of buttons) marker.getElement()?.classList.toggle("is-chosen", other === key);
    options.onChoose(key);
  };

  const marksNow = (): Mark[] => {
    if (isAsDrawn) {
      const width = options.drawing()?.getBoundingClientRect().width ?? 0;
      return drawnMarks(width, viewOf({ view: "island", area: shown.area }), shown);
    }
    return marksOf(all.pins, all.crowds, ({ latitude, longitude }) => map.project([latitude, longitude]));
  };

  const keyOf = (mark: Mark) => mark.pins[0]?.key ?? `${mark.latitude} ${mark.longitude}`;
  /** The mark of a pin, or the number it has become part of. */
  const markerOf = (key: string) => {
    const mark = marks.find(({ pins }) => pins.some((pin) => pin.key === key));
    return buttons.get(mark ? keyOf(mark) : key);
  };
  const focusedKey = () =>
    [...buttons].find(([, marker]) => marker.getElement() === document.activeElement)?.[0] ?? null;

  let showNames: (() => void) | null = null;
  const drawMarks = () => {
    const focusedMark = focusedKey();
    layer.clearLayers();
    buttons.clear();
    marks = marksNow();
    for (const mark of marks) {
      const marker = createMark(mark, {
        label: mark.pins[0] && isPin(mark) ? mark.pins[0].label : options.nameCrowd(mark.n),
        onPress: () => pressMark(mark),
      });
      buttons.set(keyOf(mark), marker);
      marker.addTo(layer);
    }
    if (chosen) buttons.get(chosen)?.getElement()?.classList.add("is-chosen");
    const stop = (focusedMark !== null && markerOf(focusedMark)) || [...buttons.values()][0];
    setRovingStop(stop);
    showNames?.();
    if (focusedMark !== null) (stop?.getElement() ?? canvas).focus({ preventScroll: true });
  };

  const pressMark = (mark: Mark) => {
    const [pin] = mark.pins;
    if (pin && isPin(mark)) return choose(pin.key);
    const { west, south, east, north } = mark.area;
    const bounds = L.latLngBounds([south, west], [north, east]);
    const isOneSpot = bounds.getNorthEast().equals(bounds.getSouthWest());
    // Those of other pages, and those that no map could part, are told by a list.
    if (mark.pins.length < mark.n || isOneSpot || map.getZoom() >= map.getMaxZoom())
      return options.onLeave(crowdHref(shown.listHref, mark));
    map.fitBounds(bounds, MEMBERS_PADDING);
    return undefined;
  };

  const setRovingStop = (stop: L.Marker | undefined) => {
    for (const marker of buttons.values()) marker.getElement()?.setAttribute("tabindex", marker === stop ? "0" : "-1");
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const markers = [...buttons.values()];
    const at = markers.findIndex((marker) => marker.getElement() === document.activeElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const zoomStep = { "+": 1, "=": 1, "-": -1, _: -1 }[event.key];
    // The map hears of keys only while the focus is on itself; hidden in an animation a mark would lose it.
    if (at >= 0 && zoomStep && !event.ctrlKey && !event.metaKey)
      map.setZoom(map.getZoom() + zoomStep, { animate: false });
    if (at < 0 || step === undefined) return;
    // The map itself would move.
    event.preventDefault();
    event.stopPropagation();
    const next = markers[(at + step + markers.length) % markers.length];
    setRovingStop(next);
    next?.getElement()?.focus({ preventScroll: true });
    if (next) map.panInside(next.getLatLng(), { padding: [48, 64], animate: false });
  };
  canvas.addEventListener("keydown", onKeyDown, { capture: true });

  fitDrawing();
  showNames = addNames(map, { places: options.places, ferry: options.ferry }, drawNames, () => obstaclesOf(marks));
  drawMarks();
  map.on("zoomstart", () => {
    isAsDrawn = false;
  });
  map.on("zoomend", drawMarks);
  map.on("moveend", () => {
    if (isAsDrawn && !hasMoved()) return;
    const seen = map.getBounds();
    options.onMove(
      roundArea({ west: seen.getWest(), south: seen.getSouth(), east: seen.getEast(), north: seen.getNorth() }),
    );
  });
  map.on("click", () => choose(null));
  const stopGestures = pageKeepsItsGestures(canvas, map, options.onOneFinger);
  if (focused && options.drawing()?.contains(focused)) [...buttons.values()][0]?.getElement()?.focus();

  return {
    show(next) {
      const isSameArea = JSON.stringify(next.area) === JSON.stringify(shown.area);
      [shown, all, chosen] = [next, next, null];
      if (isViewKept) isAsDrawn = false;
      else if (!isSameArea) fitDrawing();
      isViewKept = false;
      drawMarks();
    },
    setPins(next) {
      all = next;
      if (!isAsDrawn) drawMarks();
    },
    keepView() {
      isViewKept = true;
    },
    zoom: (steps) => map.setZoom(map.getZoom() + steps),
    focus: (key) => {
      const marker = markerOf(key);
      if (marker) setRovingStop(marker);
      (marker?.getElement() ?? canvas).focus({ preventScroll: true });
    },
    remove() {
      canvas.removeEventListener("keydown", onKeyDown, { capture: true });
      stopGestures();
      map.remove();
    },
  };
}

function createMark(mark: Mark & Coordinates, { label, onPress }: { label: string; onPress: () => void }): L.Marker {
  const [pin] = mark.pins;
  const text = document.createElement("span");
  const icon =
    pin && isPin(mark)
      ? L.divIcon({
          className: "live-pin",
          html: text,
          iconSize: [pinWidth(pin.text), TOUCH_SIZE],
          iconAnchor: [pinWidth(pin.text) / 2, 42],
        })
      : L.divIcon({ className: "live-crowd", html: text, iconSize: [TOUCH_SIZE, TOUCH_SIZE] });
  text.textContent = pin && isPin(mark) ? pin.text : String(mark.n);
  const marker = L.marker([mark.latitude, mark.longitude], { icon, riseOnHover: true, keyboard: false });
  marker.on("add", () => {
    const element = marker.getElement();
    element?.setAttribute("role", "button");
    element?.setAttribute("aria-label", label);
    element?.addEventListener("keydown", ({ key }) => (key === "Enter" || key === " ") && onPress());
  });
  marker.on("click", onPress);
  return marker;
}
