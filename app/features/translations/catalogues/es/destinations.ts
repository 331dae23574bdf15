import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const destinations: CataloguePart<"destinations"> = {
  destinations: {
    beaches: "Playas",
    forest: "Bosque",
    culture: "Cultura",
    activities: "Qué hacer allí",
    seeExperiences: "Ver experiencias",
    contactUs: "Contactar",
  },
  destinationBeaches: {
    metaTitle: "Playas vírgenes de Pemba: Vumawimbi, Misali y más",
    metaDescription:
      "Cinco playas de Pemba y qué hacer en ellas: el largo arco de Vumawimbi, Kigomasha, Misali, Wambaa y los bancos de arena que van y vienen con la marea.",
    title: "Playas vírgenes",
    lead: "Aquí la arena sin huellas no es una promesa. Es lo normal a las siete de la mañana.",
    intro:
      "Pemba guarda su mejor arena a trasmano: detrás de colinas de árboles del clavo, al final de caminos rojos o en medio del mar, tres horas al día.",
    vumawimbi: "Vumawimbi",
    vumawimbiBody:
      "Un largo arco blanco con el bosque por pared y ningún pueblo en la arena. El mejor campo de fútbol de la isla hasta que sube la marea.",
    kigomasha: "Kigomasha",
    kigomashaBody:
      "El lado oeste de la punta norte: agua tranquila con la pleamar, el arrecife cerca y la puesta de sol en el lado bueno.",
    misali: "Misali",
    misaliBody:
      "A una hora en barco: un islote con bosque y guardas, una sola playa de arena, ninguna tienda y, las mañanas buenas, delfines en el canal.",
    sandbanks: "Los bancos de arena que desaparecen",
    sandbanksBody: "Están con la bajamar; a la hora del almuerzo, ya no. El patrón se sabe el horario: es la luna.",
    wambaa: "Wambaa",
    wambaaBody:
      "Una playa larga que mira al oeste, al norte de Mkoani. Lleva yuca asada y mira cómo vuelven los barcos.",
    activitiesTitle: "Tres velocidades, todas lentas",
    inWater: "En el agua",
    snorkel: "Esnórquel en Misali, al borde del azul",
    dive: "Buceo en la pared de Pemba",
    diveWeek: "Cinco días bajo el agua",
    onWater: "Sobre el agua",
    sail: "En dhow hacia la última luz",
    dolphins: "Delfines con la primera luz",
    paddle: "En kayak por el manglar",
    onSand: "En la arena",
    sandbankLunch: "Almuerzo en un banco de arena",
    camp: "Una noche acampando al borde de la marea",
    nothing: "Absolutamente nada",
    callTitle: "Tú eliges la playa, nosotros llevamos el barco",
    callBody: "Con medio día basta. Un día entero es mejor.",
  },
  destinationForest: {
    metaTitle: "Bosque frondoso de Pemba: Ngezi, manglares, zorros voladores",
    metaDescription:
      "Recorre Ngezi con guía, rema por los canales del manglar y busca el zorro volador, el autillo y la paloma verde que solo viven en Pemba.",
    title: "Bosque frondoso",
    lead: "Pemba es isla desde hace millones de años. El bosque aprovechó el tiempo para crear sus propios animales.",
    intro:
      "Casi todo el oeste fue así: alto, húmedo y lleno de aves. Lo que queda está en el norte y pide un guía, buen calzado y hablar bajo.",
    ngezi: "El bosque de Ngezi",
    ngeziBody:
      "Unas 1440 hectáreas más allá de Konde, que parecen más de montaña que de playa. El circuito corto lleva una hora; el sendero largo sale a Vumawimbi al cabo de tres o cuatro.",
    creeks: "Los canales del manglar",
    creeksBody:
      "En la costa oeste crecen las diez especies de mangle de Tanzania. Con la pleamar se entra remando bajo las ramas. Con la bajamar, el sitio vuelve a ser de los cangrejos.",
    wildlifeEyebrow: "Solo viven aquí",
    wildlifeTitle: "Tres vecinos sin otra dirección",
    flyingFox: "Zorro volador de Pemba",
    flyingFoxBody:
      "Un murciélago frugívoro de más de un metro de envergadura. En 1989 se temía que estuviera casi extinguido; hoy los pueblos vigilan sus dormideros y los árboles de Kidike vuelven a estar llenos.",
    owl: "Autillo de Pemba",
    owlBody:
      "Primero se oye y luego, quizá, se ve. En un paseo nocturno por Ngezi el guía se para, levanta la linterna y dos ojos miran hacia abajo.",
    pigeon: "Paloma verde de Pemba",
    pigeonBody:
      "Verde sobre verde en la copa de un frutal. Ve temprano y créele al guía cuando diga cuál de las hojas es.",
    activitiesTitle: "Caminar, esperar, mirar arriba",
    onFoot: "A pie",
    loop: "Ngezi con un guía forestal",
    kidike: "Los zorros voladores de Kidike",
    baobabs: "Baobabs y calas de roca en Vitongoji",
    byPaddle: "A remo",
    kayak: "En kayak, con la pleamar",
    birds: "Martines pescadores antes del desayuno",
    crabs: "Cangrejos de los cocoteros en Misali",
    afterDark: "De noche",
    nightWalk: "Paseo nocturno: autillos y gálagos",
    stars: "Acampar con más estrellas de las necesarias",
    massage: "Aceite de clavo para piernas cansadas",
    callTitle: "Tú pones los zapatos; nosotros, el guía",
    callBody: "Dos horas ya son un comienzo. Al alba o al anochecer, mejor.",
  },
  destinationCulture: {
    metaTitle: "Patrimonio cultural de Pemba: ruinas, puertas y clavo",
    metaDescription:
      "Ciudades de piedra entre manglares, puertas talladas, la cosecha del clavo, el kanga y barcos hechos a ojo: lo que Pemba conserva y cómo verlo con respeto.",
    title: "Patrimonio cultural",
    lead: "Pemba es suajili, omaní, shirazí y, sobre todo, ella misma. Aquí los saludos llevan su tiempo. De eso se trata.",
    intro:
      "Mil años de comercio dejaron ciudades de piedra en los cabos, puertas talladas en las calles del mercado y clavo secándose en una estera sí y otra no.",
    ruins: "Las ruinas de Ras Mkumbuu",
    ruinsBody:
      "Una mezquita, tumbas de pilar y casas en la punta de una larga península, casi todas de los siglos XIII y XIV. Lo mejor es llegar en barco.",
    doors: "Mercado y puertas de Chake Chake",
    doorsBody:
      "El mercado a la hora de más ruido, el viejo juzgado con su reloj y puertas cuya talla cuenta quién vivía al otro lado.",
    cloves: "La cosecha del clavo",
    clovesBody:
      "Los botones florales se recogen a mano, familias enteras los separan del tallo y luego se secan sobre esteras. Las antiguas plantaciones las trabajaron personas esclavizadas hasta 1897; desde la revolución de 1964, muchos de los árboles están en parcelas familiares de tres acres.",
    traditionsEyebrow: "Costumbre, no espectáculo",
    traditionsTitle: "Dos tradiciones con las que te puedes topar",
    kanga: "El kanga habla",
    kangaBody:
      "Una tela estampada con una frase en suajili en el borde. Se regala en las bodas, se lleva a diario y dice lo que su dueña prefiere no decir en voz alta.",
    boats: "Barcos hechos a ojo",
    boatsBody:
      "Los dhows y las ngalawas, con sus balancines, se labran con azuela y se calafatean a mano en la playa. Sin planos. Los días de regata se ve quién tenía mejor ojo.",
    activitiesTitle: "Primero pregunta, después siéntate",
    walk: "Pasear y mirar",
    doorsWalk: "Las puertas talladas de Chake Chake",
    mkumbuuBoat: "Ras Mkumbuu, en barco",
    market: "El mercado antes de las nueve",
    taste: "Cocinar y probar",
    cloveLunch: "Almuerzo en una finca de clavo",
    kitchen: "Cena en una cocina de Wete",
    spices: "Especias con los ojos cerrados",
    join: "Participar",
    bullGame: "El juego del toro, en los meses secos",
    race: "Un día de regata de ngalawas",
    bao: "Una partida de bao en la baraza",
    callTitle: "Cuéntanos qué te da curiosidad",
    callBody: "Sabemos a qué puerta llamar, y cuándo.",
  },
};
