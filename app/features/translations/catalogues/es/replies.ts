import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const replies: CataloguePart<"replies"> = {
  replies: {
    greeting: "Hola, {name}:",
    subjectBooking: "Tu solicitud de reserva: {item}",
    subjectMessage: "Tu mensaje a {brand}",
    subjectQuestion: "Tu consulta: {item}",
    experience: "Gracias por tu solicitud de reserva: {item}, {day}, {n, plural, one {# persona} other {# personas}}.",
    stay: "Gracias por tu solicitud de reserva: {item}, del {from} al {to}, {n, plural, one {# huésped} other {# huéspedes}}.",
    vehicle: "Gracias por tu solicitud de reserva: {item}, del {from} al {to}.",
    question: "Gracias por tu consulta sobre «{item}».",
    message: "Gracias por tu mensaje.",
    closing: "Un saludo,",
  },
};
