import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const home: CataloguePart<"home"> = {
  home: {
    eyebrow: "坦桑尼亚·奔巴岛",
    heroTitle: "乐园不看钟，只看*潮起潮落*",
    lead: "乘独桅帆船穿过红树林，枕着珊瑚礁入睡，或在海边开始新的生活。奔巴岛上的一切，由住在这里的人安排。",
    seeExperiences: "查看体验",
    seeProperties: "查看房产",
    experiencesEyebrow: "体验",
    experiencesTitle: "不负这一程海路",
    allExperiences: "全部体验",
    scroll: "向下滚动",
  },
};
