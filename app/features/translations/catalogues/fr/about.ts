import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const about: CataloguePart<"about"> = {
  about: {
    metaTitle: "À propos : neuf personnes et une île, Pemba",
    metaDescription:
      "Qui organise vos journées à Pemba, ce que nous promettons à l’île et à ses habitants, et comment monter un projet avec nous.",
    title: "Neuf personnes et une île",
    lead: "Certains sont nés ici, d’autres s’y sont mariés, d’autres encore ont raté le ferry du retour. Nous sommes restés pour les raisons mêmes qui vous font lire cette page.",
    missionEyebrow: "Notre mission",
    mission: "Faire venir à Pemba juste ce qu’il faut de monde, pour que l’île <b>gagne à la venue de chacun.</b>",
    missionTrips:
      "Chaque sortie que nous vendons rémunère un capitaine, un cuisinier ou un guide qui habite à moins d’une heure de là. Nos groupes sont petits parce que les bancs de sable le sont. Quand un lieu a besoin de repos, nous cessons d’y aller.",
    missionHomes:
      "Même règle pour l’immobilier : des parcelles que quelqu’un a parcourues à pied, des papiers en mots simples, des constructeurs du village voisin. Une annonce qui ne s’explique pas en une page, nous ne la publions pas.",
    valuesEyebrow: "Ce à quoi nous tenons",
    valuesTitle: "Quatre promesses faciles à vérifier",
    environmental: "Environnement",
    environmentalBody:
      "Pas d’ancre sur le corail, pas de plastique à bord, pas de drone près d’un dortoir de roussettes. Ce que nous emportons, nous le rapportons.",
    cultural: "Culture",
    culturalBody: "Ce sont les guides qui donnent le rythme. Mosquées, fermes et cuisines se visitent sur invitation.",
    economic: "Économie",
    economicBody:
      "Le capitaine, le cuisinier et le guide sont payés pour chaque sortie, et nous vous disons ce que chacun touche.",
    community: "Communauté",
    communityBody: "Le village décide de ce qu’il montre, quels jours, et à combien d’entre nous à la fois.",
    voices: "La parole aux habitants",
    voiceOne:
      "Maintenant, mon bateau sort plein quatre jours par semaine. Les trois autres, je pêche, comme je l’ai toujours fait. Cet équilibre, c’était ma condition.",
    voiceOneName: "Bakari Juma",
    voiceOneRole: "Capitaine de boutre, Wete",
    voiceTwo:
      "Ils nous ont demandé ce que nous voulions montrer, et ils ont écouté la réponse : le déjeuner. Alors nous montrons le déjeuner.",
    voiceTwoName: "Asha Khamis",
    voiceTwoRole: "Cultivatrice de girofle près de Chake Chake",
    partnersEyebrow: "Partenariats",
    partnersTitle: "Et si nous montions quelque chose ensemble ?",
    partnersLead:
      "Écoles, centres de plongée, chercheurs, hôtels bien élevés : si c’est bon pour Pemba, nous aimerions en entendre parler.",
    formTitle: "Proposer un partenariat",
  },
};
