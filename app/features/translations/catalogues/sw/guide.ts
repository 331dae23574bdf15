import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const guide: CataloguePart<"guide"> = {
  travelItems: {
    checkedOn: "Imehakikiwa {date}",
    checkBefore: "Imehakikiwa {date}. Hakikisha kabla ya kusafiri.",
    newTab: "(hufunguka katika kichupo kipya)",
    holidays: "Sikukuu",
    days: "{from} hadi {to}",
    aboutDay: "karibu {day}",
    aboutDays: "karibu {from} hadi {to}",
    dateFollows: "Tarehe itafuata",
    moon: "Siku zenye neno “karibu” na zinazosubiri tarehe hutegemea kuandama kwa mwezi.",
    sun: "Kuchomoza na kuzama kwa jua",
    sunrise: "Kuchomoza",
    sunset: "Kuzama",
    today: "Leo, {day}",
    byMonth: "Saa za kila mwezi",
    monthNote:
      "Tarehe 15 ya kila mwezi, kwa saa za kisiwa (UTC+3). Imekokotolewa kwa katikati ya Pemba, bila kuhesabu vilima na miti.",
  },
};
