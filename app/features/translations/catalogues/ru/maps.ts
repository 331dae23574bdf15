import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const maps: CataloguePart<"maps"> = {
  map: {
    label: "Карта",
    unsupported: "Этот браузер не поддерживает карту",
    zoomIn: "Приблизить",
    zoomOut: "Отдалить",
    closePopup: "Закрыть",
    where: "Где это",
    labelOf: "Карта: {title}",
    pins: "{n, plural, one {# место здесь} few {# места здесь} many {# мест здесь} other {# места здесь}}",
    of: "Карта Пембы",
    scale: "10 км",
    north: "С",
    ferry: "Паром",
    credit: "© участники OpenStreetMap",
    near: "Рядом: {place}",
    away: "{place}: около {km, number} км по прямой",
  },
};
