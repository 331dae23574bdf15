import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const home: CataloguePart<"home"> = {
  home: {
    eyebrow: "Kisiwa cha Pemba, Tanzania",
    heroTitle: "Raha ya kisiwani *haina haraka*",
    lead: "Pita katikati ya mikoko kwa jahazi, lala ukisikia mawimbi mwambani, au anza maisha mapya kando ya bahari. Yote yapo Pemba, na wanaokuandalia ni watu wanaoishi hapa.",
    seeExperiences: "Tazama matembezi",
    seeProperties: "Tazama nyumba na viwanja",
    experiencesEyebrow: "Matembezi",
    experiencesTitle: "Siku zinazostahili kuvuka bahari",
    allExperiences: "Matembezi yote",
    scroll: "Sogeza chini",
  },
};
