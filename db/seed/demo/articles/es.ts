import type { ArticleWords } from "#db/seed/demo/articles/en";

export const es: ArticleWords = {
  "how-the-tide-rules-the-day": {
    title: "La agenda la lleva la marea",
    description:
      "Dos pleamares, dos bajamares y hasta cuatro metros entre unas y otras: cómo planear un día en Pemba para que el mar esté ahí cuando lo quieras.",
    content: `<p>Pregúntale a un patrón de Pemba a qué hora sale el barco y te hablará del agua, no de horas. No es que no quiera concretar. Es la respuesta más exacta que tiene.</p>
<p>Aquí el mar sube dos veces al día y baja otras dos, unas seis horas en cada sentido. En torno a la luna nueva y la luna llena, con las mareas vivas, la diferencia puede llegar a unos cuatro metros; los días intermedios es bastante menor. Y todo se retrasa unos cincuenta minutos al día, así que la playa donde nadaste el lunes a las diez puede ser el domingo, a las diez, un campo de arena mojada.</p>
<h2>Para qué sirve cada mitad</h2>
<p>La pleamar es para nadar. La bajamar, para caminar y mirar. Ninguna es la mitad mala, siempre que no las confundas.</p>
<ul>
<li><strong>Marea alta:</strong> nadar frente a Verani o Panga ya Watoro, darse un baño en las calas cercanas a Vitongoji, remontar en kayak los canales del manglar, que seis horas después son sobre todo barro y cangrejos.</li>
<li><strong>Marea baja:</strong> los bancos de arena, que solo existen entonces, un paseo largo por Vumawimbi y los bajíos donde las mujeres cuidan sus cuerdas de algas.</li>
<li><strong>Estoa:</strong> la pausa entre una y otra, cuando la corriente de los pasos del arrecife toma aliento. Es lo que esperan los buceadores.</li>
</ul>
<h2>Un día organizado en torno al agua</h2>
<p>Supongamos que la pleamar cae a las siete de la mañana. El día podría ir así:</p>
<ol>
<li><strong>6:30.</strong> Baño antes del desayuno, mientras haya dónde bañarse.</li>
<li><strong>9:00.</strong> Tierra adentro mientras el mar se retira: el mercado de Chake Chake o el circuito corto del bosque de Ngezi, alrededor de una hora con guía.</li>
<li><strong>13:00.</strong> Bajamar. Un banco de arena, un sombrero, el almuerzo. Es también cuando el sol va en serio.</li>
<li><strong>15:30.</strong> Sombra. El mar viene de camino y no necesita ayuda.</li>
<li><strong>18:00.</strong> El agua ha vuelto para la puesta de sol, en la costa oeste, que es donde se pone.</li>
</ol>
<p>Mañana, desplaza la lista cincuenta minutos. Al cabo de una semana estarás nadando a la hora del almuerzo y paseando al alba.</p>
<blockquote><p>El reloj te dice cuándo se almuerza. La marea te dice dónde.</p></blockquote>
<h2>Pequeñas reglas que salvan los pies</h2>
<p>Ponte calzado acuático: los erizos de mar y el sol causan la mayor parte de los percances. Pregunta por las corrientes antes de nadar, sobre todo cerca de los pasos del arrecife. Antes de alejarte por los bajíos, pregunta a qué hora cambia la marea; el agua vuelve en silencio, y no siempre por el lado que estás mirando. Rodea las cuerdas de algas, porque son el campo de alguien. Deja las conchas y el coral donde están y no viajes de noche en barcas pequeñas.</p>
<p>En las <a href="/experiences">experiencias</a> cuya hora depende de la marea, te la enviamos el día antes. La lluvia, el viento y los mejores meses están en la <a href="/travel">guía de viaje</a>.</p>`,
  },
  "what-a-plot-costs-besides-the-price": {
    title: "Lo que cuesta una parcela, además del precio",
    description:
      "El precio por metro cuadrado es lo fácil. Qué más pide una parcela en Pemba: consultas, árboles, impuestos, canon, un camino.",
    content: `<p>En Pemba se ofrece terreno desde 10\u00a0$/m², en el interior y sin vistas. Más cerca del mar cuesta más, y junto al mar, más todavía. Entonces empieza la segunda lista, la que no sale en el cartel de la carretera. No tiene nada de raro, pero conviene verla antes de enamorarse de un árbol de mango.</p>
<p>Una aclaración previa. Lo que paga aquí un comprador extranjero es un <strong>arrendamiento a largo plazo</strong>, no el suelo en sí. Toda la tierra de Zanzíbar es pública, así que donde diga «precio» lee «precio del arrendamiento».</p>
<h2>Antes de pagar: averiguar</h2>
<p>Es lo más barato de todo lo que vas a pagar, y la parte que la gente se salta.</p>
<ul>
<li><strong>Un abogado</strong> de Zanzíbar que trabaje para ti y no para el vendedor.</li>
<li><strong>Una consulta oficial</strong> en el registro de tierras: quién tiene hoy el derecho o el arrendamiento, y por cuánto tiempo.</li>
<li><strong>Un levantamiento topográfico</strong>, con mojones en el suelo. Recorre la linde con los vecinos delante; ellos saben por dónde va.</li>
<li><strong>Los árboles.</strong> Pueden ser de alguien distinto de quien tiene la tierra. Los cocoteros y los árboles del clavo son ingresos, así que cuenta con llegar a un acuerdo con sus dueños.</li>
<li><strong>El pueblo.</strong> El consentimiento de la shehia, la unidad más pequeña de la administración local, forma parte del trámite. Ve con tiempo y quítate los zapatos.</li>
</ul>
<h2>Al firmar: impuestos y permisos</h2>
<p>Pide a tu abogado una sola hoja con todos los impuestos, tasas y honorarios, quién los paga y cuándo. El impuesto de timbre tiene que estar en ella. En los proyectos aprobados por la ZIPA, la Autoridad de Promoción de Inversiones de Zanzíbar, actualmente se puede conceder al comprador una exención parcial; las palabras importantes son «puede» y «aprobados».</p>
<p>Si piensas construir, suma los planos, la aprobación ambiental y la distancia obligatoria a la playa. Haz que te den esa distancia por escrito para tu parcela: las vistas al mar encogen rápido cuando en los primeros metros no se puede edificar.</p>
<h2>Después: los años</h2>
<p>Un arrendamiento lleva consigo un canon del suelo. Y la parcela pide además cosas que los folletos dibujan con lápiz verde:</p>
<ol>
<li>un camino al que sobreviva un camión después de la lluvia, porque los de la playa son de arena o de arcilla;</li>
<li>agua, y dónde guardarla;</li>
<li>una línea eléctrica, y algo para las horas en que no funciona;</li>
<li>alguien que la cuide, porque la tierra que nadie visita suele encontrar otros usos.</li>
</ol>
<blockquote><p>Si una parcela es barata, pregunta qué le falta. Si la respuesta es «nada», pregunta otra vez.</p></blockquote>
<p>En nuestros <a href="/real-estate">anuncios</a> constan el precio y la superficie. Para la segunda lista, <a href="/contact">escríbenos</a> y te diremos lo que sabemos de una parcela y lo que no.</p>
<p><em>Las cifras son estimaciones y proyecciones, no una oferta ni una promesa. Busca asesoramiento independiente. Consulta a un abogado de Zanzíbar antes de firmar o pagar.</em></p>`,
  },
  "a-season-of-cloves": {
    title: "Temporada de clavo",
    description:
      "De julio a diciembre, más o menos, la isla huele a una sola cosa. Cómo se recoge y se seca el clavo, quién pagó por él y cómo ir a verlo.",
    content: `<p>En Pemba, la cosecha del clavo no se busca. Se baja la ventanilla del coche. Desde julio o agosto, más o menos, hasta noviembre o diciembre, el olor del <em>karafuu</em> puesto a secar pasa por encima de las lomas, dulce y con un punto de consulta de dentista.</p>
<h2>Del árbol a la estera</h2>
<p>El clavo de olor es una flor a la que no dejaron abrirse. Los botones se recogen a mano, desde escaleras o en lo alto de las ramas, cuando aún están cerrados. Al caer la tarde, familias enteras se sientan a separarlos del tallo, una tarea que deja los dedos marrones y la lengua libre.</p>
<p>Después pasan de tres a cinco días, más o menos, tendidos en esteras y cambian del verde y el rosa al oscuro de los clavos que conoces de la cocina. Si llueve, todos corren. El clavo seco se vende al comprador estatal; los tallos tampoco se tiran: cerca de Chake Chake se destilan para sacar aceite.</p>
<p>No hay dos años iguales. Los árboles dan mucho cada pocos años y menos entre medias, así que una finca con mucho trabajo el septiembre pasado puede estar tranquila este.</p>
<h2>Cómo llegó, y quién lo pagó</h2>
<p>El clavo llegó a Zanzíbar hacia 1818, a través de las islas francesas, y se extendió bajo Sayyid Said. En 1872 un ciclón derribó los árboles de Unguja. Pemba se libró casi por completo y desde entonces da la mayor parte de la cosecha del archipiélago.</p>
<p>Las primeras plantaciones las trabajaron personas esclavizadas. La esclavitud perdió su reconocimiento legal en 1897; tras la revolución de 1964, la tierra se repartió en lotes de tres acres. Cuando un agricultor te enseña «mis árboles», en la palabra <em>mis</em> hay historia.</p>
<blockquote><p>El olor es agradable. La historia no siempre lo es, y las dos cosas forman parte de la visita.</p></blockquote>
<h2>Si quieres verlo</h2>
<ul>
<li><strong>Cuándo:</strong> pregúntanos con unas semanas de antelación. Entre agosto y octubre suele haber buenas posibilidades, pero nadie le pone fecha a un árbol.</li>
<li><strong>En la carretera:</strong> hay esteras en los patios y a veces cerca del borde. Reduce la velocidad y no las pises nunca.</li>
<li><strong>Fotos:</strong> pide permiso antes. La gente que trabaja no es paisaje.</li>
<li><strong>Para llevar a casa:</strong> la cosecha es para el comprador estatal, así que no pidas un saco a la puerta de la finca. En la isla se hacen jabón de clavo y aceites perfumados, que pesan menos y sobreviven a la maleta.</li>
<li><strong>Fuera de temporada:</strong> aquí crecen también canela, nuez moscada, pimienta negra, cardamomo y vainilla, que se pueden frotar, rascar y adivinar todo el año.</li>
</ul>
<p>Entre nuestras <a href="/experiences">experiencias</a> hay una visita a una finca con almuerzo. Si quieres saber más del pasado de la isla, lee sobre su <a href="/why-pemba/cultural-heritage">patrimonio cultural</a>. Ponte ropa que pueda oler a Navidad durante una semana.</p>`,
  },
  "where-to-stay-by-what-you-want": {
    title: "Dónde alojarse, según lo que busques",
    description:
      "La loma de Chake Chake, las playas del norte, un puerto tranquilo o la costa oeste: para qué sirve cada rincón de Pemba y qué preguntar antes de reservar.",
    content: `<p>Pemba mide 67 kilómetros de largo, y de Mkoani a la punta norte se tarda bastante más de dos horas en coche. Así que la primera pregunta no es qué habitación, sino qué extremo. Si eliges mal, verás mucha carretera. Es una carretera agradable, pero aun así.</p>
<h2>Cuatro rincones, cuatro clases de días</h2>
<ul>
<li><strong>Chake Chake y alrededores.</strong> El centro práctico: a unos quince minutos del aeropuerto, con el mercado, los cajeros y los barcos de Wesha cerca. Va bien para la primera noche, para quien tiene gestiones que hacer y para quien disfruta oyendo despertar una ciudad. A las playas hay que ir en coche.</li>
<li><strong>Wete.</strong> Un puerto tranquilo entre mangos y árboles de yaca, con zorros voladores en plena ciudad y los islotes del noroeste al otro lado del agua. Va bien para navegar y para hacer poco.</li>
<li><strong>Kigomasha, en el norte.</strong> Arena blanca a ambos lados, el bosque de Ngezi detrás, arrecifes cerca. Es el sitio para las playas y el buceo. También queda lejos de todo lo demás, al final de un camino malo, así que trae el libro que piensas terminar.</li>
<li><strong>Wambaa y el suroeste.</strong> Una playa larga que mira al oeste, barcos a Misali a mano y puestas de sol desde la silla. Cómodo si llegas o te vas en el ferri de Mkoani.</li>
</ul>
<p>Si tienes una semana, repártela: tres noches en el centro o el sur, cuatro en el norte. Si tienes tres noches, quédate en un solo sitio.</p>
<h2>Qué clase de techo</h2>
<p>Una casa de huéspedes en la ciudad es sencilla, cordial y madrugadora. Un apartamento conviene para una temporada más larga, porque tiene cocina y el mercado es barato. Una villa tiene sentido para familias y para amigos que todavía se llevan bien. Un resort resuelve de una vez las comidas, los barcos y las noches, que no es poco donde no hay ningún otro sitio al que ir a pie.</p>
<h2>Pregunta antes de reservar</h2>
<ol>
<li>¿Cómo es la playa con la marea baja? Muchas se vacían dos veces al día.</li>
<li>¿Hay generador o energía solar? Los cortes de luz existen.</li>
<li>¿Qué tal van los datos móviles? En las ciudades, bien; en las playas, justos.</li>
<li>¿Quién cocina por la noche, y a qué distancia está la siguiente cocina?</li>
<li>¿Se sirve alcohol? Solo en algunos establecimientos turísticos.</li>
<li>¿Llega un coche normal hasta la puerta después de llover?</li>
<li>¿Cómo se paga? Las tarjetas valen en pocos sitios, y los cajeros no funcionan siempre.</li>
</ol>
<blockquote><p>Un anfitrión honesto contesta a la pregunta de la marea sin pararse a pensar.</p></blockquote>
<p>En abril y mayo descansan muchos barcos de buceo, y algunos alojamientos pueden aprovechar esas semanas para hacer reformas; compruébalo antes. La mejor época va de junio a octubre, así que pregunta con tiempo.</p>
<p>Después mira nuestros <a href="/stays">alojamientos</a>. Si te siguen tentando dos rincones por igual, <a href="/contact">cuéntanos</a> cómo es tu mejor día y te diremos cuál.</p>`,
  },
  "getting-to-pemba-by-air-and-ferry": {
    title: "Llegar a Pemba, por aire o por mar",
    description:
      "Media hora en avioneta o medio día en barco: cómo es el último tramo hasta Pemba, cuánto suele costar y qué llevar en el equipaje.",
    content: `<p>Por Pemba nadie pasa por casualidad. El vuelo largo termina en Unguja, la isla que casi todos los mapas llaman Zanzíbar, o en Dar es Salaam. Desde allí hay dos maneras de cruzar el último tramo de mar: volando o flotando.</p>
<h2>Por aire</h2>
<p>Desde Unguja vuelan varias veces al día pequeños aviones de hélice que tardan de 20 a 30 minutos. Desde Dar es Salaam es alrededor de una hora, normalmente con escala en Unguja. La ida suele costar entre 70 y 130 dólares estadounidenses; compruébalo antes de viajar, porque aquí los horarios tienen sus propias estaciones.</p>
<p>Dos cosas que conviene saber. El equipaje suele limitarse a unos 15 kilos, en bolsas blandas: la maleta rígida discute con la bodega y pierde. Y siéntate junto a la ventanilla. En un día claro, los arrecifes de abajo valen lo que cuesta el pasaje.</p>
<p>El aeropuerto de Pemba está a unos seis kilómetros al sureste de Chake Chake, a un cuarto de hora en coche más o menos. No lo fotografíes. Lo mismo vale para los puertos, la policía y los soldados.</p>
<h2>Por mar</h2>
<p>Hay ferris de Unguja a Mkoani varios días por semana. Cuando hay barco rápido, la travesía dura unas dos horas y media o tres; un barco más grande tarda de cuatro a seis. Calcula entre 25 y 40 dólares estadounidenses, aproximadamente. Los días cambian, así que pregunta la misma semana del viaje, no el mes anterior.</p>
<ul>
<li>Ten el <strong>pasaporte</strong> en la mano. También lo revisan al llegar desde Unguja.</li>
<li>El canal puede estar movido cuando sopla el <em>kusi</em>, el viento del sureste, de abril a octubre más o menos. Si conoces tu estómago, toma algo antes de zarpar.</li>
<li>Lleva agua, algo de comer y una chaqueta ligera.</li>
<li>Desde Dar es Salaam, haz conexión en Unguja y deja un margen generoso.</li>
</ul>
<h2>Desde el muelle o desde el avión</h2>
<p>De Mkoani a Chake Chake hay unos 30 kilómetros, 45 minutos, por carretera asfaltada. Hasta Wete, otro tanto. Para las playas del norte calcula bastante más de dos horas desde el ferri; la última parte es mala. Los dala-dalas, camionetas y minibuses compartidos, son baratos, lentos y circulan de día. Cuando oscurezca, ve con conductor. Si quieres conducir tú, necesitas un permiso de Zanzíbar, que suele tramitarse con el <a href="/transportation">alquiler</a>.</p>
<blockquote><p>Deja un día libre antes del vuelo de vuelta. Si no lo necesitas, sabrás qué hacer con él.</p></blockquote>
<h2>Los papeles, en breve</h2>
<p>El visado de turista cuesta 50\u00a0USD para una sola entrada de hasta tres meses. Las tarifas dependen de la nacionalidad; la última palabra la tiene el sitio web del servicio de inmigración. Zanzíbar exige además a los visitantes extranjeros su propio seguro de viaje, así que consulta la norma vigente. Lo demás, desde los enchufes hasta las mareas, está en nuestra <a href="/travel">guía de viaje</a>.</p>`,
  },
  "flying-foxes-at-kidike": {
    title: "Los zorros voladores de Kidike",
    description:
      "Un murciélago con cara de zorro que solo vive en Pemba, casi extinguido y salvado por los pueblos que lo vigilan. Cómo verlo en Kidike sin despertarlo.",
    content: `<p>Desde el sendero parecen fruta: oscura, en forma de pera, demasiada para un solo árbol. Entonces una de las peras despliega un brazo, se rasca y te mira desde arriba con cara de zorro pequeño y rojizo. Es el <em>popo wa Pemba</em>, el zorro volador de Pemba, y no vive en ningún otro lugar.</p>
<h2>Un murciélago propio</h2>
<p>Pemba, separada de África por un canal de unos 800 metros de profundidad, es isla desde hace millones de años. Es tiempo suficiente para que los animales lleguen a ser ellos mismos. El zorro volador lo hizo a lo grande, con más de un metro de envergadura. Come fruta, flores y hojas, de noche reparte semillas y polen por la isla, y pasa el día colgado, peleándose y abanicándose.</p>
<h2>Casi extinguido, y de vuelta</h2>
<p>En 1989 se temía que estuviera a punto de desaparecer: se cazaba por su carne y la mayor parte de su bosque ya se había talado. En 1995 se contaron entre 4600 y 5500. Un estudio publicado en 2010 encontró al menos de 18.200 a 22.100. Lo que pasó entre medias no fue espectacular. Los pueblos empezaron a vigilar los árboles donde duermen los murciélagos, y no dejaron de hacerlo.</p>
<p>Kidike es el más conocido de estos dormideros. Sus árboles seguían en pie porque dan sombra a un cementerio, y nadie tala un árbol sobre la tumba de sus abuelos. Los murciélagos, sencillamente, eligieron bien. La especie sigue catalogada como Vulnerable, de modo que la vigilancia continúa.</p>
<blockquote><p>El bosque de alrededor era madera. Esta parte era un cementerio, y por eso siguió siendo bosque.</p></blockquote>
<h2>Cómo visitarlos</h2>
<p>Desde Chake Chake son de 12 a 14 kilómetros, unos 25 minutos en coche. El final de la tarde conviene a ambas partes: ha pasado el calor, la colonia se despierta y, hacia el anochecer, los primeros animales salen a comer.</p>
<ul>
<li>Ve con alguien del pueblo y paga lo que te pidan. Si hay murciélagos que mirar, es por su paciencia.</li>
<li>Recuerda dónde estás. Es un lugar de enterramiento: cúbrete hombros y rodillas y no te salgas del sendero.</li>
<li>Habla en voz baja. No des palmadas ni gritos ni tires nada para que vuelen. Un murciélago que vuela a mediodía lo paga.</li>
<li>Nada de drones cerca de un dormidero, tengas el permiso que tengas.</li>
<li>Lleva prismáticos y ponte sombrero. Mira hacia arriba con la boca cerrada.</li>
</ul>
<h2>Si no puedes llegar hasta allí</h2>
<p>También hay zorros voladores colgados de los árboles en pleno centro de Wete, por encima del tráfico, por llamarlo de alguna manera. Y son una buena razón para seguir leyendo sobre <a href="/why-pemba/lush-forest">el bosque</a>, donde viven cuatro aves que no verás en ninguna otra isla: un autillo, una paloma verde, un anteojitos y un suimanga. Entre nuestras <a href="/experiences">experiencias</a> está un paseo guiado por Ngezi con parada en Kidike.</p>`,
  },
  "how-a-foreigner-can-hold-land-in-zanzibar": {
    title: "Tener tierra en Zanzíbar siendo extranjero",
    description:
      "Arrendamientos, unidades y proyectos aprobados, sin rodeos: qué puede tener en Pemba un comprador extranjero, qué no y quién debe revisar los papeles.",
    content: `<p>La respuesta corta: en arrendamiento, con abogado y despacio. La larga viene a continuación. No es asesoramiento jurídico, las leyes cambian y esta página no sabe nada de la parcela en la que estás pensando.</p>
<h2>Nadie tiene la plena propiedad</h2>
<p>Según la Ley de Tenencia de la Tierra de 1992, toda la tierra de Zanzíbar es pública y su titularidad corresponde al presidente. Los zanzibaríes pueden tener un <strong>derecho de ocupación</strong>. Los extranjeros, no, y tampoco los tanzanos del continente. Si alguien te ofrece «plena propiedad en la playa», da las gracias por el té y vete a casa.</p>
<p>Quedan dos cosas, y son reales:</p>
<ul>
<li><strong>Un arrendamiento a largo plazo.</strong> Suele hablarse de hasta 99 años, a menudo en tramos de 33. Se puede renovar y heredar según las condiciones del contrato, y por eso hay que leer las condiciones.</li>
<li><strong>Una unidad en condominio.</strong> La Ley de Condominios n.º 10 de 2010 permite a los extranjeros ser propietarios de unidades, como un apartamento en una promoción mayor. Pide prueba de que la tuya entra en esa ley.</li>
</ul>
<h2>Qué hace la ZIPA</h2>
<p>Los proyectos de inversión pasan por la Autoridad de Promoción de Inversiones de Zanzíbar, ZIPA por sus siglas en inglés, conforme a la Ley de Inversiones de Zanzíbar n.º 10 de 2023. A quien pone al menos 100.000\u00a0USD en un proyecto aprobado se le puede conceder actualmente un permiso de residencia, también para el cónyuge y hasta cuatro hijos menores de 20 años. Se puede condonar la mitad del impuesto de timbre, y lo obtenido se puede transferir al extranjero después de impuestos.</p>
<blockquote><p>«Puede», «aprobado» y «actualmente» son las tres palabras más caras de ese párrafo.</p></blockquote>
<p>Pide ver la propia aprobación, no el folleto que la menciona. En Pemba, Micheweni, en el noreste, está declarada zona económica libre; qué significa eso para un proyecto concreto es, otra vez, una pregunta para la ZIPA.</p>
<h2>Un orden sensato</h2>
<ol>
<li>Ven de visita, en dos meses distintos si puedes. Una de las veces, con lluvia.</li>
<li>Elige un abogado de Zanzíbar que no te haya recomendado nadie de la operación.</li>
<li>Haz que se consulte el registro: ¿quién tiene el derecho o el arrendamiento, y cuánto le queda?</li>
<li>Encarga el levantamiento topográfico de la parcela y recorre los mojones.</li>
<li>Resuelve la cuestión de los árboles, que pueden ser de otra persona, y el consentimiento de la shehia.</li>
<li>Pregunta por la aprobación ambiental, la distancia obligatoria a la playa, el canon del suelo y los impuestos.</li>
<li>Solo entonces firma, y solo entonces paga.</li>
</ol>
<p>La mayoría de los problemas vienen de empezar por el punto siete. Un vendedor con prisa también es información.</p>
<h2>Qué podemos hacer nosotros</h2>
<p>Podemos enseñarte <a href="/real-estate">villas en arrendamiento, unidades y parcelas</a>, explicarte cómo vemos el mercado en la <a href="/invest">página de inversión</a> y decirte claramente cuándo no sabemos algo. No podemos revisar tu contrato, y no vamos a fingir que sí.</p>
<p><em>Consulta a un abogado de Zanzíbar antes de firmar o pagar.</em></p>`,
  },
  "pemba-in-the-rains": {
    title: "Pemba bajo la lluvia",
    description:
      "Abril es húmedo y verde, y casi no hay visitantes. Qué funciona en los meses de lluvia, qué descansa y qué llevar para un aguacero de verdad.",
    content: `<p>Si a Pemba la llaman la isla verde es por una razón, y cae sobre todo en abril. Si puedes elegir, ven entre junio y octubre. Si no puedes, o si un sitio te gusta más cuando no hay nadie, sigue leyendo.</p>
<h2>Cuándo, y cuánto</h2>
<p>Hay dos temporadas húmedas. Las lluvias largas, <em>masika</em>, van de marzo a mayo: unos 130, 300 y 190 milímetros en cada uno de los tres meses. Las lluvias cortas, <em>vuli</em>, dejan unos 110 en noviembre y 120 en diciembre. Los demás meses se quedan en torno a 50 o menos.</p>
<p>Sigue haciendo calor, de 29 a 31\u00a0°C durante el día. La lluvia suele llegar en chaparrones fuertes, con claros entre uno y otro. Hay días en que no ha oído hablar de los claros.</p>
<h2>Qué descansa</h2>
<p>Muchos barcos de buceo se quedan en tierra en abril y mayo, y algunos alojamientos pueden cerrar por obras. Los caminos de arcilla que van a las playas se vuelven lentos y luego cómicos. Las avionetas y los ferris pueden tener que esperar a que mejore el tiempo, así que guarda un día de margen antes de cualquier vuelo que no vaya a esperarte.</p>
<p>Noviembre y diciembre son más suaves: el buceo suele seguir siendo bueno, y un chaparrón es una excusa para tomar té.</p>
<h2>Qué funciona</h2>
<ul>
<li><strong>El bosque.</strong> Ngezi es un bosque húmedo y luce más cuando ejerce. Las ranas arman ruido, los senderos están blandos y el guía tendrá una opinión sobre tus zapatos.</li>
<li><strong>Las cocinas.</strong> Una noche rallando coco bajo un tejado de chapa, con la lluvia encima, es difícil de mejorar.</li>
<li><strong>Chake Chake.</strong> El mercado, el pequeño museo en lo que queda del viejo fuerte, café con jengibre.</li>
<li><strong>Las tortugas.</strong> En Misali anidan tortugas verdes y tortugas carey, sobre todo en marzo y abril. Si sale el barco o no, lo dice el mar. Si ves una, guarda la distancia y no enciendas la linterna.</li>
<li><strong>Leer.</strong> Va en serio. Pocos sitios te retienen en una silla con tanta delicadeza.</li>
</ul>
<h2>Qué llevar</h2>
<ol>
<li>Una chaqueta impermeable ligera. El paraguas es para ir hasta el coche.</li>
<li>Sandalias que se puedan enjuagar. Las zapatillas deportivas blancas no seguirán siéndolo.</li>
<li>Una bolsa estanca para el teléfono y el pasaporte, sobre todo en los barcos.</li>
<li>Una linterna, porque a los apagones les gustan las tormentas.</li>
<li>Repelente y manga larga para la noche. El riesgo de malaria es bajo, pero existe; pregunta por las pastillas en una consulta de medicina del viajero.</li>
<li>Un libro más de los que crees.</li>
</ol>
<blockquote><p>Con las lluvias no se planea un día. Se planean dos y se deja elegir al cielo.</p></blockquote>
<p>Pide un <a href="/transportation">4x4</a>, a ser posible con un conductor que sepa qué camino se ha convertido en arroyo. Y <a href="/contact">escríbenos</a> antes de reservar barcos para abril: preferimos decírtelo ahora que en el embarcadero. Las cifras mes a mes están en la <a href="/travel">guía de viaje</a>.</p>`,
  },
  "working-with-island-suppliers": {
    title: "Trabajar con proveedores de la isla",
    description:
      "Pescado, esteras, jabón, madera, un barco: lo que conviene saber de plazos, dinero y modales antes de hacer un primer pedido en Pemba.",
    content: `<p>Tarde o temprano, quien lleva algo en Pemba, ya sea una casa de huéspedes, una cocina o una obra, necesita cuarenta unidades de lo que sea para el jueves. Aquí se explica cómo conseguirlas y por qué puede que sea el sábado.</p>
<h2>Lo que produce la isla</h2>
<p>Más de lo que creen los visitantes. Pescado de los desembarcaderos, con una gran subasta matinal en Tumbe. Arroz, yuca, plátanos, cocos y especias de fincas pequeñas. Esteras y cestas de <em>ukili</em> trenzado, gorros bordados, puertas y arcones tallados, jabón y aceites de clavo. Barcos construidos a ojo y con azuela. Algas, que cultivan sobre todo mujeres. Lo que no produce llega por mar, así que el cemento y las bombillas dependen de los barcos y del tiempo.</p>
<p>Casi todos los proveedores son una familia. Hacen cosas buenas en pequeñas cantidades, y un pedido de doscientas cestas no es uno de diez multiplicado por veinte. Es otra conversación.</p>
<h2>Empieza por el saludo</h2>
<p>La primera vez, ve en persona. Pregunta cómo están, cómo está la familia, cómo va el trabajo, y escucha las respuestas. El precio viene después del té. Luego anótalo todo, en suajili y en tu idioma: cantidad, tamaño, día, precio, quién lo transporta. Dibújalo si puedes. Una muestra sobre la mesa aclara más que una página de adjetivos.</p>
<blockquote><p>La primera visita te cuesta una mañana. Te ahorra las diez llamadas siguientes.</p></blockquote>
<h2>El dinero</h2>
<ul>
<li><strong>Moneda:</strong> acuerda el precio en chelines. Desde marzo de 2025, la normativa tanzana exige que dentro del país los precios y los pagos sean en chelines, salvo las excepciones que enumera. Pregunta a tu asesor contable cuáles se aplican en tu caso, si es que se aplica alguna.</li>
<li><strong>Anticipos:</strong> el artesano tiene que comprar material antes de empezar. Paga una parte al principio, otra a la mitad y el resto a la entrega.</li>
<li><strong>Forma de pago:</strong> el pago por teléfono móvil es corriente; guarda los comprobantes. Los cajeros no siempre funcionan el día que los necesitas.</li>
<li><strong>Regateo:</strong> con suavidad. Si ganas por mucho, lo más probable es que hayas perdido la calidad.</li>
</ul>
<h2>Un calendario para los pedidos</h2>
<ol>
<li><strong>Viernes:</strong> el mediodía es para la oración. No programes entregas a esa hora.</li>
<li><strong>Ramadán:</strong> jornadas más cortas, mañanas cansadas, noches animadas. Haz el pedido mucho antes. Los dos Eid son días festivos.</li>
<li><strong>De marzo a mayo:</strong> lluvia en los caminos, y no se seca nada, ni la madera ni la pintura.</li>
<li><strong>Cosecha del clavo,</strong> más o menos de julio a diciembre: en un buen año, todas las manos libres están subidas a un árbol.</li>
</ol>
<p>Y tres cosas que no se encargan: objetos de concha, objetos de coral y bolsas de plástico, que están prohibidas.</p>
<p>Si fabricas algo en Pemba, o necesitas a alguien que lo haga, <a href="/contact">escríbenos</a> y elige «Colaboración». Los locales, desde una tienda hasta un taller, están en <a href="/real-estate">Inmuebles</a>.</p>`,
  },
  "how-to-greet-and-dress": {
    title: "Primero saluda, después pregunta el camino",
    description:
      "Cinco saludos, una regla sobre las rodillas y unas palabras sobre el ramadán: cómo ser un huésped bienvenido en Pemba sin aprender a base de errores.",
    content: `<p>En Pemba casi todo se puede hacer despacio sin que a nadie le importe. La excepción es saludar: eso hay que hacerlo enseguida. Acercarse a alguien y preguntar dónde está el banco, sin un hola, es más o menos tan educado como entrar por la ventana.</p>
<h2>Cinco palabras que abren puertas</h2>
<ul>
<li><strong>Shikamoo</strong>, a cualquiera que sea claramente mayor que tú. La respuesta es <em>Marahaba</em>. Nada de lo que aprendas te dará más sonrisas por sílaba.</li>
<li><strong>Habari?</strong> ¿Qué tal va todo? Responde <em>Salama</em> o <em>Nzuri</em>, aunque tu equipaje siga en Unguja.</li>
<li><strong>Assalamu alaykum</strong>, la paz sea contigo. Responde <em>Wa alaykum assalam</em>.</li>
<li><strong>Karibu</strong>, la bienvenida. La oirás todo el día. Di <em>Asante</em>, gracias.</li>
<li><strong>Hodi</strong>, en voz alta y ante la puerta, antes de entrar. Espera a oír el <em>karibu</em>.</li>
</ul>
<p>Aquí los saludos son largos: tú, tu familia, tu trabajo, tu viaje. Nadie está ganando tiempo. Esta es la conversación; lo del banco es la posdata. Entre un hombre y una mujer, espera a ver si te tienden la mano. Una mano en el corazón sirve igual.</p>
<h2>Hombros y rodillas</h2>
<p>La inmensa mayoría de la isla es musulmana y se viste con cuidado. Fuera de la playa, cúbrete hombros y rodillas, también si eres hombre; para las mujeres, mejor ropa holgada. El traje de baño es para la playa o el barco y para ningún sitio entre ambos. Un kanga, la tela de algodón estampada con un proverbio en el borde, resuelve casi todo y cuesta poco. Pregunta qué dice el proverbio antes de llevarlo a una boda.</p>
<h2>En la puerta y en la mesa</h2>
<ol>
<li>En las casas, sin zapatos.</li>
<li>Come y ofrece con la mano derecha.</li>
<li>Pide permiso antes de fotografiar a nadie. Policías, soldados, puertos y aeropuerto: nunca.</li>
<li>Quienes no son musulmanes suelen ver las mezquitas desde fuera. Pregunta y acepta la respuesta.</li>
<li>Nada de besos en público, por buena que sea la puesta de sol.</li>
<li>Ni dulces ni monedas para los niños. Así aprenden a pedir.</li>
</ol>
<h2>Si vienes en ramadán</h2>
<p>Sigue la luna y cada año cae unos once días antes, así que consulta las fechas antes de reservar. Durante el día no comas ni bebas ni fumes en público. La mayoría de los locales de comida de las ciudades no abren hasta la puesta de sol, mientras que las cocinas para visitantes siguen atendiendo a sus huéspedes. Ten paciencia con los conductores por la tarde; no han bebido agua desde antes del alba. Tras la puesta de sol las calles se llenan y la comida merece la espera. Si te invitan, ve.</p>
<blockquote><p>Vas a equivocarte. Si saludaste primero, te lo habrán perdonado antes de que te des cuenta.</p></blockquote>
<p>Hay más sobre puertas, bao y el juego del toro en <a href="/why-pemba/cultural-heritage">Patrimonio cultural</a>, y ocasión de practicar en cualquiera de nuestras <a href="/experiences">experiencias</a>.</p>`,
  },
};
