import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const maps: CataloguePart<"maps"> = {
  map: {
    label: "地图",
    unsupported: "此浏览器不支持地图",
    zoomIn: "放大",
    zoomOut: "缩小",
    closePopup: "关闭",
    where: "位置",
    labelOf: "地图：{title}",
    pins: "{n, plural, other {这里有#处}}",
    of: "奔巴岛地图",
    scale: "10公里",
    north: "北",
    ferry: "渡轮",
    credit: "© OpenStreetMap贡献者",
    near: "靠近{place}",
    away: "距{place}直线约{km, number}公里",
  },
};
