import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const maps: CataloguePart<"maps"> = {
  map: {
    label: "Mappa",
    unsupported: "Questo browser non supporta la mappa",
    zoomIn: "Ingrandisci",
    zoomOut: "Riduci",
    closePopup: "Chiudi",
    where: "Dove si trova",
    labelOf: "Mappa: {title}",
    pins: "{n, plural, one {# luogo qui} other {# luoghi qui}}",
    of: "Mappa di Pemba",
    scale: "10 km",
    north: "N",
    ferry: "Traghetto",
    credit: "© i contributori di OpenStreetMap",
    near: "Vicino a {place}",
    away: "A circa {km, number} km da {place}, in linea d’aria",
  },
};
