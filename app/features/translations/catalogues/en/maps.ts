/** Maps: the drawn island, and the one that moves. */
export const maps = {
  map: {
    label: "Map",
    unsupported: "Map is not supported by this browser",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    closePopup: "Close",
    where: "Where it is",
    labelOf: "Map: {title}",
    pins: "{n, plural, one {# place here} other {# places here}}",
    of: "Map of Pemba",
    scale: "10 km",
    north: "N",
    ferry: "Ferry",
    credit: "© OpenStreetMap contributors",
    near: "Near {place}",
    away: "About {km, number} km to {place}, in a straight line",
  },
} as const;
