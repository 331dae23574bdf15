import type { CataloguePart } from "#app/features/translations/catalogues/en";

/** A letter to one person: here «Вы» has its capital. */
export const mail: CataloguePart<"mail"> = {
  mail: {
    greeting: "Здравствуйте, {name}.",
    greetingNameless: "Здравствуйте.",
    subjectBooking: "Ваша заявка на бронирование: {item}",
    subjectMessage: "Ваше сообщение дошло",
    subjectQuestion: "Ваш вопрос: {item}",
    subjectOffer: "Мы получили описание Вашего объекта",
    introBooking: "Мы получили Вашу заявку на бронирование. Вот что Вы запросили:",
    introMessage: "Ваше сообщение дошло. Его прочтёт человек с острова и ответит Вам, обычно в течение дня.",
    introQuestion: "Мы получили Ваш вопрос об этом объекте. Агент скоро свяжется с Вами.",
    introOffer: "Спасибо, что предложили нам свой объект. Вот что мы получили:",
    nextBooking: "Мы проверим даты и напишем Вам. Пока ничего не забронировано, и платить сейчас не нужно.",
    nextOffer: "Наша команда проверит его до публикации на сайте и напишет Вам, если чего-то не хватает.",
    line: "{label}: {value}",
    checkOutAfter: "{day} ({n, plural, one {# ночь} few {# ночи} many {# ночей} other {# ночи}})",
    returnAfter: "{day} ({n, plural, one {# день} few {# дня} many {# дней} other {# дня}})",
    withDriver: "С водителем",
    withoutDriver: "Без водителя",
    reply: "Что-то не так или есть вопрос? Просто ответьте на это письмо.",
    closing: "До скорой встречи,",
    team: "команда {brand}",
    reason:
      "Вы получили это письмо, потому что этот адрес указали в форме на нашем сайте. Если это были не Вы, ничего делать не нужно.",
  },
};
