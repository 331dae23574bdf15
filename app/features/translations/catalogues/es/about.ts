import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const about: CataloguePart<"about"> = {
  about: {
    metaTitle: "Quiénes somos: nueve personas y una isla llamada Pemba",
    metaDescription:
      "Quién organiza tus días en Pemba, qué prometemos a la isla y a su gente y cómo poner algo en marcha con nosotros.",
    title: "Nueve personas y una isla",
    lead: "Unos nacimos aquí, otros nos casamos aquí y alguno perdió el ferri de vuelta. Nos quedamos por las mismas razones por las que estás leyendo esto.",
    missionEyebrow: "Nuestra misión",
    mission: "Traer a Pemba el número justo de personas y que la isla <b>salga ganando con cada una.</b>",
    missionTrips:
      "Con cada salida que vendemos cobra un patrón, una cocinera o un guía que vive a menos de una hora. Los grupos son pequeños porque los bancos de arena también lo son. Cuando un lugar necesita descanso, dejamos de ir.",
    missionHomes:
      "Con los inmuebles, la regla es la misma: parcelas que alguien ha recorrido a pie, papeles en lenguaje llano, constructores del pueblo de al lado. Si un anuncio no se puede explicar en una página, no lo publicamos.",
    valuesEyebrow: "Lo que nos importa",
    valuesTitle: "Cuatro promesas fáciles de comprobar",
    environmental: "Medio ambiente",
    environmentalBody:
      "Ni anclas en el coral, ni plástico en los barcos, ni drones junto a los dormideros. Lo que llevamos vuelve con nosotros.",
    cultural: "Cultura",
    culturalBody: "El ritmo lo marcan los guías. En mezquitas, fincas y cocinas se entra con invitación.",
    economic: "Economía",
    economicBody: "El patrón, la cocinera y el guía cobran por salida, y te decimos cuánto recibe cada uno.",
    community: "Comunidad",
    communityBody: "El pueblo decide qué enseña, qué días y a cuántos de nosotros a la vez.",
    voices: "Voces de la isla",
    voiceOne:
      "Ahora mi barco sale lleno cuatro días por semana. Los otros tres pesco, como siempre. Ese equilibrio fue mi condición.",
    voiceOneName: "Bakari Juma",
    voiceOneRole: "Patrón de dhow, Wete",
    voiceTwo:
      "Nos preguntaron qué queríamos enseñar y nos hicieron caso cuando dijimos: el almuerzo. Así que enseñamos el almuerzo.",
    voiceTwoName: "Asha Khamis",
    voiceTwoRole: "Cultiva clavo cerca de Chake Chake",
    partnersEyebrow: "Colaboraciones",
    partnersTitle: "Hagamos algo juntos",
    partnersLead:
      "Escuelas, centros de buceo, investigadores, hoteles con buenos modales: si es bueno para Pemba, nos gustaría oírlo.",
    formTitle: "Proponer una colaboración",
  },
};
