import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const alerts: CataloguePart<"alerts"> = {
  alertForm: {
    title: "Сообщать о новых",
    smallPrint:
      "Не больше одного письма в день. Сначала мы пришлём ссылку: пока вы не нажмёте там «Начать», ничего не придёт, а отписаться можно одним нажатием.",
    submit: "Включить оповещение",
    sending: "Отправка…",
    failed: "Не получилось. Попробуйте ещё раз.",
    sent: "Откройте почту и нажмите «Начать»",
    sentBody: "Мы отправили ссылку на этот адрес. Если оповещение уже включено, делать ничего не нужно.",
    cheaper: "Сообщить, когда подешевеет",
    cheaperHint: "Сначала мы пришлём ссылку. Потом напишем, когда цена снизится.",
    cheaperSubmit: "Сообщить",
  },
  alertCriteria: {
    priceUpTo: "до {price}",
    priceFrom: "от {price}",
    priceBetween: "от {from} до {to}",
    bedrooms:
      "{n, plural, one {# спальня или больше} few {# спальни или больше} many {# спален или больше} other {# спальни или больше}}",
    landUpTo: "участок до {n, number} м²",
    landFrom: "участок от {n, number} м²",
    landBetween: "участок от {from, number} до {to, number} м²",
    words: "«{words}»",
  },
  alertsPage: {
    title: "Ваши оповещения",
    startTitle: "Включить оповещения?",
    startBody: "Нажмите кнопку, и мы напишем, когда появится что-то для вас: не больше одного письма в день.",
    start: "Начать",
    running: "Сейчас включены",
    newOnes: "Новые объекты",
    cheaper: "Когда подешевеет",
    end: "Выключить",
    endAll: "Выключить все",
    started: "Включено. Мы напишем, как только появится что-то для вас.",
    ended: "Выключено.",
    none: "Оповещений нет",
    noneBody: "В списке недвижимости можно выбрать фильтры и включить оповещение.",
    toList: "К списку недвижимости",
  },
};
