import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const maps: CataloguePart<"maps"> = {
  map: {
    label: "Karte",
    unsupported: "Dieser Browser kann die Karte nicht anzeigen",
    zoomIn: "Vergrößern",
    zoomOut: "Verkleinern",
    closePopup: "Schließen",
    where: "Lage",
    labelOf: "Karte: {title}",
    pins: "{n, plural, one {# Ort hier} other {# Orte hier}}",
    of: "Karte von Pemba",
    scale: "10 km",
    north: "N",
    ferry: "Fähre",
    credit: "© OpenStreetMap-Mitwirkende",
    near: "In der Nähe: {place}",
    away: "Etwa {km, number} km bis {place}, Luftlinie",
  },
};
