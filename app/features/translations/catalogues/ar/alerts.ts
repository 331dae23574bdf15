import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const alerts: CataloguePart<"alerts"> = {
  alertForm: {
    title: "إشعاري بالعقارات الجديدة",
    smallPrint:
      "رسالة واحدة في اليوم على الأكثر. نرسل أولًا رابطًا: لا يصل شيء قبل الضغط على «بدء» هناك، ويكفي ضغط واحد لإنهائه.",
    submit: "بدء التنبيه",
    sending: "جارٍ الإرسال…",
    failed: "تعذر ذلك. يُرجى المحاولة مرة أخرى.",
    sent: "يُرجى فتح البريد والضغط على «بدء»",
    sentBody: "أرسلنا رابطًا إلى هذا العنوان. إذا كان التنبيه يعمل بالفعل فلا حاجة إلى أي خطوة.",
    cheaper: "إشعاري عند انخفاض السعر",
    cheaperHint: "نرسل أولًا رابطًا، ثم نكتب إليكم عند انخفاض السعر.",
    cheaperSubmit: "إشعاري",
  },
  alertCriteria: {
    priceUpTo: "حتى \u2066{price}\u2069",
    priceFrom: "من \u2066{price}\u2069",
    priceBetween: "من \u2066{from}\u2069 إلى \u2066{to}\u2069",
    bedrooms:
      "{n, plural, zero {أي عدد من غرف النوم} one {غرفة نوم واحدة أو أكثر} two {غرفتا نوم أو أكثر} few {# غرف نوم أو أكثر} many {# غرفة نوم أو أكثر} other {# غرفة نوم أو أكثر}}",
    landUpTo: "أرض حتى \u2066{n, number} m²\u2069",
    landFrom: "أرض من \u2066{n, number} m²\u2069",
    landBetween: "أرض من \u2066{from, number}\u2069 إلى \u2066{to, number} m²\u2069",
    words: "«{words}»",
  },
  alertsPage: {
    title: "تنبيهاتكم",
    startTitle: "بدء تنبيهاتكم؟",
    startBody: "بالضغط على الزر نكتب إليكم عندما يتوفر ما يناسبكم: رسالة واحدة في اليوم على الأكثر.",
    start: "بدء",
    running: "تعمل الآن",
    newOnes: "عقارات جديدة",
    cheaper: "عند انخفاض السعر",
    end: "إنهاء",
    endAll: "إنهاء الكل",
    started: "بدأ التنبيه. نكتب إليكم حالما يتوفر ما يناسبكم.",
    ended: "انتهى التنبيه.",
    none: "لا يوجد تنبيه يعمل",
    noneBody: "في قائمة العقارات يمكن اختيار عوامل التصفية وبدء تنبيه.",
    toList: "إلى قائمة العقارات",
  },
};
