import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const alerts: CataloguePart<"alerts"> = {
  alertForm: {
    title: "Nijulishe kuhusu mpya",
    smallPrint:
      "Ujumbe mmoja kwa siku, si zaidi. Kwanza tunakutumia kiungo: hatutumi kitu kabla hujabonyeza Anza hapo, na mbofyo mmoja unamaliza yote.",
    submit: "Anza kupokea taarifa",
    sending: "Inatuma…",
    failed: "Haikufanikiwa. Tafadhali jaribu tena.",
    sent: "Fungua barua pepe yako na ubonyeze Anza",
    sentBody: "Tumetuma kiungo kwenye anwani hii. Ikiwa taarifa hizi tayari zinatumwa, huhitaji kufanya chochote.",
    cheaper: "Nijulishe bei ikishuka",
    cheaperHint: "Kwanza tunakutumia kiungo. Kisha tutakuandikia bei ikishuka.",
    cheaperSubmit: "Nijulishe",
  },
  alertCriteria: {
    priceUpTo: "hadi {price}",
    priceFrom: "kuanzia {price}",
    priceBetween: "{from} hadi {to}",
    bedrooms: "{n, plural, one {chumba # cha kulala au zaidi} other {vyumba # vya kulala au zaidi}}",
    landUpTo: "kiwanja hadi {n, number} m²",
    landFrom: "kiwanja kuanzia {n, number} m²",
    landBetween: "kiwanja kuanzia {from, number} hadi {to, number} m²",
    words: "“{words}”",
  },
  alertsPage: {
    title: "Taarifa zako",
    startTitle: "Anza kupokea taarifa?",
    startBody: "Bonyeza kitufe, nasi tutakuandikia kukiwa na kitu kinachokufaa: ujumbe mmoja kwa siku, si zaidi.",
    start: "Anza",
    running: "Zinazotumwa sasa",
    newOnes: "Mali mpya",
    cheaper: "Bei ikishuka",
    end: "Acha",
    endAll: "Acha zote",
    started: "Imeanza. Tutakuandikia mara tu kukiwa na kitu kinachokufaa.",
    ended: "Imeachwa.",
    none: "Hakuna taarifa inayotumwa",
    noneBody: "Kwenye orodha ya mali unaweza kuchagua vichujio na kuanza kupokea taarifa.",
    toList: "Nenda kwenye orodha ya mali",
  },
};
