import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const mail: CataloguePart<"mail"> = {
  mail: {
    greeting: "Guten Tag {name},",
    greetingNameless: "Guten Tag,",
    subjectBooking: "Ihre Buchungsanfrage: {item}",
    subjectMessage: "Ihre Nachricht ist angekommen",
    subjectQuestion: "Ihre Frage: {item}",
    subjectOffer: "Ihr Immobilienangebot ist angekommen",
    introBooking: "Ihre Buchungsanfrage ist angekommen. Das haben Sie angefragt:",
    introMessage:
      "Ihre Nachricht ist angekommen. Jemand auf der Insel wird sie lesen und Ihnen antworten, meist innerhalb eines Tages.",
    introQuestion: "Ihre Frage zu dieser Immobilie ist angekommen. Der Makler meldet sich in Kürze bei Ihnen.",
    introOffer: "danke, dass Sie uns Ihre Immobilie anbieten. Das ist bei uns angekommen:",
    nextBooking:
      "Wir prüfen die Termine und schreiben Ihnen. Noch ist nichts gebucht, und Sie zahlen jetzt noch nichts.",
    nextOffer: "Unser Team prüft sie, bevor sie auf der Website erscheint, und schreibt Ihnen, falls etwas fehlt.",
    line: "{label}: {value}",
    checkOutAfter: "{day} ({n, plural, one {# Nacht} other {# Nächte}})",
    returnAfter: "{day} ({n, plural, one {# Tag} other {# Tage}})",
    withDriver: "Mit Fahrer",
    withoutDriver: "Selbstfahrer",
    reply: "Stimmt etwas nicht, oder haben Sie eine Frage? Antworten Sie einfach auf diese Nachricht.",
    closing: "Bis bald",
    team: "Ihr Team von {brand}",
    reason:
      "Sie erhalten diese Nachricht, weil diese Adresse in ein Formular auf unserer Website eingetragen wurde. Wenn Sie das nicht waren, müssen Sie nichts tun.",
  },
};
