import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const alerts: CataloguePart<"alerts"> = {
  alertForm: {
    title: "Me prévenir des nouveautés",
    smallPrint:
      "Un message par jour au plus. Nous vous envoyons d’abord un lien : rien ne part avant que vous n’y appuyiez sur Démarrer, et un clic suffit pour tout arrêter.",
    submit: "Démarrer l’alerte",
    sending: "Envoi en cours…",
    failed: "Cela n’a pas fonctionné. Veuillez réessayer.",
    sent: "Ouvrez votre messagerie et appuyez sur Démarrer",
    sentBody: "Nous avons envoyé un lien à cette adresse. Si l’alerte est déjà active, il n’y a rien à faire.",
    cheaper: "Me prévenir si le prix baisse",
    cheaperHint: "Nous vous envoyons d’abord un lien. Ensuite, nous vous écrivons si le prix baisse.",
    cheaperSubmit: "Me prévenir",
  },
  alertCriteria: {
    priceUpTo: "jusqu’à {price}",
    priceFrom: "à partir de {price}",
    priceBetween: "de {from} à {to}",
    bedrooms: "{n, plural, one {# chambre ou plus} other {# chambres ou plus}}",
    landUpTo: "terrain jusqu’à {n, number} m²",
    landFrom: "terrain à partir de {n, number} m²",
    landBetween: "terrain de {from, number} à {to, number} m²",
    words: "« {words} »",
  },
  alertsPage: {
    title: "Vos alertes",
    startTitle: "Démarrer vos alertes ?",
    startBody:
      "Appuyez sur le bouton et nous vous écrirons dès qu’il y aura quelque chose pour vous : un message par jour au plus.",
    start: "Démarrer",
    running: "Actives en ce moment",
    newOnes: "Nouveaux biens",
    cheaper: "Si le prix baisse",
    end: "Arrêter",
    endAll: "Tout arrêter",
    started: "C’est parti. Nous vous écrirons dès qu’il y aura quelque chose pour vous.",
    ended: "Arrêté.",
    none: "Aucune alerte active",
    noneBody: "Dans la liste des biens, vous pouvez choisir des filtres et démarrer une alerte.",
    toList: "Voir la liste des biens",
  },
};
