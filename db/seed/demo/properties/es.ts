import type { PropertyWords } from "#db/seed/demo/properties/en";

export const es: PropertyWords = {
  "makuti-beachfront-villa": {
    title: "Villa Makuti, frente al mar",
    description:
      "Dos pabellones miran a la laguna, unidos por un patio con sombra. El gran salón está bajo un techo de makuti atado a mano; los dormitorios ocupan, detrás, el ala fresca de piedra de coral. La energía solar cubre el día, y un depósito lleno, los meses secos.\n\nLa villa se entrega amueblada, con piscina, jardín tapiado y un sendero hasta la arena de Vumawimbi, con el bosque a la espalda y ningún pueblo a la vista. Lo que se ofrece es un arrendamiento a largo plazo. Pide ver primero el contrato, el plano topográfico y el canon del suelo; el amanecer, después.",
  },
  "coral-coast-plot-no-3": {
    title: "Costa de Coral, parcela n.º 3",
    description:
      "La tercera de cinco parcelas trazadas detrás de la playa, cerca de Ras Kigomasha: 2100\u00a0m² de suelo de coral llano, con cocoteros, lindes medidas por un topógrafo y un sendero de arena que llega al agua en unos cuatro minutos.\n\nEl trazado está dibujado y el camino de acceso aún no existe; por eso la parcela figura como «sobre plano». Lo que compras es el arrendamiento, no el suelo. Comprueba los mojones, la distancia obligatoria a la playa y los árboles, que pueden ser de otra persona, y consulta a un abogado de Zanzíbar antes de firmar o pagar.",
  },
  "garden-house-teal-door": {
    title: "Casa con jardín y puerta verde mar",
    description:
      "Una casa familiar de tejado rojo en un jardín con buganvilla, mango y un árbol de yaca muy decidido, a diez minutos a pie del mercado de Chake Chake. Tres dormitorios, dos baños, una veranda para las horas de calor y la puerta verde mar que todo el mundo usa para dar indicaciones.\n\nSe alquila amueblada, por meses, con un mínimo de seis. Bakari, el jardinero, viene con la casa y sabe dónde está la llave del agua. Un depósito y unas baterías cubren los cortes habituales. Los gatos son bienvenidos; las cabras se invitan solas.",
  },
  "wete-terraces-two-bed": {
    title: "Terrazas de Wete, dos dormitorios",
    description:
      "Terrazas de Wete tiene tres plantas, no más, en la colina que domina el puerto, con balcones hondos y escaleras que recogen el viento. Este es un apartamento de dos dormitorios en la planta intermedia del segundo bloque: 118\u00a0m², balcón incluido.\n\nEl primer bloque ya está en pie, así que puedes recorrer un apartamento terminado, con la misma distribución, antes de decidirte. Las unidades se ofrecen según la Ley de Condominios de 2010 y los pagos siguen las fases de la obra. La fecha de entrega es una estimación del constructor. Consulta a un abogado de Zanzíbar antes de firmar o pagar.",
  },
  "palm-road-corner-plot": {
    title: "Parcela en esquina, camino de las palmeras",
    description:
      "La esquina de dos caminos cerca de Konde, con palmeras a un lado y yuca al otro. Son 1450\u00a0m² de tierra roja y llana, con electricidad a pie de camino y asfalto hasta Wete, a una media hora.\n\nSirve para una casa familiar, o para una tienda con la familia encima, que es como está construida buena parte de Konde. La parcela está en el interior, y el precio lo refleja. Se transmite como arrendamiento a largo plazo, con un levantamiento topográfico reciente; recorre los cuatro mojones con alguien de la shehia antes de cerrar el trato.",
  },
  "old-town-shopfront": {
    title: "Local en el casco antiguo",
    description:
      "Un local de 110\u00a0m² en planta baja, detrás de una de las mejores puertas talladas de Chake Chake. Muros de piedra, techo alto, una trastienda con agua y, fuera, una baraza donde los clientes se sientan antes de ser clientes.\n\nAquí se vendieron telas, luego radios, luego teléfonos, y ahora el local sería un buen café, una tienda de artesanía o una oficina pequeña. Se alquila por años, con pago mensual. Las paredes puedes pintarlas del color que quieras. La puerta se queda como está; lo notaría la calle entera.",
  },
  "mawe-matatu-villa-above-verani": {
    title: "Villa Mawe Matatu, sobre Verani",
    description:
      "En el terreno había tres rocas de coral y la villa se dibujó a su alrededor: mawe matatu, tres piedras. Cinco dormitorios, una piscina larga y una terraza miran al oeste, al canal, donde el sol se pone detrás de los barcos de buceo.\n\nHormigón abajo, madera y makuti arriba, energía solar con baterías y una caseta de guardia con mejores vistas que la mayoría de los hoteles. La villa está en régimen de arrendamiento; el contrato pasaría al comprador con los consentimientos que exige. Los últimos kilómetros de camino son malos, y los hacemos despacio para que lo notes.",
  },
  "lime-washed-house-above-wete-harbour": {
    title: "Casa encalada sobre el puerto de Wete",
    description:
      "Muros gruesos, cal, contraventanas azules y una azotea para secar clavo o secarse uno mismo. La casa está por encima del puerto: tres dormitorios en dos plantas y una escalera que ha pulido con sus pasos la familia que la construyó.\n\nSe mudan a Chake Chake y les gustaría dejarla en manos de alguien que abra las contraventanas. El tejado y la instalación eléctrica se renovaron en 2019. Un comprador zanzibarí puede asumir el derecho de ocupación; uno extranjero necesita un arrendamiento a largo plazo. Consulta a un abogado de Zanzíbar antes de firmar o pagar.",
  },
  "mkarafuu-court-corner-three-bed": {
    title: "Residencial Mkarafuu, tres dormitorios en esquina",
    description:
      "El apartamento de la esquina, en la última planta del Residencial Mkarafuu, con ventanas a tres lados y, abajo en el patio, el árbol del clavo que le da nombre. Tres dormitorios, dos baños y una cocina que pueden usar dos personas sin necesidad de semáforo.\n\nEl edificio se terminó en 2021 y tiene baterías, gimnasio compartido y un conserje que recuerda todos los paquetes. Se ofrece como unidad en condominio. Al comprador extranjero que invierte esta suma en un proyecto aprobado se le puede conceder actualmente un permiso de residencia; si este cuenta, deben decirlo la ZIPA y un abogado de Zanzíbar.",
  },
  "ngezi-edge-smallholding": {
    title: "Pequeña finca al borde de Ngezi",
    description:
      "Son 5100\u00a0m² de frutales cerca de Tondooni, fuera de los límites de la reserva de Ngezi: clavo, árbol del pan, cocoteros y pimienta que trepa por todo lo que se está quieto. Las aves del bosque sobrevuelan la finca mañana y tarde, de camino al trabajo y de vuelta.\n\nHay un pozo, un almacén y una familia vecina que seguiría cuidando los árboles a cambio de una parte de la cosecha. Los árboles figuran uno por uno, porque en Pemba un árbol puede tener dueño propio. Se ofrece un arrendamiento a largo plazo. El límite del bosque, el consentimiento de la shehia y el plano topográfico son las tres primeras cosas que hay que comprobar.",
  },
  "twelve-room-lodge-on-wambaa-beach": {
    title: "Lodge de doce habitaciones en la playa de Wambaa",
    description:
      "Un lodge en funcionamiento en la costa oeste: doce habitaciones, de dos en dos, bajo techos de makuti, una terraza restaurante, piscina, viviendas para el personal y un embarque fácil para los barcos a Misali. Te diremos su nombre cuando sepamos el tuyo.\n\nSe vende la sociedad con su arrendamiento, sus dos barcos y un equipo de veintitrés personas que querrían quedarse. Las cuentas de tres años están a disposición de compradores serios. Los permisos, las condiciones del arrendamiento y los impuestos requieren su propia revisión, y las inversiones de este tipo pasan por la ZIPA. No prometemos ingresos; el mar tampoco promete nada para los martes.",
  },
  "jackfruit-house-with-deep-veranda": {
    title: "Casa de la yaca, con gran veranda",
    description:
      "Tejado de chapa, muros gruesos y una veranda de tres metros de fondo, donde transcurre casi toda la vida de esta casa. Tres dormitorios y un baño grande en una calle tranquila de Wete, bajo un árbol de yaca que suelta su cosecha sin avisar. No aparques ahí.\n\nSe alquila sin muebles, por meses, a alguien que piense quedarse un año. La cocina se renovó en 2022 y el depósito de agua da para una semana. La escuela, el mercado y la mezquita están a menos de diez minutos, y los vecinos te saludarán cada mañana hasta que respondas como es debido.",
  },
  "three-plots-at-konde-crossroads": {
    title: "Tres parcelas en el cruce de Konde",
    description:
      "Tres parcelas contiguas de 2000\u00a0m², con levantamiento topográfico, en el cruce de Konde, donde se juntan las carreteras de Wete, Tumbe y Ngezi y paran todos los dala-dalas. Se venden juntas; al vendedor ya se lo han preguntado.\n\nEl sitio se presta más a una casa de huéspedes, un mercado cubierto o una gasolinera que a una vida tranquila. La luz y el agua pasan por la carretera. Asumirías tres arrendamientos distintos que vencen el mismo día, así que haz que se consulten los tres en el registro de tierras y habla con un abogado de Zanzíbar antes de firmar o pagar.",
  },
  "long-let-villa-near-wambaa-beach": {
    title: "Villa por meses cerca de la playa de Wambaa",
    description:
      "Una villa amueblada de cuatro dormitorios, a dos minutos de la playa de Wambaa, que se alquila por meses a quien ha dejado de contar los días. Terraza al oeste, piscina al norte y un estudio con una puerta que cierra.\n\nEl precio incluye una empleada de hogar y un vigilante nocturno; la electricidad que pase de un consumo razonable, no. Tres meses como mínimo. Mkoani, con su ferri, su mercado y su hospital, es la ciudad más cercana, y un barco a Misali te recoge en la arena siempre que la marea lo permite.",
  },
  "old-clove-store-near-mkoani-port": {
    title: "Antiguo almacén de clavo, cerca del puerto de Mkoani",
    description:
      "Un almacén de piedra y madera de 1962 que todavía huele a lo que guardaba. Son 640\u00a0m² en una sola planta, con once columnas de hierro, portones anchos en dos lados y un patio para camiones, a un paseo corto del ferri.\n\nEs seco, sobrio y útil, cosa rara en un edificio con esta luz. Nos lo imaginamos como taller de barcos, cámara frigorífica o cocina de mercado; el clavo en sí se vende al comprador estatal. Al arrendamiento le quedan cincuenta y ocho años, según el vendedor. Que lo diga también el registro de tierras antes de que empieces a tomar medidas.",
  },
  "lagoon-bungalow-phase-two": {
    title: "Bungaló frente a la laguna, segunda fase",
    description:
      "La segunda fase de una pequeña hilera de bungalós en Kigomasha: dos dormitorios, dos baños, una terraza que mira a la laguna y un techo de palma lo bastante grueso para que haga fresco a mediodía. Los planos están; los permisos, no. Por ahora, esto es una buena intención sobre el papel.\n\nLas unidades se ofrecerían en régimen de condominio, con cobertizo para barcas, planta de agua y campo solar compartidos. La aprobación ambiental decidirá cuántas habrá y a qué distancia de la playa. Consulta a un abogado de Zanzíbar antes de firmar o pagar.",
  },
  "hillside-villa-at-misumi-ridge": {
    title: "Villa en ladera, loma de Misumi",
    description:
      "En la loma de Misumi, sobre la ría de Wesha, están previstas cuatro villas, y esta es la segunda desde arriba. Cuatro dormitorios en dos niveles, encajados en la pendiente para que nadie tenga delante el tejado del vecino. La estructura está levantada; la piscina es un dibujo y un hoyo.\n\nEl constructor calcula otro año y medio de obra y los pagos siguen lo ya construido. La parcela está en arrendamiento, con plano topográfico y aprobación ambiental en el expediente: pide copias, haz que un ingeniero recorra la estructura y consulta a un abogado de Zanzíbar antes de firmar o pagar.",
  },
  "one-bed-apartment-above-the-market": {
    title: "Apartamento de un dormitorio sobre el mercado",
    description:
      "Un dormitorio, un baño y una cocina cuya ventana abarca todo el mercado de Chake Chake. Sabrás a cuánto está el tomate antes de vestirte. Tercer piso, buena brisa, balcón pequeño, sin ascensor.\n\nSe alquila amueblado, por meses, con un mínimo de tres. Va bien para un médico con contrato temporal, una maestra o cualquiera que escriba: las mañanas son ruidosas y las tardes no. Los viernes a mediodía hay tanto silencio que reparas en el reloj del juzgado.",
  },
  "courtyard-house-near-pujini": {
    title: "Casa con patio cerca de Pujini",
    description:
      "Una casa nueva sobre una planta antigua: habitaciones en torno a un patio, una cisterna debajo, celosías de madera tallada que dejan pasar el aire y detienen la tarde. Cuatro dormitorios, tres baños y una sala larga con hornacinas para las lámparas y los recuerdos de viaje ajenos.\n\nEstá entre arrozales, en la carretera de Pujini, a menos de media hora de Chake Chake, con placas solares y pozo propio. Comprarías el arrendamiento, que es largo y heredable según sus condiciones. Trae el plano topográfico cuando la visites: en las conversaciones, las lindes de los campos se mueven.",
  },
  "six-shop-arcade-with-flats-above": {
    title: "Seis tiendas con soportal y apartamentos encima",
    description:
      "Un edificio de dos plantas proyectado en la carretera de entrada a Chake Chake: seis tiendas tras un soportal con sombra y, encima, seis apartamentos pequeños con balcones calados. Los planos siguen el modelo de la calle antigua; la instalación eléctrica, no.\n\nLos cimientos están hechos. El comprador asume el arrendamiento, la licencia de obra y el contrato con el constructor, o puede pedir el edificio terminado. Las rentas que figuran en nuestra documentación son estimaciones, no una oferta ni una promesa. Busca asesoramiento independiente y consulta a un abogado de Zanzíbar antes de firmar o pagar.",
  },
};
