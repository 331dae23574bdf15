import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const guide: CataloguePart<"guide"> = {
  travelItems: {
    checkedOn: "تم التحقق في {date}",
    checkBefore: "تم التحقق في {date}. يُرجى التأكد قبل السفر.",
    newTab: "(يُفتح في علامة تبويب جديدة)",
    holidays: "العطل الرسمية",
    days: "من {from} إلى {to}",
    aboutDay: "نحو {day}",
    aboutDays: "نحو {from} إلى {to}",
    dateFollows: "التاريخ لاحقًا",
    moon: "الأيام التقريبية والتي لم تُحدد بعد تتوقف على رؤية الهلال.",
    sun: "الشروق والغروب",
    sunrise: "الشروق",
    sunset: "الغروب",
    today: "اليوم، {day}",
    byMonth: "المواعيد شهرًا بشهر",
    monthNote:
      "في اليوم 15 من كل شهر، بتوقيت الجزيرة (\u2066UTC+3\u2069). محسوبة لوسط بيمبا من دون احتساب التلال والأشجار.",
  },
};
