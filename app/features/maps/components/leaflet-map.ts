import L from "leaflet";
import "#app/features/maps/components/leaflet.css";
import { clusterPoints } from "#app/features/maps/island/clusters";
import { DRAWING, isOnPemba, PEMBA, unproject, type Coordinates } from "#app/features/maps/island/projection";
import { COPYRIGHT_URL, type MapPlace, type MapPoint, type MapTiles } from "#app/features/maps/schema";

export interface MapOptions {
  /** How a mark that stands for so many is called. */
  nameCluster: (count: number) => string;
  /** Draws the island under everything; its ids begin with the given one. */
  drawGround: (id: string) => string;
  /** Null: the drawn island alone. */
  tiles: MapTiles | null;
  places: MapPlace[];
  points: MapPoint[];
  texts: { zoomIn: string; zoomOut: string; close: string; credit: string };
}

const FIT_MAX_ZOOM = 13;
const MIN_ZOOM = 9;
const MAX_ZOOM = 16;
/** Lesser places are named from here on. */
const LESSER_NAMES_ZOOM = 12;

/** Draws into a frame; what it returns takes the map away again. */
export function createPointMap(
  frame: HTMLElement,
  { points: all, texts, nameCluster, ...ground }: MapOptions,
): () => void {
  const points = all.filter(isOnPemba);
  const map = createBaseMap(frame, { ...ground, texts });
  const area = L.latLngBounds([PEMBA.south, PEMBA.west], [PEMBA.north, PEMBA.east]);
  map.fitBounds(points.length === 0 ? area : boundsOf(points), FIT);
  map.setMaxBounds(area);
  const marks = L.layerGroup().addTo(map);
  const drawMarks = () => {
    const hadFocus = marks.getLayers().some((mark) => (mark as L.Marker).getElement() === document.activeElement);
    marks.clearLayers();
    for (const members of clusterPoints(points, (point) => map.project(latLngOf(point)))) {
      const [first] = members;
      if (!first) continue;
      const mark =
        members.length === 1
          ? createMarker(first, texts.close)
          : createCluster(map, members, { nameCluster, closeLabel: texts.close });
      mark.addTo(marks);
    }
    // What had the focus is another mark now.
    if (hadFocus) frame.focus({ preventScroll: true });
  };
  map.on("zoomend", drawMarks);
  drawMarks();
  // Leaflet hears Escape only while the map itself has the focus, not a bubble on it.
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && map.closePopup();
  frame.addEventListener("keydown", onKeyDown);
  return () => {
    frame.removeEventListener("keydown", onKeyDown);
    map.remove();
  };
}

const FIT: L.FitBoundsOptions = { padding: [48, 48], maxZoom: FIT_MAX_ZOOM, animate: false };
const latLngOf = ({ latitude, longitude }: Coordinates): L.LatLngTuple => [latitude, longitude];
const boundsOf = (points: readonly Coordinates[]) => L.latLngBounds(points.map(latLngOf));

/** One mark for several: it leads to them, or names them where no map could part them. */
function createCluster(
  map: L.Map,
  members: readonly MapPoint[],
  { nameCluster, closeLabel }: Pick<MapOptions, "nameCluster"> & { closeLabel: string },
): L.Marker {
  const bounds = boundsOf(members);
  const label = nameCluster(members.length);
  const icon = L.divIcon({ className: "map-cluster", html: String(members.length), iconSize: [44, 44] });
  const made = L.marker(bounds.getCenter(), { icon, title: label });
  made.on("add", () => made.getElement()?.setAttribute("aria-label", label));
  if (map.getZoom() >= map.getMaxZoom() || bounds.getNorthEast().equals(bounds.getSouthWest())) {
    const list = document.createElement("div");
    list.append(...members.map(({ label: name, href }) => popupContent(name, href)));
    bindBubble(made, list, closeLabel);
  } else {
    made.on("click keypress", (event) => {
      const { originalEvent } = event as L.LeafletMouseEvent & { originalEvent: MouseEvent | KeyboardEvent };
      if (originalEvent instanceof KeyboardEvent && originalEvent.key !== "Enter") return;
      map.fitBounds(bounds, { ...FIT, maxZoom: MAX_ZOOM });
    });
  }
  return made;
}

/** The island with nothing on it yet but names. Tiles lie over the drawing: where they fail it stays. */
export function createBaseMap(
  frame: HTMLElement,
  {
    tiles,
    places,
    texts,
    drawGround,
  }: Pick<MapOptions, "tiles" | "places" | "drawGround"> & { texts: Omit<MapOptions["texts"], "close"> },
): L.Map {
  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = L.map(frame, {
    attributionControl: false,
    zoomControl: false,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    // The mouse wheel scrolls the page.
    scrollWheelZoom: false,
    zoomAnimation: !reducesMotion,
    fadeAnimation: !reducesMotion,
    markerZoomAnimation: !reducesMotion,
    inertia: !reducesMotion,
  });
  L.control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  const credit = creditOf(tiles, texts.credit);
  frame.append(credit);
  map.on("unload", () => credit.remove());
  addGround(map, drawGround(`live${(drawings += 1)}`));
  if (tiles) L.tileLayer(tiles.url).addTo(map);
  else addNames(map, places);
  return map;
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

let drawings = 0;

function addGround(map: L.Map, ground: string): void {
  // Below the tiles.
  map.createPane("ground").style.zIndex = "100";
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 ${DRAWING.width} ${DRAWING.height}`);
  svg.classList.add("live-ground");
  svg.innerHTML = ground;
  const [northWest, southEast] = [unproject({ x: 0, y: 0 }), unproject({ x: DRAWING.width, y: DRAWING.height })];
  const corners = L.latLngBounds([southEast.latitude, northWest.longitude], [northWest.latitude, southEast.longitude]);
  L.svgOverlay(svg, corners, { pane: "ground" }).addTo(map);
}

function addNames(map: L.Map, places: readonly MapPlace[]): void {
  const layers = places.map((place) => {
    const name = document.createElement("span");
    name.textContent = place.name;
    if (place.lang) name.lang = place.lang;
    const icon = L.divIcon({ className: `map-name is-${place.kind} at-${place.side}`, html: name, iconSize: [0, 0] });
    const marker = L.marker([place.latitude, place.longitude], {
      icon,
      interactive: false,
      keyboard: false,
      pane: "tilePane",
    });
    return { marker, rank: place.rank };
  });
  const show = () => {
    const shown = map.getZoom() >= LESSER_NAMES_ZOOM ? 3 : map.getZoom() >= LESSER_NAMES_ZOOM - 1 ? 2 : 1;
    for (const { marker, rank } of layers) {
      if (rank <= shown) marker.addTo(map);
      else marker.remove();
    }
  };
  map.on("zoomend viewreset", show);
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

function createMarker({ latitude, longitude, label, href }: MapPoint, closeLabel: string): L.Marker {
  const made = L.marker([latitude, longitude], { icon: pin(), title: label, interactive: true });
  made.on("add", () => made.getElement()?.setAttribute("aria-label", label));
  bindBubble(made, popupContent(label, href), closeLabel);
  return made;
}

/** What a mark says when it is pressed; the focus goes to its first link, and back when it is closed. */
function bindBubble(mark: L.Marker, content: HTMLElement, closeLabel: string): void {
  const bubble = L.popup({ className: "map-bubble" }).setContent(content);
  mark.bindPopup(bubble);
  mark.on("popupopen", () => {
    const element = bubble.getElement();
    element?.querySelector(".leaflet-popup-close-button")?.setAttribute("aria-label", closeLabel);
    element?.querySelector<HTMLElement>(".leaflet-popup-content a")?.focus({ preventScroll: true });
  });
  mark.on("popupclose", () => mark.getElement()?.focus({ preventScroll: true }));
}

function popupContent(label: string, href: string | undefined): HTMLElement {
  const content = document.createElement(href ? "a" : "span");
  content.dir = document.dir;
  content.textContent = label;
  if (href) content.setAttribute("href", href);
  return content;
}
