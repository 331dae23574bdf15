import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const guide: CataloguePart<"guide"> = {
  travelItems: {
    checkedOn: "Vérifié le {date}",
    checkBefore: "Vérifié le {date}. Renseignez-vous avant de partir.",
    newTab: "(s’ouvre dans un nouvel onglet)",
    holidays: "Jours fériés",
    days: "du {from} au {to}",
    aboutDay: "vers le {day}",
    aboutDays: "environ du {from} au {to}",
    dateFollows: "Date à venir",
    moon: "Les dates approximatives ou à venir dépendent de l’observation de la lune.",
    sun: "Lever et coucher du soleil",
    sunrise: "Lever",
    sunset: "Coucher",
    today: "Aujourd’hui, {day}",
    byMonth: "Les heures mois par mois",
    monthNote:
      "Le 15 de chaque mois, à l’heure de l’île (UTC+3). Calculé pour le centre de Pemba, sans tenir compte des collines ni des arbres.",
  },
};
