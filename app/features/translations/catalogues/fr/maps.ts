import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const maps: CataloguePart<"maps"> = {
  map: {
    label: "Carte",
    unsupported: "Ce navigateur ne peut pas afficher la carte",
    zoomIn: "Zoom avant",
    zoomOut: "Zoom arrière",
    closePopup: "Fermer",
    where: "Emplacement",
    labelOf: "Carte : {title}",
    pins: "{n, plural, one {# lieu ici} other {# lieux ici}}",
    of: "Carte de Pemba",
    scale: "10 km",
    north: "N",
    ferry: "Ferry",
    credit: "© les contributeurs d’OpenStreetMap",
    near: "Près de {place}",
    away: "À environ {km, number} km de {place}, à vol d’oiseau",
  },
};
