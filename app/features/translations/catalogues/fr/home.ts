import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const home: CataloguePart<"home"> = {
  home: {
    eyebrow: "Île de Pemba, Tanzanie",
    heroTitle: "Le paradis *prend son temps*",
    lead: "Traversez la mangrove en boutre, dormez au-dessus du récif ou changez de vie face à la mer. Tout Pemba, organisé par ceux qui y vivent.",
    seeExperiences: "Voir les expériences",
    seeProperties: "Voir les biens",
    experiencesEyebrow: "Expériences",
    experiencesTitle: "Des journées qui valent la traversée",
    allExperiences: "Toutes les expériences",
    scroll: "Faire défiler vers le bas",
  },
};
