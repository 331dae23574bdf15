/**
 * What our maps use of Leaflet, from its modules: the package's one file holds all of it, vectors, popups and its other
 * controls too, and could not be loaded in part.
 */
// What the map does by itself: each adds itself to it.
import "leaflet/src/map/handler/Map.DoubleClickZoom.js";
import "leaflet/src/map/handler/Map.Drag.js";
import "leaflet/src/map/handler/Map.Keyboard.js";
import "leaflet/src/map/handler/Map.ScrollWheelZoom.js";
import "leaflet/src/map/handler/Map.TouchZoom.js";

export { toLatLng as latLng } from "leaflet/src/geo/LatLng.js";
export { toLatLngBounds as latLngBounds } from "leaflet/src/geo/LatLngBounds.js";
export { layerGroup } from "leaflet/src/layer/LayerGroup.js";
export { svgOverlay } from "leaflet/src/layer/SVGOverlay.js";
export { divIcon } from "leaflet/src/layer/marker/DivIcon.js";
export { marker } from "leaflet/src/layer/marker/Marker.js";
export { tileLayer } from "leaflet/src/layer/tile/TileLayer.js";
export { createMap as map } from "leaflet/src/map/Map.js";
export type { DivIcon, FitBoundsOptions, LatLng, LeafletMouseEvent, Map, Marker, SVGOverlay } from "leaflet";
