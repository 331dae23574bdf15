import type { ReplyWords } from "#db/seed/demo/replies/en";

export const es: ReplyWords = {
  airport: {
    text: "Hola, {name}:\n\nPodemos ir a buscarte al aeropuerto de Pemba. Chake Chake está a unos 6\u00a0km, un cuarto de hora en coche. Envíanos tu número de vuelo, la hora de llegada y cuántas maletas traes. En las avionetas el equipaje suele limitarse a unos 15\u00a0kg, en bolsas blandas.\n\nHasta pronto,\n{staff}",
  },
  deposit: {
    text: "Hola, {name}:\n\nGracias por tu reserva: {item}, {days}, {total} en total. Antes de confirmarla pedimos un anticipo. Dinos cómo prefieres pagarlo y te enviamos los detalles. Por favor, indica tu referencia {reference} con el pago.\n\nUn saludo,\n{staff}",
  },
  full: {
    text: "Hola, {name}:\n\nLo sentimos: {item} ya no está libre en las fechas que pediste ({days}). ¿Podrías venir un poco antes o después? Dinos qué días te vienen bien y miramos qué hay libre.\n\nUn saludo,\n{staff}",
  },
  directions: {
    text: "Hola, {name}:\n\nDesde Chake Chake hay unos 30\u00a0km hasta Mkoani o hasta Wete, 45 minutos en coche, y de 40 a 45\u00a0km hasta Konde, una hora o algo más. La carretera principal está asfaltada. Las pistas a las playas son de arena o arcilla, y lentas después de la lluvia. Se circula por la izquierda, solo hay combustible en los pueblos grandes, y de noche es mejor ir con conductor.\n\nBuen viaje,\n{staff}",
  },
  thanks: {
    text: "Hola, {name}:\n\nGracias por venir. Esperamos que Pemba te haya tratado bien. Si hay algo que podamos hacer mejor, escríbenos: leemos cada palabra. Y si vuelves entre julio y diciembre, más o menos, olerás la cosecha del clavo desde la carretera.\n\nKwaheri,\n{staff}",
  },
};
