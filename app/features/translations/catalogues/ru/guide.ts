import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const guide: CataloguePart<"guide"> = {
  travelItems: {
    checkedOn: "Проверено {date}",
    checkBefore: "Проверено {date}. Уточните перед поездкой.",
    newTab: "(откроется в\u00a0новой вкладке)",
    holidays: "Праздники",
    days: "с\u00a0{from} по {to}",
    aboutDay: "примерно {day}",
    aboutDays: "примерно с\u00a0{from} по {to}",
    dateFollows: "Дата появится позже",
    moon: "Примерные и\u00a0ещё не названные дни зависят от того, когда увидят луну.",
    sun: "Восход и\u00a0закат",
    sunrise: "Восход",
    sunset: "Закат",
    today: "Сегодня, {day}",
    byMonth: "По месяцам",
    monthNote:
      "15-го числа каждого месяца, по часам острова (UTC+3). Рассчитано для середины Пембы, без учёта холмов и\u00a0деревьев.",
  },
};
