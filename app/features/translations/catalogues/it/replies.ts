import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const replies: CataloguePart<"replies"> = {
  replies: {
    greeting: "Ciao {name},",
    subjectBooking: "La tua richiesta di prenotazione: {item}",
    subjectMessage: "Il tuo messaggio a {brand}",
    subjectQuestion: "La tua domanda: {item}",
    experience:
      "Grazie per la tua richiesta di prenotazione: {item}, {day}, {n, plural, one {# persona} other {# persone}}.",
    stay: "Grazie per la tua richiesta di prenotazione: {item}, {from} – {to}, {n, plural, one {# ospite} other {# ospiti}}.",
    vehicle: "Grazie per la tua richiesta di prenotazione: {item}, {from} – {to}.",
    question: "Grazie per la tua domanda su “{item}”.",
    message: "Grazie per il tuo messaggio.",
    closing: "Un caro saluto,",
  },
};
