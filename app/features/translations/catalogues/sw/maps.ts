import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const maps: CataloguePart<"maps"> = {
  map: {
    label: "Ramani",
    unsupported: "Kivinjari hiki hakiwezi kuonyesha ramani",
    zoomIn: "Kuza ramani",
    zoomOut: "Punguza ramani",
    closePopup: "Funga",
    where: "Mahali ilipo",
    labelOf: "Ramani: {title}",
    pins: "{n, plural, one {Mahali # hapa} other {Mahali # hapa}}",
    of: "Ramani ya Pemba",
    scale: "Km 10",
    north: "K",
    ferry: "Feri",
    credit: "© wachangiaji wa OpenStreetMap",
    near: "Karibu na {place}",
    away: "Kama kilomita {km, number} hadi {place} kwa mstari ulionyooka",
  },
};
