import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const mail: CataloguePart<"mail"> = {
  mail: {
    greeting: "Bonjour {name},",
    greetingNameless: "Bonjour,",
    subjectBooking: "Votre demande de réservation : {item}",
    subjectMessage: "Votre message nous est parvenu",
    subjectQuestion: "Votre question : {item}",
    subjectOffer: "Votre annonce nous est parvenue",
    introBooking: "Votre demande de réservation nous est parvenue. En voici le détail :",
    introMessage:
      "Votre message nous est parvenu. Quelqu’un le lira sur l’île et vous répondra, en général sous 24 heures.",
    introQuestion: "Votre question sur ce bien nous est parvenue. L’agent vous contactera sous peu.",
    introOffer: "Merci de nous proposer votre bien. Voici ce que nous avons reçu :",
    nextBooking:
      "Nous allons vérifier les dates et vous écrire. Rien n’est encore réservé et il n’y a rien à payer pour l’instant.",
    nextOffer: "Notre équipe l’examinera avant de le publier sur le site et vous écrira s’il manque quelque chose.",
    line: "{label} : {value}",
    checkOutAfter: "{day} ({n, plural, one {# nuit} other {# nuits}})",
    returnAfter: "{day} ({n, plural, one {# jour} other {# jours}})",
    withDriver: "Avec chauffeur",
    withoutDriver: "Sans chauffeur",
    reply: "Une erreur, une question ? Répondez simplement à ce message.",
    closing: "À bientôt,",
    team: "L’équipe de {brand}",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie dans un formulaire de notre site. Si ce n’était pas vous, vous n’avez rien à faire.",
  },
};
