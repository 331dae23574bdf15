import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const offline: CataloguePart<"offline"> = {
  kept: {
    keep: "保存供离线使用",
    open: "可离线打开的内容",
    offline: "您已离线，显示的是{day}的内容。",
    slow: "网络较慢，显示的是{day}的内容。",
  },
  offline: {
    title: "没有网络的奔巴岛",
    lead: "保存在这里的内容，在没有信号的海滩上也能打开。",
    missing: "您已离线，此页面未保存在本设备上：",
    again: "重试",
    emergency: "紧急电话",
    kept: "已保存在本设备上",
    nothing: "除本页外，暂无内容。",
    guide: "旅行指南",
    map: "地图",
    saved: "收藏",
    asOf: "{day}的内容",
    keepTitle: "保存供离线使用",
    keepBody: "旅行指南、地图、您的收藏列表及其中的页面，均为当前语言。约1MB，每项收藏另需少许空间。",
    keeping: "正在读取第{done}页，共{all}页…",
    done: "完成。现在没有网络也能打开全部内容。",
    bare: "完成，但缺少部分图片：未能读取，或本设备空间不足。",
    full: "本设备空间不足。之前保存的内容仍在。",
    failed: "未能保存。之前保存的内容仍在，请重试。",
    remove: "删除所有已保存内容",
    removed: "已全部删除。除非您再次要求，否则不会保存任何内容。",
    unsupported: "此浏览器无法保存页面。",
  },
};
