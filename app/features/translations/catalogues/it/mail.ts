import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const mail: CataloguePart<"mail"> = {
  mail: {
    greeting: "Ciao {name},",
    greetingNameless: "Ciao,",
    subjectBooking: "La tua richiesta di prenotazione: {item}",
    subjectMessage: "Il tuo messaggio è arrivato",
    subjectQuestion: "La tua domanda: {item}",
    subjectOffer: "Abbiamo ricevuto il tuo annuncio",
    introBooking: "La tua richiesta di prenotazione è arrivata. Ecco che cosa hai chiesto:",
    introMessage:
      "Il tuo messaggio è arrivato. Qualcuno sull’isola lo leggerà e ti risponderà, di solito entro un giorno.",
    introQuestion: "La tua domanda su questo immobile è arrivata. L’agente ti contatterà a breve.",
    introOffer: "Grazie per averci proposto il tuo immobile. Ecco che cosa abbiamo ricevuto:",
    nextBooking: "Controlliamo le date e ti scriviamo. Non c’è ancora nulla di prenotato e per ora non paghi nulla.",
    nextOffer: "Il nostro team lo esaminerà prima di pubblicarlo sul sito e ti scriverà se manca qualcosa.",
    line: "{label}: {value}",
    checkOutAfter: "{day} ({n, plural, one {# notte} other {# notti}})",
    returnAfter: "{day} ({n, plural, one {# giorno} other {# giorni}})",
    withDriver: "Con autista",
    withoutDriver: "Senza autista",
    reply: "C’è qualcosa che non va o hai una domanda? Rispondi a questo messaggio.",
    closing: "A presto,",
    team: "Il team di {brand}",
    reason:
      "Ricevi questo messaggio perché questo indirizzo è stato inserito in un modulo del nostro sito. Se non l’hai inserito tu, non devi fare nulla.",
  },
};
