import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const alerts: CataloguePart<"alerts"> = {
  alertForm: {
    title: "Avvisami delle novità",
    smallPrint:
      "Al massimo un messaggio al giorno. Prima ti mandiamo un link: non inviamo nulla finché non premi Avvia, e basta un clic per smettere.",
    submit: "Avvia l’avviso",
    sending: "Invio in corso…",
    failed: "Non ha funzionato. Riprova.",
    sent: "Guarda la posta e premi Avvia",
    sentBody: "Abbiamo mandato un link a questo indirizzo. Se l’avviso è già attivo, non devi fare nulla.",
    cheaper: "Avvisami se il prezzo scende",
    cheaperHint: "Prima ti mandiamo un link. Poi ti scriviamo quando il prezzo scende.",
    cheaperSubmit: "Avvisami",
  },
  alertCriteria: {
    priceUpTo: "fino a {price}",
    priceFrom: "da {price}",
    priceBetween: "da {from} a {to}",
    bedrooms: "{n, plural, one {# camera o più} other {# camere o più}}",
    landUpTo: "terreno fino a {n, number} m²",
    landFrom: "terreno da {n, number} m²",
    landBetween: "terreno da {from, number} a {to, number} m²",
    words: "“{words}”",
  },
  alertsPage: {
    title: "I tuoi avvisi",
    startTitle: "Avviare i tuoi avvisi?",
    startBody: "Premi il pulsante e ti scriviamo quando c’è qualcosa per te: al massimo un messaggio al giorno.",
    start: "Avvia",
    running: "Attivi ora",
    newOnes: "Nuovi immobili",
    cheaper: "Se il prezzo scende",
    end: "Termina",
    endAll: "Termina tutti",
    started: "Avviato. Ti scriviamo appena c’è qualcosa per te.",
    ended: "Terminato.",
    none: "Nessun avviso attivo",
    noneBody: "Nell’elenco degli immobili puoi scegliere i filtri e avviarne uno.",
    toList: "Vai all’elenco degli immobili",
  },
};
