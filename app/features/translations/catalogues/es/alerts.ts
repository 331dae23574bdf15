import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const alerts: CataloguePart<"alerts"> = {
  alertForm: {
    title: "Avisarme de las nuevas",
    smallPrint:
      "Un mensaje al día como máximo. Primero te enviamos un enlace: no mandamos nada hasta que pulses Empezar allí, y un clic lo termina.",
    submit: "Empezar la alerta",
    sending: "Enviando…",
    failed: "No funcionó. Inténtalo de nuevo.",
    sent: "Mira tu correo y pulsa Empezar",
    sentBody: "Hemos enviado un enlace a esta dirección. Si la alerta ya está activa, no hay nada que hacer.",
    cheaper: "Avisarme si baja de precio",
    cheaperHint: "Primero te enviamos un enlace. Después te escribimos cuando baje el precio.",
    cheaperSubmit: "Avisarme",
  },
  alertCriteria: {
    priceUpTo: "hasta {price}",
    priceFrom: "desde {price}",
    priceBetween: "de {from} a {to}",
    bedrooms: "{n, plural, one {# dormitorio o más} other {# dormitorios o más}}",
    landUpTo: "terreno de hasta {n, number} m²",
    landFrom: "terreno desde {n, number} m²",
    landBetween: "terreno de {from, number} a {to, number} m²",
    words: "«{words}»",
  },
  alertsPage: {
    title: "Tus alertas",
    startTitle: "¿Empezar tus alertas?",
    startBody: "Pulsa el botón y te escribiremos cuando haya algo para ti: un mensaje al día como máximo.",
    start: "Empezar",
    running: "Activas ahora",
    newOnes: "Propiedades nuevas",
    cheaper: "Si baja de precio",
    end: "Terminar",
    endAll: "Terminar todas",
    started: "En marcha. Te escribiremos en cuanto haya algo para ti.",
    ended: "Terminada.",
    none: "No hay ninguna alerta activa",
    noneBody: "En la lista de propiedades puedes elegir filtros y empezar una.",
    toList: "Ir a la lista de propiedades",
  },
};
