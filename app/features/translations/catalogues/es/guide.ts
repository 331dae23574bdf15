import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const guide: CataloguePart<"guide"> = {
  travelItems: {
    checkedOn: "Comprobado el {date}",
    checkBefore: "Comprobado el {date}. Infórmate antes de viajar.",
    newTab: "(se abre en otra pestaña)",
    holidays: "Días festivos",
    days: "del {from} al {to}",
    aboutDay: "hacia el {day}",
    aboutDays: "aproximadamente del {from} al {to}",
    dateFollows: "Fecha por confirmar",
    moon: "Las fechas aproximadas o por confirmar dependen de cuándo se vea la luna.",
    sun: "Salida y puesta del sol",
    sunrise: "Salida",
    sunset: "Puesta",
    today: "Hoy, {day}",
    byMonth: "Las horas mes a mes",
    monthNote:
      "El día 15 de cada mes, en la hora de la isla (UTC+3). Calculado para el centro de Pemba, sin contar colinas ni árboles.",
  },
};
