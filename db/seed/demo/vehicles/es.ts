import type { VehicleWords } from "#db/seed/demo/vehicles/en";

export const es: VehicleWords = {
  "island-4x4": {
    name: "4x4 de la isla",
    description:
      "Alto, cuadrado y poco dado a atascarse. Caben cinco con sus aletas, tiene altura de sobra para el final arenoso de Kigomasha y lleva una rueda de repuesto que hemos revisado en persona. Condúcelo tú, con el permiso de Zanzíbar tramitado al alquilar, o deja que de las cabras se preocupe un conductor.",
  },
  "teal-scooter-125": {
    name: "Scooter verde mar 125",
    description:
      "Para moverse por la ciudad, con una caja para el mercado. Ligero, automático y fácil de aparcar en Chake Chake, donde la acera es más bien una sugerencia. Incluye dos cascos. Si ha llovido, no te salgas del asfalto: la arcilla mojada gana todas las discusiones.",
  },
  "coast-motorbike-150": {
    name: "Moto de costa 150",
    description:
      "Depósito largo, asiento blando y buen carácter en la tierra roja. Es la moto que media Pemba elegiría para ir de Mkoani a Konde y volver en el día. Portaequipajes detrás, dos cascos y gasolina solo en las ciudades. Trae tu licencia de moto y algo contra el polvo.",
  },
  "farm-track-quad": {
    name: "Quad para caminos de finca",
    description:
      "Para las colinas del clavo y el final arenoso de cualquier camino. Estable, lo bastante lento para oler la cosecha y fácil de aprender en nuestro patio. Un guía puede ir contigo y enseñarte la ruta; dinos adónde quieres ir y acordamos el precio antes de salir.",
  },
  "basket-bicycle": {
    name: "Bicicleta con cesta",
    description:
      "Siete marchas, un timbre y ninguna prisa. En la cesta caben un tubo de esnórquel, una piña y poco más. Va bien para Wete y los caminos sombreados de alrededor; las cuestas son cortas y subirlas a pie no es ninguna vergüenza.",
  },
  "town-hatch-with-driver": {
    name: "Compacto con conductor",
    description:
      "Acomódate: Hamad se sabe todas las curvas y conoce a casi todas las cabras. Un coche pequeño y fresco para las carreteras asfaltadas entre Mkoani, Chake Chake, Wete y Konde. Te espera mientras te bañas, habla inglés y suajili y tiene opiniones sobre los mangos.",
  },
  "ridge-mountain-bicycle": {
    name: "Bicicleta de montaña para las lomas",
    description:
      "Veintiuna marchas y ruedas anchas para los caminos entre las fincas de clavo. Ajustamos el sillín a tu altura y añadimos bomba, kit de reparación y un mapa con las cuestas duras marcadas. Casi todo el mundo ignora las marcas una vez.",
  },
  "suzuki-jimny": {
    name: "Suzuki Jimny",
    description:
      "Pequeño, cuadrado y mejor en arena honda que coches del doble de su tamaño. Dos viajan cómodos; cuatro, si se llevan bien. El camino a Vumawimbi es justo para lo que se fabricó. Hay conductor para quien prefiera mirar por la ventanilla.",
  },
  "honda-dio-110": {
    name: "Honda Dio 110",
    description:
      "Un scooter silencioso con asiento para dos, un portaequipajes pequeño y una toma que mantiene vivo el teléfono mientras te indica el camino. Úsalo a menos de treinta kilómetros de Wete y antes del anochecer, que es cuando las vacas vuelven a casa por la misma carretera.",
  },
  "honda-xl-200": {
    name: "Honda XL 200",
    description:
      "Alta, ligera y hecha para caminos malos. Es la moto para Ngezi, Ras Kigomasha y los pueblos donde la carretera se rinde. Para motociclistas con experiencia: hacen falta piernas largas, licencia de moto y cierto respeto por la arena. Incluye casco, guantes y portaequipajes.",
  },
  "two-seat-quad-400": {
    name: "Quad biplaza 400",
    description:
      "Dos asientos, un respaldo como es debido y motor suficiente para los caminos empinados de las fincas, por encima de Chake Chake. Un conductor puede llevar el manillar mientras tú sostienes la cámara. A las playas no entramos: allí tienen preferencia las tortugas, las redes y el fútbol.",
  },
  "toyota-noah": {
    name: "Toyota Noah, siete plazas",
    description:
      "Siete plazas, puertas correderas y sitio para el equipaje de una familia que hizo las maletas dos veces. Va bien para el aeropuerto, el ferri y los días largos de carretera asfaltada. Condúcelo tú o ve con nuestro conductor, que ha cargado maletas de todas clases.",
  },
};
