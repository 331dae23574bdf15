import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const guide: CataloguePart<"guide"> = {
  travelItems: {
    checkedOn: "Verificato il {date}",
    checkBefore: "Verificato il {date}. Informati prima di partire.",
    newTab: "(si apre in una nuova scheda)",
    holidays: "Giorni festivi",
    days: "dal {from} al {to}",
    aboutDay: "intorno al {day}",
    aboutDays: "all’incirca dal {from} al {to}",
    dateFollows: "Data da confermare",
    moon: "Le date approssimative o da confermare dipendono dall’avvistamento della luna.",
    sun: "Alba e tramonto",
    sunrise: "Alba",
    sunset: "Tramonto",
    today: "Oggi, {day}",
    byMonth: "Gli orari mese per mese",
    monthNote:
      "Il 15 di ogni mese, con l’ora dell’isola (UTC+3). Calcolato per il centro di Pemba, senza contare colline e alberi.",
  },
};
