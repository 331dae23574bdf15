import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const replies: CataloguePart<"replies"> = {
  replies: {
    greeting: "Bonjour {name},",
    subjectBooking: "Votre demande de réservation : {item}",
    subjectMessage: "Votre message à {brand}",
    subjectQuestion: "Votre question : {item}",
    experience:
      "Merci pour votre demande de réservation : {item}, le {day}, {n, plural, one {# personne} other {# personnes}}.",
    stay: "Merci pour votre demande de réservation : {item}, du {from} au {to}, {n, plural, one {# voyageur} other {# voyageurs}}.",
    vehicle: "Merci pour votre demande de réservation : {item}, du {from} au {to}.",
    question: "Merci pour votre question sur « {item} ».",
    message: "Merci pour votre message.",
    closing: "Cordialement,",
  },
};
