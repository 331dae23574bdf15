/** The modules of Leaflet that `features/maps/components/leaflet.ts` and the picker take: its types know the whole alone. */
declare module "leaflet/src/control/Control.Zoom.js" {
  import type { control } from "leaflet";
  export const zoom: typeof control.zoom;
}
declare module "leaflet/src/geo/LatLng.js" {
  export { latLng as toLatLng } from "leaflet";
}
declare module "leaflet/src/geo/LatLngBounds.js" {
  export { latLngBounds as toLatLngBounds } from "leaflet";
}
declare module "leaflet/src/geometry/Point.js" {
  export { point as toPoint } from "leaflet";
}
declare module "leaflet/src/layer/LayerGroup.js" {
  export { layerGroup } from "leaflet";
}
declare module "leaflet/src/layer/SVGOverlay.js" {
  export { svgOverlay } from "leaflet";
}
declare module "leaflet/src/layer/marker/DivIcon.js" {
  export { divIcon } from "leaflet";
}
declare module "leaflet/src/layer/marker/Marker.js" {
  export { marker } from "leaflet";
}
declare module "leaflet/src/layer/tile/TileLayer.js" {
  export { tileLayer } from "leaflet";
}
declare module "leaflet/src/map/Map.js" {
  export { map as createMap } from "leaflet";
}
declare module "leaflet/src/map/handler/*";
