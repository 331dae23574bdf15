import type { CataloguePart } from "#app/features/translations/catalogues/en";

/** A letter to one person: here «Вы» has its capital. */
export const replies: CataloguePart<"replies"> = {
  replies: {
    greeting: "Здравствуйте, {name}.",
    subjectBooking: "Ваша заявка на бронирование: {item}",
    subjectMessage: "Ваше сообщение для {brand}",
    subjectQuestion: "Ваш вопрос: {item}",
    experience:
      "Спасибо за Вашу заявку на бронирование: {item}, {day}, {n, plural, one {# человек} few {# человека} many {# человек} other {# человека}}.",
    stay: "Спасибо за Вашу заявку на бронирование: {item}, с {from} по {to}, {n, plural, one {# гость} few {# гостя} many {# гостей} other {# гостя}}.",
    vehicle: "Спасибо за Вашу заявку на бронирование: {item}, с {from} по {to}.",
    question: "Спасибо за Ваш вопрос об объекте: {item}.",
    message: "Спасибо за Ваше сообщение.",
    closing: "С уважением,",
  },
};
