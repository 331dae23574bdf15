import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const replies: CataloguePart<"replies"> = {
  replies: {
    greeting: "Guten Tag {name},",
    subjectBooking: "Ihre Buchungsanfrage: {item}",
    subjectMessage: "Ihre Nachricht an {brand}",
    subjectQuestion: "Ihre Frage: {item}",
    experience: "vielen Dank für Ihre Buchungsanfrage: {item}, {day}, {n, plural, one {# Person} other {# Personen}}.",
    stay: "vielen Dank für Ihre Buchungsanfrage: {item}, {from} bis {to}, {n, plural, one {# Gast} other {# Gäste}}.",
    vehicle: "vielen Dank für Ihre Buchungsanfrage: {item}, {from} bis {to}.",
    question: "vielen Dank für Ihre Frage zu „{item}“.",
    message: "vielen Dank für Ihre Nachricht.",
    closing: "Freundliche Grüße",
  },
};
