import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const guide: CataloguePart<"guide"> = {
  travelItems: {
    checkedOn: "{date}核实",
    checkBefore: "{date}核实，出行前请再确认。",
    newTab: "（在新标签页中打开）",
    holidays: "公共假日",
    days: "{from}至{to}",
    aboutDay: "约{day}",
    aboutDays: "约{from}至{to}",
    dateFollows: "日期待定",
    moon: "标有“约”和待定的日期，以看到新月为准。",
    sun: "日出与日落",
    sunrise: "日出",
    sunset: "日落",
    today: "今天，{day}",
    byMonth: "各月时间",
    monthNote: "每月15日，岛上时间（UTC+3）。按奔巴岛中部计算，未计山丘与树木。",
  },
};
