import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const maps: CataloguePart<"maps"> = {
  map: {
    label: "Mapa",
    unsupported: "Este navegador no admite el mapa",
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    closePopup: "Cerrar",
    where: "Dónde está",
    labelOf: "Mapa: {title}",
    pins: "{n, plural, one {# lugar aquí} other {# lugares aquí}}",
    of: "Mapa de Pemba",
    scale: "10 km",
    north: "N",
    ferry: "Ferri",
    credit: "© colaboradores de OpenStreetMap",
    near: "Cerca de {place}",
    away: "A unos {km, number} km de {place}, en línea recta",
  },
};
