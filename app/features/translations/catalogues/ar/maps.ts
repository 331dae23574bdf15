import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const maps: CataloguePart<"maps"> = {
  map: {
    label: "خريطة",
    unsupported: "هذا المتصفح لا يدعم الخريطة",
    zoomIn: "تكبير",
    zoomOut: "تصغير",
    closePopup: "إغلاق",
    where: "الموقع",
    labelOf: "خريطة: {title}",
    pins: "{n, plural, zero {لا شيء هنا} one {مكان واحد هنا} two {مكانان هنا} few {# أماكن هنا} many {# مكانًا هنا} other {# مكان هنا}}",
    of: "خريطة بيمبا",
    scale: "10 كم",
    north: "ش",
    ferry: "العبّارة",
    credit: "© مساهمو OpenStreetMap",
    near: "قرب {place}",
    away: "نحو {km, number} كم إلى {place} بخط مستقيم",
  },
};
