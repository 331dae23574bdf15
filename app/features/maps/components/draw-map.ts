import L from "leaflet";
import "#app/features/maps/components/leaflet.css";
import type { MapPoint, MapTiles } from "#app/features/maps/schema";

export interface Drawing {
  tiles: MapTiles;
  points: MapPoint[];
  texts: { zoomIn: string; zoomOut: string; close: string };
}

const NEAR = 13;
const NEAREST = 18;

/** Draws into a frame; what it returns takes the map away again. */
export function drawMap(frame: HTMLElement, { tiles, points, texts }: Drawing, onUnreachable: () => void): () => void {
  const map = bareMap(frame, tiles, texts, onUnreachable);
  map.fitBounds(
    L.latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude])),
    { padding: [48, 48], maxZoom: NEAR, animate: false },
  );
  for (const point of points) marker(point, texts.close).addTo(map);
  // Leaflet hears Escape only while the map itself has the focus, not a bubble on it.
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && map.closePopup();
  frame.addEventListener("keydown", onKeyDown);
  return () => {
    frame.removeEventListener("keydown", onKeyDown);
    map.remove();
  };
}

/** A map with nothing on it yet. */
export function bareMap(frame: HTMLElement, tiles: MapTiles, texts: Pick<Drawing["texts"], "zoomIn" | "zoomOut">, onUnreachable: () => void): L.Map {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = L.map(frame, {
    attributionControl: false,
    zoomControl: false,
    // The wheel belongs to the page.
    scrollWheelZoom: false,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
    inertia: !calm,
  });
  L.control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  watchedTiles(tiles.url, onUnreachable).addTo(map);
  return map;
}

/** One missing picture is nothing; a map without any is no map. */
function watchedTiles(url: string, onUnreachable: () => void): L.TileLayer {
  let any = false;
  return L.tileLayer(url, { maxZoom: NEAREST })
    .on("tileload", () => (any = true))
    .on("load", () => !any && onUnreachable());
}

const PIN = `<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="M12 23c5-5.6 8-9.6 8-13.2A8 8 0 0 0 4 9.8C4 13.4 7 17.4 12 23Z"/><circle cx="12" cy="9.8" r="3" fill="#fff"/></svg>`;

export function pin(): L.DivIcon {
  return L.divIcon({ className: "map-marker", html: PIN, iconSize: [44, 44], iconAnchor: [22, 42], popupAnchor: [0, -36] });
}

function marker({ latitude, longitude, label, href }: MapPoint, closeLabel: string): L.Marker {
  const made = L.marker([latitude, longitude], { icon: pin(), title: label, interactive: true });
  made.on("add", () => made.getElement()?.setAttribute("aria-label", label));
  const bubble = L.popup({ className: "map-bubble" }).setContent(bubbleContent(label, href));
  made.bindPopup(bubble);
  made.on("popupopen", () => {
    const element = bubble.getElement();
    element?.querySelector(".leaflet-popup-close-button")?.setAttribute("aria-label", closeLabel);
    element?.querySelector<HTMLElement>(".leaflet-popup-content a")?.focus({ preventScroll: true });
  });
  made.on("popupclose", () => made.getElement()?.focus({ preventScroll: true }));
  return made;
}

function bubbleContent(label: string, href: string | undefined): HTMLElement {
  const content = document.createElement(href ? "a" : "span");
  content.dir = document.dir;
  content.textContent = label;
  if (href) content.setAttribute("href", href);
  return content;
}
