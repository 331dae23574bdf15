import type { ExperienceWords } from "#db/seed/demo/experiences/en";

export const es: ExperienceWords = {
  "dhow-sunset": {
    title: "En dhow hacia la última luz",
    description:
      "Zarpamos de Wete una hora antes de la puesta de sol. El capitán Juma iza a mano la vela latina, el motor se queda en tierra y durante dos horas solo se oyen los cabos, el agua y la llamada a la oración que llega desde la ciudad.\n\nA medio camino fondeamos en un banco de arena: hay yuca frita y té de jengibre. Después volvemos con lo que queda de la brisa del mar mientras el cielo hace lo suyo.",
  },
  "misali-snorkel": {
    title: "Misali: esnórquel al borde del azul",
    description:
      "A una hora en barco de Wesha está Misali: bosque, una sola playa blanca y un arrecife que empieza a pocas aletadas de la arena. Nadas sobre corales mesa hasta que el fondo se hunde en el azul.\n\nEntre baño y baño, pescado a la brasa bajo los árboles y un paseo con un guarda de la isla en busca de cangrejos de los cocoteros. Es fácil ver tortugas. Prometerlas ya es otra cosa.",
  },
  "ngezi-forest": {
    title: "El bosque de Ngezi y los zorros voladores",
    description:
      "Ngezi es el último gran resto del bosque que antes cubría el oeste de Pemba: alto, húmedo y lleno de aves que no viven en ningún otro lugar. Un guía forestal te lo enseña a paso lento, entre pantanos, helechos y las ruinas de un viejo aserradero.\n\nDe vuelta paramos en Kidike, donde los zorros voladores de Pemba, grandes murciélagos frugívoros, cuelgan en la arboleda de un cementerio. Hablamos en voz baja y los dejamos dormir.",
  },
  "clove-lunch": {
    title: "Almuerzo y especias en la finca de clavo",
    description:
      "La finca se huele antes de verla. Mwanaidi enseña cómo se recogen los botones del clavo de olor, se separan del tallo y se secan sobre esteras. Luego te hace adivinar la canela, la nuez moscada y el cardamomo con los ojos cerrados.\n\nEl almuerzo se cocina con fuego de cáscara de coco: pulpo en leche de coco, pilau, mango verde. Todo el mundo come con la mano derecha, y repetir no es opcional.",
  },
  "carved-doors": {
    title: "Las puertas talladas de Chake Chake",
    description:
      "Un paseo corto por Chake Chake con alguien que creció allí: el mercado a la hora de más ruido, el viejo juzgado con su reloj, puertas cuya talla cuenta quién vivía al otro lado.\n\nTerminamos en una baraza, el banco de piedra que hay delante de cada casa, con café, jengibre y tiempo para preguntar lo que tenías ganas de preguntar.",
  },
  "dolphins-dawn": {
    title: "Delfines con la primera luz",
    description:
      "El barco sale de Mkoani cuando el mar aún está gris y liso. A primera hora, los delfines giradores y los de nariz de botella cazan a lo largo del canal. Paramos el motor y miramos desde la distancia que ellos eligen.\n\nSe desayuna a bordo: mandazi, fruta, té dulce. De julio a octubre pasan también ballenas jorobadas.",
  },
  "mangrove-kayak": {
    title: "En kayak por el manglar, con la pleamar",
    description:
      "Con la marea alta, los canales al pie de Chake Chake se convierten en un corredor verde. Remas entre raíces aéreas y martines pescadores, con un guía delante y nadie con prisa.\n\nLa hora la pone la marea, así que te la enviamos el día antes. No hace falta experiencia: el agua está tranquila y casi siempre haces pie.",
  },
  "two-tank-dive": {
    title: "Dos inmersiones en la pared de Pemba",
    description:
      "Dos inmersiones en los arrecifes escarpados del canal de Pemba: coral blando, barracudas y una pared que se pierde en lo hondo. La visibilidad suele ser de 20 a 40 metros, y la corriente decide qué paso tomamos.\n\nPara buceadores certificados con algo de práctica en buceo a la deriva. Las botellas de aire, los plomos y el almuerzo van en el barco; dinos tu talla y llevamos lo demás.",
  },
  "village-kitchen": {
    title: "Cena en una cocina de Wete",
    description:
      "Fatma cocina todas las noches para su familia y esta vez la ayudas tú: rallas coco en el mbuzi, doblas chapatis, vigilas el samaki wa kupaka en las brasas.\n\nDespués todos se sientan en la estera y comen. Te vas con las recetas, escritas en dos idiomas, y con olor a humo en la ropa.",
  },
  "clove-massage": {
    title: "Aceite de clavo y aire de mar",
    description:
      "Un masaje bajo un techo de palma con aceite hecho en la isla: coco, un poco de clavo de olor, un poco de ylang-ylang. A las mujeres las atienden mujeres; a los hombres, hombres.\n\nDespués hay infusión de hibisco y un diván desde el que se oye el arrecife. Nadie te pedirá que te vayas.",
  },
  "three-day-sail": {
    title: "Tres días a vela",
    description:
      "Desde Wete, una vuelta por los islotes del noroeste: Fundo, Njao, el lado vacío de Kigomasha. De día navegas, nadas y pescas; de noche duermes en tienda de campaña en una playa, con una hoguera y más estrellas de las que vas a necesitar.\n\nTres tripulantes, uno de ellos cocinero. Te hacen falta un sombrero, una linterna y ningún plan.",
  },
  "private-sandbank": {
    title: "Un banco de arena solo para ti",
    description:
      "Con la marea baja asoma una franja de arena blanca a una hora de Mkoani. Durante media marea es tuya: un dhow, un toldo, alguien que cocina y nadie más.\n\nEl precio es por persona, a partir de dos. Cuando vuelve el agua, plegamos la mesa, izamos la vela y no dejamos rastro.",
  },
  "five-day-diving": {
    title: "Cinco días en los arrecifes exteriores",
    description:
      "Diez inmersiones en cinco días, desde jardines de coral resguardados hasta los pasos de Njao, Fundu y Uvinje. Grupos de cuatro, un guía que lleva años buceando aquí y un barco que espera a que la corriente se calme.\n\nEn abril y mayo los barcos descansan. Puede haber mantarrayas, pero nadie las promete. Trae tu certificación y un seguro que cubra la evacuación.",
  },
  "ras-mkumbuu": {
    title: "Ras Mkumbuu, la ciudad que el mar guardó",
    description:
      "A Ras Mkumbuu llegamos en barco, como sus mercaderes. Una mezquita, tumbas de pilar y muros de casas siguen en pie entre baobabs, en la punta de una larga península. La mayoría son de los siglos XIII y XIV.\n\nHamad explica lo que se sabe y lo que solo se cuenta. El almuerzo es abajo, en la playa, con un baño antes de que cambie la marea.",
  },
};
