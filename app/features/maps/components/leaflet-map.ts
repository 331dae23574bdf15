import L from "leaflet";
import "#app/features/maps/components/leaflet.css";
import type { MapPoint, MapTiles } from "#app/features/maps/schema";

export interface MapOptions {
  tiles: MapTiles;
  points: MapPoint[];
  texts: { zoomIn: string; zoomOut: string; close: string };
}

const FIT_MAX_ZOOM = 13;
const MAX_ZOOM = 18;

/** Draws into a frame; what it returns takes the map away again. */
export function createPointMap(
  frame: HTMLElement,
  { tiles, points, texts }: MapOptions,
  onUnreachable: () => void,
): () => void {
  const map = createBaseMap(frame, tiles, texts, onUnreachable);
  map.fitBounds(L.latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude])), {
    padding: [48, 48],
    maxZoom: FIT_MAX_ZOOM,
    animate: false,
  });
  for (const point of points) createMarker(point, texts.close).addTo(map);
  // Leaflet hears Escape only while the map itself has the focus, not a bubble on it.
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && map.closePopup();
  frame.addEventListener("keydown", onKeyDown);
  return () => {
    frame.removeEventListener("keydown", onKeyDown);
    map.remove();
  };
}

/** A map with nothing on it yet. */
export function createBaseMap(
  frame: HTMLElement,
  tiles: MapTiles,
  texts: Pick<MapOptions["texts"], "zoomIn" | "zoomOut">,
  onUnreachable: () => void,
): L.Map {
  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = L.map(frame, {
    attributionControl: false,
    zoomControl: false,
    // The mouse wheel scrolls the page.
    scrollWheelZoom: false,
    zoomAnimation: !reducesMotion,
    fadeAnimation: !reducesMotion,
    markerZoomAnimation: !reducesMotion,
    inertia: !reducesMotion,
  });
  L.control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  createTileLayer(tiles.url, onUnreachable).addTo(map);
  return map;
}

/** Calls onUnreachable when not a single tile has loaded. */
function createTileLayer(url: string, onUnreachable: () => void): L.TileLayer {
  let any = false;
  return L.tileLayer(url, { maxZoom: MAX_ZOOM })
    .on("tileload", () => (any = true))
    .on("load", () => !any && onUnreachable());
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
  const bubble = L.popup({ className: "map-bubble" }).setContent(popupContent(label, href));
  made.bindPopup(bubble);
  made.on("popupopen", () => {
    const element = bubble.getElement();
    element?.querySelector(".leaflet-popup-close-button")?.setAttribute("aria-label", closeLabel);
    element?.querySelector<HTMLElement>(".leaflet-popup-content a")?.focus({ preventScroll: true });
  });
  made.on("popupclose", () => made.getElement()?.focus({ preventScroll: true }));
  return made;
}

function popupContent(label: string, href: string | undefined): HTMLElement {
  const content = document.createElement(href ? "a" : "span");
  content.dir = document.dir;
  content.textContent = label;
  if (href) content.setAttribute("href", href);
  return content;
}
