import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const home: CataloguePart<"home"> = {
  home: {
    eyebrow: "Insel Pemba, Tansania",
    heroTitle: "Im Paradies gilt *Inselzeit*",
    lead: "Mit der Dhau durch die Mangroven segeln, über dem Riff schlafen oder am Meer neu anfangen: Was Sie auf Pemba auch vorhaben, wir leben hier und kümmern uns darum.",
    seeExperiences: "Erlebnisse ansehen",
    seeProperties: "Immobilien ansehen",
    experiencesEyebrow: "Erlebnisse",
    experiencesTitle: "Tage, für die sich die Überfahrt lohnt",
    allExperiences: "Alle Erlebnisse",
    scroll: "Nach unten scrollen",
  },
};
