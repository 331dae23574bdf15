import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const home: CataloguePart<"home"> = {
  home: {
    eyebrow: "Isla de Pemba, Tanzania",
    heroTitle: "El paraíso *no tiene prisa*",
    lead: "Cruza los manglares en dhow, duerme frente al arrecife o empieza una nueva vida junto al mar. De todo se ocupa gente que vive aquí, en Pemba.",
    seeExperiences: "Ver experiencias",
    seeProperties: "Ver propiedades",
    experiencesEyebrow: "Experiencias",
    experiencesTitle: "Días que merecen la travesía",
    allExperiences: "Todas las experiencias",
    scroll: "Desplazarse hacia abajo",
  },
};
