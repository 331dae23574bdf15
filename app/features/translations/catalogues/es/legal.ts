import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const legal: CataloguePart<"legal"> = {
  legal: {
    eyebrow: "Letra pequeña, pero legible",
    contents: "En esta página",
    updated: "Última actualización",
    responsible: "Responsable de este sitio web",
    dataKeptIn: "Datos guardados en",
    address: "Dirección",
    email: "Correo electrónico",
    phone: "Teléfono",
    form: "Formulario de contacto",
    formLink: "Escribir",
    readPrivacy: "Leer qué se hace con los datos",
    readTerms: "Leer los términos y condiciones",
  },
  privacy: {
    metaTitle: "Privacidad",
    metaDescription:
      "Qué datos guarda este sitio web, para qué, durante cuánto tiempo y cómo pedir que se corrijan o se borren. Sin analítica y sin publicidad.",
    title: "Privacidad",
    intro:
      "Se guarda lo que se recibe, para poder responder. No se sigue el rastro de nadie, ni en este sitio ni fuera de él. Los detalles figuran a continuación.",
    s1Title: "Quién es responsable",
    s1Body:
      "{brand} gestiona este sitio web y decide qué se hace con los datos que contiene. Las vías de contacto figuran al final de esta página. Cualquier pregunta sobre lo que aquí se dice puede enviarse por esas vías; responderá una persona.",
    s2Title: "Qué datos se reciben",
    s2Body:
      "Para leer este sitio web no hace falta dar ningún dato. No se necesita una cuenta, ni es posible abrirla.\n\nCuando alguien escribe mediante el formulario de contacto, se guardan su nombre, su dirección de correo electrónico, su teléfono si lo facilita, el tema y el mensaje. Las consultas sobre una propiedad se guardan del mismo modo, junto con la propiedad a la que se refieren.\n\nCuando se solicita una experiencia, un alojamiento o un vehículo, se guardan el nombre, la dirección de correo electrónico y el teléfono del solicitante, las fechas, el número de personas, el lugar donde se aloja si el formulario lo pregunta, sus peticiones especiales y el precio que se le mostró.\n\nEn todos estos casos se guardan también el idioma de la página, para poder responder en él, la página desde la que se envió, la hora y un número aleatorio que evita que un formulario enviado dos veces llegue dos veces.\n\nAl solicitar avisos sobre nuevas propiedades o bajadas de precio, guardamos la dirección de correo, el idioma y la moneda de la página y lo que se busca. No enviamos nada hasta que se pulsa «Empezar» en nuestro primer mensaje, y lo que no se activa en siete días se borra. Cada mensaje incluye un enlace que pone fin a todo.",
    s3Title: "Qué guarda el navegador",
    s3Body:
      "Dos cookies recuerdan durante un año las preferencias del visitante: pemba.language guarda el último idioma utilizado y pemba.currency, la moneda elegida. El navegador conserva esos mismos dos valores en su propio almacenamiento. No contienen nada más y se pueden borrar en cualquier momento.\n\nUna cookie recuerda lo que se guarda: pemba.saved contiene la lista de los corazones y, si se comparte, la clave con la que se puede anular el enlace. Dura 400 días desde el último cambio y solo se crea al pulsar un corazón. Las notas de la lista se quedan en el almacenamiento del navegador hasta que se borran, y solo llegan a la empresa si se envían con una pregunta. Si el navegador no ejecuta scripts, pemba.notice lo confirma en la página siguiente.\n\nUna cookie guarda el plan de viaje: pemba.plan contiene lo que añades, con sus días y el número de personas, y nada sobre ti. Dura 400 días desde tu último cambio, solo se crea cuando pulsas «Añadir al plan» y se borra al enviar el plan.\n\nOtras dos cookies duran poco. En las páginas con formulario, pemba.opened anota a qué hora se abrió la página, para distinguir a las personas de los programas que envían formularios en un segundo. Desaparece al cerrar el navegador. Cuando se ha ofrecido una propiedad, pemba.notice lleva el mensaje de agradecimiento a la página siguiente y desaparece antes de un minuto.\n\nEl navegador guarda además algunas cosas en la pestaña abierta: lo escrito en un formulario de contacto, de reserva o de propiedad que aún no se ha enviado, hasta dónde se había bajado en una página, un mensaje que debe mostrar la página siguiente y una señal de que los scripts ya se han cargado. Lo escrito solo llega a la empresa cuando se envía, y todo ello se borra al cerrar la pestaña.\n\nEl resto es solo para el personal: una cookie que mantiene la sesión abierta y caduca una semana después de la última visita, otra que dura los cinco minutos entre la contraseña y el código, otra que reconoce un dispositivo desde el que ya se inició sesión, y los ajustes y textos sin terminar del área interna.\n\nSi tocas una página, escribes en ella o abres una segunda, tu navegador guarda una página pequeña con los números de emergencia, para cuando no haya conexión. Si abres la guía de viaje, guardas algo, instalas el sitio o eliges «Guardar para leer sin conexión», guarda también la guía, el mapa, tu lista y sus páginas, con sus fotos. Todo eso se queda en tu dispositivo y no llega a nadie, tampoco a nosotros. Se renueva cuando vuelves, y el navegador puede borrarlo si le falta espacio. «Eliminar todo lo guardado», en la página «Guardar para leer sin conexión», lo borra al momento; pemba.offline recuerda entonces ese deseo durante un año.\n\nNo hay cookies de publicidad ni de estadística. Por eso ningún aviso pide que se acepten.",
    s4Title: "La dirección de red",
    s4Body:
      "Todo sitio web ve la dirección de red (dirección IP) de la que procede una petición. Aquí se utiliza para una sola cosa: contar cuánto pide y envía cada dirección, de modo que nadie pueda saturar el servicio. Ese recuento se borra aproximadamente un día después y nunca se vincula al mensaje.\n\nSi algo falla, el registro de errores anota en qué página ocurrió y cuándo. No anota lo que se había escrito.\n\nLas palabras que se buscan aquí sin resultado se cuentan por mes e idioma, para saber qué falta. Nada indica quién las buscó, desde dónde ni a qué hora.",
    s5Title: "Para qué se usan",
    s5Body:
      "Para responder, para organizar lo que se ha pedido y para conservar los registros que la ley exige a una empresa. Nada más. No se venden datos, no se elaboran perfiles y ninguna máquina toma decisiones sobre nadie.\n\nNo se envían boletines. A una pregunta le sigue una respuesta y, quizá, otra pregunta.",
    s6Title: "Quién los ve",
    s6Body:
      "El personal, tras iniciar sesión. También quienes necesitan conocerlos para prestar lo que se ha pedido: el guía, el anfitrión, el conductor o el propietario de un inmueble reciben el nombre, las fechas y un medio de contacto, una vez hablado con el interesado.\n\nNo hay servicios de analítica, redes publicitarias ni botones de redes sociales que transmitan información. Las fuentes tipográficas y los scripts proceden del propio servidor. Las imágenes o los vídeos que un editor haya enlazado desde otro lugar, y los mapas interactivos de las páginas que los muestran, se descargan del servidor que los ofrece; ese servidor ve entonces la dirección de red del visitante.\n\nLos botones de compartir abren el programa de correo o el WhatsApp de quien los pulsa. Lo que ocurra allí queda entre esa persona y el servicio.",
    s7Title: "Si se ofrece una propiedad",
    s7Body:
      "El nombre, la dirección de correo electrónico y el teléfono del propietario son para el personal. No aparecen nunca en el sitio web. Lo que se publica, una vez revisado, es la propiedad: su descripción, su ubicación, su precio y sus imágenes.\n\nCada imagen recibida se genera de nuevo antes de guardarse. Con ello desaparece todo lo que la cámara haya escrito en el archivo, como el lugar y la hora de la toma. Lo que la imagen muestra se conserva, así que no deben enviarse imágenes de personas que no hayan dado su consentimiento.",
    s8Title: "Dónde se guardan, y cuánto tiempo",
    s8Body:
      "En la base de datos y en la carpeta de archivos del servidor de este sitio web. Las respuestas enviadas quedan también en el buzón de correo de la empresa, igual que quedan en el de quien las recibe.\n\nLos mensajes y las solicitudes se conservan mientras hacen falta para atender al interesado. {months, plural, one {# mes} other {# meses}} después del último día de lo solicitado, o de la llegada de un mensaje, el nombre, los datos de contacto y lo escrito se borran de forma automática. Lo que queda ya no dice nada de nadie: las fechas, el número de personas, el importe y el resultado, con los que se hacen las estadísticas. La confirmación que envía el sitio web se borra a los 30 días.\n\nLos datos de contacto de un propietario se conservan junto con la propiedad mientras esta siga registrada. Las copias de seguridad de la base de datos pueden contener lo borrado durante unas semanas más. Quien no quiera esperar puede pedirlo: el personal puede borrarlo todo de inmediato.",
    s9Title: "Qué se puede pedir",
    s9Body:
      "Toda persona puede preguntar qué datos suyos se guardan, pedir que se corrijan o se borren, obtener una copia u oponerse a que se sigan usando. Basta con escribir por una de las vías que figuran al final de esta página, indicando la dirección de correo que se usó antes, para que se pueda comprobar la identidad. La respuesta llega en un plazo de treinta días, por lo general mucho antes, y es gratuita.\n\nSi la ley obliga a conservar algo, se explica qué y por qué. Si la respuesta no resulta satisfactoria, puede acudirse a la autoridad de protección de datos de Tanzania o a la del país de residencia.",
    s10Title: "Cuándo cambia esta página",
    s10Body:
      "La fecha que figura al principio cambia con ella. Si alguna vez se quisiera hacer algo nuevo con datos ya recibidos, antes se pediría permiso a quien los envió.",
  },
  terms: {
    metaTitle: "Términos y condiciones",
    metaDescription:
      "Qué significa una solicitud en este sitio web, cómo se muestran los precios, qué son y qué no son los anuncios de propiedades y de qué responde la empresa.",
    title: "Términos y condiciones de uso",
    intro:
      "Estas son las reglas para usar este sitio web. Son breves, porque casi todo lo importante se acuerda al confirmar cada solicitud.",
    s1Title: "Qué es este sitio web",
    s1Body:
      "{brand} muestra experiencias, alojamientos, vehículos e inmuebles en Pemba y transmite las solicitudes a quienes pueden atenderlas. Una parte de lo que se muestra es de la propia empresa; gran parte pertenece a guías, anfitriones y propietarios de la isla. Al confirmar una solicitud se indica con quién se celebra el contrato.\n\nEl uso del sitio web supone la aceptación de estos términos. Quien no los acepte puede igualmente escribir, y se le atenderá.",
    s2Title: "Una solicitud es una solicitud",
    s2Body:
      "Lo que se envía mediante un formulario de este sitio web es una solicitud, no una reserva. Nada queda reservado ni nadie debe nada a nadie hasta que exista una confirmación por escrito. La solicitud puede rechazarse, por ejemplo cuando el barco está lleno, el mar está agitado o la fecha ya no está libre.\n\nEl mensaje que aparece al pulsar el botón indica que la solicitud ha llegado. No es la confirmación.\n\nLos datos facilitados deben ser correctos. No es posible responder a una dirección de correo mal escrita.",
    s3Title: "Precios y monedas",
    s3Body:
      "Todos los precios se fijan en dólares estadounidenses. Los importes en otras monedas se calculan con un tipo de cambio que se actualiza de vez en cuando. Sirven de orientación y no son el importe exacto que se pedirá pagar.\n\nEl total que muestra un formulario se calcula a partir de los datos introducidos. El precio válido es el de la confirmación, que indica además qué incluye. Si un precio del sitio web es un error evidente, se avisa de ello antes de acordar nada.",
    s4Title: "Pagos, cambios y cancelaciones",
    s4Body:
      "Este sitio web no cobra nada ni pide números de tarjeta. Cómo y cuándo se paga, y qué ocurre en caso de cambio o cancelación, consta en la confirmación. Si alguien pide un pago mediante un enlace que dice proceder de este sitio web, no debe hacerse, y conviene avisar.\n\nSi es la empresa la que tiene que cancelar, por el tiempo o por cualquier otro motivo, se ofrece otra fecha o se devuelve lo pagado.",
    s5Title: "En la isla",
    s5Body:
      "El mar, el bosque y los caminos van en serio. Hay que seguir las indicaciones del guía, comunicar con tiempo los problemas de salud que puedan influir y contratar un seguro de viaje que cubra lo que se piensa hacer. El guía puede dar la vuelta o dejar a alguien en tierra cuando sea lo más seguro.\n\nQuien conduzca un vehículo alquilado necesita licencia y el permiso válido en Zanzíbar, y debe cumplir las condiciones del alquiler.",
    s6Title: "Anuncios de propiedades",
    s6Body:
      "Un anuncio es una invitación a preguntar, no una oferta vinculante. Lo que se publica se revisa con cuidado, pero las superficies, las lindes, los planos y los documentos proceden de los propietarios y pueden ser incorrectos o no estar al día. Las imágenes de edificios sin terminar muestran un proyecto.\n\nNada de lo que contiene este sitio web constituye asesoramiento jurídico, fiscal o de inversión. Las cifras de crecimiento, rentabilidad o costes son estimaciones y proyecciones, no una promesa.",
    s7Title: "Tierra y arrendamientos",
    s7Body:
      "La tierra de Zanzíbar es pública. Por regla general, quienes no son zanzibaríes no pueden tenerla como la tienen los zanzibaríes: suscriben un arrendamiento a largo plazo o compran una unidad en un edificio, conforme a las leyes vigentes y a las condiciones del arrendamiento. Pueden concederse permisos y ventajas a los inversores. No son automáticos, y las normas cambian.\n\nAntes que nada hay que hacer revisar el título, el levantamiento topográfico y el arrendamiento. Conviene consultar a un abogado de Zanzíbar antes de firmar o pagar.",
    s8Title: "Si se ofrece una propiedad",
    s8Body:
      "Quien ofrece una propiedad declara que es suya o que está autorizado a ofrecerla, que lo que escribe es cierto y que tiene derecho a mostrar las imágenes. Autoriza a publicar la descripción y las imágenes en este sitio web, y a traducir y abreviar el texto, mientras el anuncio esté activo. La decisión de publicar, y cuándo, corresponde a la empresa; el anuncio se retira en cualquier momento si quien lo envió lo pide.",
    s9Title: "Textos, imágenes y enlaces",
    s9Body:
      "Los textos, los dibujos y las imágenes de este sitio web pertenecen a la empresa o a quienes le permiten usarlos. Se puede enlazar a cualquier página. Para copiar más de unas pocas líneas hay que pedir permiso.\n\nNo está permitido intentar dañar el sitio web, enviar formularios de forma automática ni acceder a datos ajenos. Los enlaces externos llevan a páginas sobre las que no se tiene control.",
    s10Title: "De qué responde la empresa",
    s10Body:
      "La empresa responde de lo que promete en una confirmación y de los daños que cause con dolo o culpa grave, sin límite cuando así lo disponga la ley. Nada de lo dispuesto en estos términos lo excluye.\n\nEn lo demás responde solo de los daños previsibles; de lo que hagan guías, anfitriones y propietarios en virtud de su propio contrato con el usuario responden ellos mismos. La empresa ayuda a localizarlos. El sitio web se ofrece tal como está: no se puede garantizar que esté siempre accesible ni libre de errores, y se corrigen los que se comuniquen.",
    s11Title: "Ley aplicable, conflictos y cambios",
    s11Body:
      "Se aplica el derecho vigente en Zanzíbar, en la República Unida de Tanzania. Se mantienen los derechos que protegen al consumidor en su lugar de residencia y de los que ningún contrato puede privarlo. Antes de acudir a los tribunales, lo deseable es una conversación franca. Si no da resultado, deciden los tribunales de Zanzíbar.\n\nSi alguna de estas reglas resultara no ser válida, las demás se mantienen. Esta página puede cambiar, y entonces cambia también la fecha que figura al principio. A las solicitudes ya confirmadas se les aplican los términos del día de la confirmación.",
  },
};
