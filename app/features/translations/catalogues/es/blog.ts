import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const blog: CataloguePart<"blog"> = {
  blogCategory: {
    experiences: "Experiencias",
    stays: "Alojamientos",
    travel: "Viajes",
    discover: "Descubrir",
    realEstate: "Inmuebles",
    investment: "Inversión",
    culture: "Cultura",
    business: "Negocios",
  },
  blog: {
    metaTitle: "Apuntes de Pemba: mareas, clavo, terrenos y cómo llegar",
    metaDescription:
      "Artículos breves desde la isla de Pemba, Tanzania: mareas y barcos, clavo y costumbres, dónde alojarse, cómo viajar y lo que de verdad cuesta la tierra.",
    eyebrow: "Blog",
    title: "Apuntes sin prisa",
    lead: "Escritos en la isla, casi siempre después de almorzar.",
    filters: "Filtrar artículos",
    search: "Buscar",
    searchHint: "Buscar artículos",
    category: "Categoría",
    all: "Todas",
    read: "Leer el artículo",
    count: "{n, plural, one {<b>#</b> artículo} other {<b>#</b> artículos}}",
    emptyTitle: "Eso no lo ha escrito nadie todavía",
    emptyBody: "Ningún artículo coincide con esta búsqueda. Prueba con una palabra más corta o con otra categoría.",
    noneTitle: "La tinta aún no se ha secado",
    noneBody: "Por ahora no hay artículos que mostrar. Vuelve a mirar más adelante.",
  },
  article: {
    back: "Volver al blog",
    inEnglish: "Este artículo todavía no está traducido. Lo estás leyendo en inglés.",
    video: "Vídeo: {title}",
    keepReading: "Seguir leyendo",
    all: "Todos los artículos",
    notFoundTitle: "Artículo no encontrado",
    notFoundBody: "El artículo que buscas no existe o se ha retirado.",
  },
};
