import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const guide: CataloguePart<"guide"> = {
  travelItems: {
    checkedOn: "Geprüft am {date}",
    checkBefore: "Geprüft am {date}. Erkundigen Sie sich vor der Reise.",
    newTab: "(öffnet sich in einem neuen Tab)",
    holidays: "Feiertage",
    days: "{from} bis {to}",
    aboutDay: "etwa {day}",
    aboutDays: "etwa {from} bis {to}",
    dateFollows: "Datum folgt",
    moon: "Ungefähre und noch offene Tage richten sich danach, wann der Mond gesichtet wird.",
    sun: "Sonnenaufgang und Sonnenuntergang",
    sunrise: "Aufgang",
    sunset: "Untergang",
    today: "Heute, {day}",
    byMonth: "Die Zeiten nach Monaten",
    monthNote:
      "Am 15. jedes Monats, nach der Uhr der Insel (UTC+3). Berechnet für die Mitte von Pemba, ohne Hügel und Bäume.",
  },
};
