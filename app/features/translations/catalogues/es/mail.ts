import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const mail: CataloguePart<"mail"> = {
  mail: {
    greeting: "Hola, {name}:",
    greetingNameless: "Hola:",
    subjectBooking: "Tu solicitud de reserva: {item}",
    subjectMessage: "Hemos recibido tu mensaje",
    subjectQuestion: "Tu consulta: {item}",
    subjectOffer: "Hemos recibido tu anuncio",
    introBooking: "Hemos recibido tu solicitud de reserva. Esto es lo que pediste:",
    introMessage:
      "Hemos recibido tu mensaje. Lo leerá alguien de la isla y te responderá, casi siempre en menos de un día.",
    introQuestion: "Hemos recibido tu consulta sobre esta propiedad. El agente se pondrá en contacto contigo en breve.",
    introOffer: "Gracias por ofrecer tu propiedad. Esto es lo que hemos recibido:",
    nextBooking: "Comprobaremos las fechas y te escribiremos. Todavía no hay nada reservado y ahora no pagas nada.",
    nextOffer: "Nuestro equipo la revisará antes de publicarla en la web y te escribirá si falta algo.",
    line: "{label}: {value}",
    checkOutAfter: "{day} ({n, plural, one {# noche} other {# noches}})",
    returnAfter: "{day} ({n, plural, one {# día} other {# días}})",
    withDriver: "Con conductor",
    withoutDriver: "Sin conductor",
    reply: "¿Hay algún error o tienes alguna pregunta? Responde a este mensaje.",
    closing: "Hasta pronto,",
    team: "El equipo de {brand}",
    reason:
      "Recibes este mensaje porque alguien escribió esta dirección en un formulario de nuestra web. Si no fuiste tú, no tienes que hacer nada.",
  },
};
