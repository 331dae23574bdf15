import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const home: CataloguePart<"home"> = {
  home: {
    eyebrow: "Isola di Pemba, Tanzania",
    heroTitle: "Il paradiso ha *i suoi tempi*",
    lead: "Naviga in dhow tra le mangrovie, dormi con vista sulla barriera corallina o comincia una nuova vita in riva al mare. Tutta Pemba, organizzata da chi ci vive.",
    seeExperiences: "Scopri le esperienze",
    seeProperties: "Scopri gli immobili",
    experiencesEyebrow: "Esperienze",
    experiencesTitle: "Giornate che valgono la traversata",
    allExperiences: "Tutte le esperienze",
    scroll: "Scorri verso il basso",
  },
};
