import * as L from "#app/features/maps/components/leaflet";
import "#app/features/maps/components/leaflet.css";
import type { drawNames } from "#app/features/maps/island/draw";
import type { Obstacle } from "#app/features/maps/island/names";
import { DRAWING, project, unproject, type DrawnPoint } from "#app/features/maps/island/projection";
import { canAffordTiles } from "#app/features/maps/tiles";
import type { MapPlace, MapTiles } from "#app/features/maps/schema";

type DrawNames = typeof drawNames;

export interface BaseMapOptions {
  /** Draws the island under everything; its ids begin with the given one. */
  drawGround: (id: string) => string;
  /** Null: the drawn island alone. */
  tiles: MapTiles | null;
  places: MapPlace[];
}

const MIN_ZOOM = 9;
const MAX_ZOOM = 16;

/** The island with nothing on it yet but names. Tiles lie over the drawing: where they fail it stays. */
export function createBaseMap(frame: HTMLElement, { tiles, drawGround }: Omit<BaseMapOptions, "places">): L.Map {
  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = L.map(frame, {
    attributionControl: false,
    zoomControl: false,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    // The drawn map is shown at any scale, and this one takes its place.
    zoomSnap: 0,
    // The mouse wheel scrolls the page.
    scrollWheelZoom: false,
    zoomAnimation: !reducesMotion,
    fadeAnimation: !reducesMotion,
    markerZoomAnimation: !reducesMotion,
    inertia: !reducesMotion,
  });
  addGround(map, drawGround(`live${(drawings += 1)}`));
  if (tiles && canAffordTiles(navigator)) L.tileLayer(tiles.url).addTo(map);
  return map;
}

let drawings = 0;

function addGround(map: L.Map, ground: string): void {
  // Below the tiles.
  map.createPane("ground").style.zIndex = "100";
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 ${DRAWING.width} ${DRAWING.height}`);
  svg.classList.add("live-ground");
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = ground;
  const [northWest, southEast] = [unproject({ x: 0, y: 0 }), unproject({ x: DRAWING.width, y: DRAWING.height })];
  const corners = L.latLngBounds([southEast.latitude, northWest.longitude], [northWest.latitude, southEast.longitude]);
  L.svgOverlay(svg, corners, { pane: "ground" }).addTo(map);
}

/** Names that keep their size, laid out anew for what is seen whenever the map has moved. */
export function addNames(
  map: L.Map,
  { places, ferry }: Pick<BaseMapOptions, "places"> & { ferry: string },
  draw: DrawNames,
  obstacles: () => Obstacle[] = () => [],
): () => void {
  let overlay: L.SVGOverlay | null = null;
  const show = () => {
    const bounds = map.getBounds();
    const [start, end] = [bounds.getNorthWest(), bounds.getSouthEast()].map(({ lat, lng }) =>
      project({ latitude: lat, longitude: lng }),
    ) as [DrawnPoint, DrawnPoint];
    const view = { ...start, width: end.x - start.x, height: end.y - start.y };
    const width = map.getSize().x;
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.innerHTML = `<g class="map-places">${draw({ places, ferry, view, width }, obstacles())}</g>`;
    svg.classList.add("live-names");
    svg.setAttribute("aria-hidden", "true");
    overlay?.remove();
    overlay = L.svgOverlay(svg, bounds, { pane: "names" }).addTo(map);
  };
  // Above the ground. Tiles have names of their own and lie over these; where they are missing, these are there.
  map.createPane("names").style.zIndex = "150";
  map.on("moveend", show);
  return show;
}

const PIN = `<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="M12 23c5-5.6 8-9.6 8-13.2A8 8 0 0 0 4 9.8C4 13.4 7 17.4 12 23Z"/><circle cx="12" cy="9.8" r="3" fill="#fff"/></svg>`;

export function pin(): L.DivIcon {
  return L.divIcon({
    className: "map-marker",
    html: PIN,
    iconSize: [44, 44],
    iconAnchor: [22, 42],
    popupAnchor: [0, -36],
  });
}

/** One finger and the wheel scroll the page; two fingers, and the wheel with Ctrl, are for the map. */
export function pageKeepsItsGestures(canvas: HTMLElement, map: L.Map, onOneFinger?: () => void): () => void {
  const onPointerDown = ({ pointerType }: PointerEvent) =>
    pointerType === "touch" ? map.dragging.disable() : map.dragging.enable();
  const onWheel = ({ ctrlKey }: WheelEvent) => (ctrlKey ? map.scrollWheelZoom.enable() : map.scrollWheelZoom.disable());
  const onTouchMove = ({ touches }: TouchEvent) => touches.length === 1 && onOneFinger?.();
  if (matchMedia("(pointer: coarse)").matches) map.dragging.disable();
  canvas.addEventListener("pointerdown", onPointerDown, { capture: true });
  canvas.addEventListener("wheel", onWheel, { capture: true, passive: true });
  canvas.addEventListener("touchmove", onTouchMove, { passive: true });
  return () => {
    canvas.removeEventListener("pointerdown", onPointerDown, { capture: true });
    canvas.removeEventListener("wheel", onWheel, { capture: true });
    canvas.removeEventListener("touchmove", onTouchMove);
  };
}
