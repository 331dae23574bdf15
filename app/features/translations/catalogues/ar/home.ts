import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const home: CataloguePart<"home"> = {
  home: {
    eyebrow: "جزيرة بيمبا، تنزانيا",
    heroTitle: "جنّة تمضي أيامها *على مهل*",
    lead: "إبحار بمركب شراعي بين أشجار القرم، أو ليلة فوق الشعاب المرجانية، أو حياة جديدة على البحر. كل ما في بيمبا يرتّبه لكم أهل الجزيرة.",
    seeExperiences: "عرض التجارب",
    seeProperties: "عرض العقارات",
    experiencesEyebrow: "التجارب",
    experiencesTitle: "أيام تستحق عبور البحر",
    allExperiences: "كل التجارب",
    scroll: "التمرير إلى الأسفل",
  },
};
