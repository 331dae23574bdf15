import type { StayWords } from "#db/seed/demo/stays/en";

export const es: StayWords = {
  "kigomasha-water-rooms": {
    name: "Kigomasha sobre el agua",
    description:
      "Ocho habitaciones con techo de palma, sobre pilotes en la laguna de la punta norte, unidas por una pasarela y por poco más. Con la marea alta te bañas desde tu propia escalera; con la baja ves pasar a pie, por donde nadaste, a los pescadores de pulpo.\n\nLos barcos salen hacia el arrecife después del desayuno y vuelven para el almuerzo. Hay un gimnasio pequeño para quien se siente culpable y una terraza de masajes para quien no. El último tramo del camino es malo, así que deja que te mandemos el coche.",
  },
  "makuti-house-vumawimbi": {
    name: "Casa Makuti, Vumawimbi",
    description:
      "Dos pabellones con techo de palma atado a mano, una piscina larga entre ambos y sesenta metros de arena por los que pasan más cangrejos que personas. El desayuno llega cuando llegas tú; el vigilante nocturno se sabe las estrellas por su nombre suajili.\n\nLos cuatro dormitorios dan directamente al jardín. La cocina es tuya, o de Mama Asha si prefieres comer bien. El wifi llega hasta el sofá y se rinde en la playa, cosa que contamos entre las ventajas.",
  },
  "tumbe-tide-hotel": {
    name: "Hotel Marea de Tumbe",
    description:
      "Diez habitaciones sobre la bahía de Tumbe, cada una con una cama del tamaño de una barca pequeña y puertas que se abren al mar. Abajo, la subasta de pescado empieza cuando aún duermes; a las nueve, lo mejor ya está en nuestra cocina.\n\nCasi todos los huéspedes vienen por las ruinas de Chwaka y se quedan por las verandas. Si tienes el sueño ligero, pide una habitación de la parte de atrás: los pescadores están de buen humor desde temprano y no ven motivo para bajar la voz.",
  },
  "the-lantern-terrace": {
    name: "La terraza de los faroles",
    description:
      "Fundo es una isla de familias de pescadores, a la que se llega en barca desde Wete, y esta es la casa de la terraza: ancha, orientada al oeste e iluminada por treinta faroles que Seif llena cada tarde. Tres dormitorios, una piscina pequeña para refrescarse y un cocinero que decide la cena según lo que haya traído la barca.\n\nNo hay carretera y, por tanto, tampoco aparcamiento. La barca que te trae se queda para tus recados. Ven con ese libro que siempre estás a punto de terminar: las noches son largas y el wifi no tiene ninguna prisa.",
  },
  "wete-terraces": {
    name: "Terrazas de Wete",
    description:
      "Apartamentos de dos dormitorios en la colina que domina el puerto de Wete, con balcones lo bastante hondos para secar un traje de neopreno y desayunar a la vez. Los cuchillos de la cocina cortan, algo más raro en un apartamento de vacaciones que las vistas al mar.\n\nEl mercado está a seis minutos cuesta abajo y a nueve cuesta arriba. Al anochecer, los zorros voladores dejan los árboles de la ciudad y cruzan el cielo delante de ti, sin apuro, como quien vuelve a casa del trabajo.",
  },
  "misali-deck-camp": {
    name: "Campamento Misali",
    description:
      "Seis tiendas de campaña grandes sobre tarimas de madera, junto al agua, en Wesha, de donde salen los barcos hacia Misali. La isla queda para las tortugas y los guardas; por eso dormimos en esta orilla y por la mañana somos los primeros en cruzar.\n\nLa cena se sirve bajo el techo de makuti: pescado a la brasa, arroz con coco, limas del árbol que hay detrás de la cocina. De las luces y los ventiladores se encarga el sol; de lo demás, el mar. Los kayaks son gratis siempre que la marea esté de acuerdo.",
  },
  "ukili-house": {
    name: "Casa Ukili",
    description:
      "Una casa de piedra de coral en la parte vieja de Chake Chake, con puerta tallada, nueve habitaciones y un patio que sigue fresco cuando la calle ya no lo está. El nombre viene de ukili, la palma trenzada que cubre los suelos.\n\nSe desayuna en la azotea, con mandazi, fruta y café con jengibre, mientras abajo la ciudad se pone en marcha. El mercado está a la vuelta de la esquina y el aeropuerto, a quince minutos. En las habitaciones familiares duermen cuatro personas y se perdona casi cualquier ruido.",
  },
  "nyumba-ya-kusi": {
    name: "Villa Nyumba ya Kusi",
    description:
      "El nombre significa «casa del viento del sur» y de abril a octubre se lo gana: cinco dormitorios en fila, contraventanas a ambos lados y una brisa que entra por la colina y sale hacia el mar. La playa de Wambaa empieza donde acaba el jardín.\n\nEn la mesa caben diez personas y, lo que sorprende más, en la cocina también. Una empleada se ocupa de la casa cada mañana, una barca puede recogerte en la misma arena y la piscina tiene una parte poco honda para quienes todavía no saben leer esto.",
  },
  "mkarafuu-court": {
    name: "Residencial Mkarafuu",
    description:
      "Un mkarafuu es un árbol del clavo, y uno sigue en pie en el patio de este pequeño edificio, en la loma de Chake Chake. Cada apartamento tiene dos dormitorios, un sofá que hace de tercero, lavadora y una mesa de trabajo frente a la ventana.\n\nLa gente viene a trabajar una semana y se queda dos. En Pemba hay cortes de luz; aquí entran las baterías y tu llamada continúa, lo quisieras o no. El gimnasio tiene seis máquinas y un solo ventilador, así que ve temprano.",
  },
  "kivuli-cha-mwembe": {
    name: "Hotel Kivuli cha Mwembe",
    description:
      "Kivuli cha mwembe es la sombra del mango, que cubre medio patio y casi toda la tarde. Siete habitaciones sencillas y limpias, con mosquitero y ventilador, a cinco minutos cuesta arriba del ferri de Mkoani.\n\nEsperamos a los barcos que llegan tarde, damos desayunos tempranos y sabemos qué ferri navega esta semana. Hay un televisor en cada habitación y otro más grande en el patio, que pertenece al fútbol. Desde el balcón se ven el puerto, los islotes y a quien esté a punto de llegar.",
  },
};
