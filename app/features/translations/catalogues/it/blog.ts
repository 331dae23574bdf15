import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const blog: CataloguePart<"blog"> = {
  blogCategory: {
    experiences: "Esperienze",
    stays: "Alloggi",
    travel: "Viaggi",
    discover: "Scopri",
    realEstate: "Immobili",
    investment: "Investimenti",
    culture: "Cultura",
    business: "Economia",
  },
  blog: {
    metaTitle: "Appunti da Pemba: maree, spezie, terreni e come arrivare",
    metaDescription:
      "Brevi articoli dall’isola di Pemba, Tanzania: maree e barche, spezie e usanze, dove dormire, come arrivare e quanto costa davvero un terreno.",
    eyebrow: "Blog",
    title: "Appunti senza fretta",
    lead: "Scritti sull’isola, per lo più dopo pranzo.",
    filters: "Filtra gli articoli",
    search: "Cerca",
    searchHint: "Cerca tra gli articoli",
    category: "Categoria",
    all: "Tutte",
    read: "Leggi l’articolo",
    count: "{n, plural, one {<b>#</b> articolo} other {<b>#</b> articoli}}",
    emptyTitle: "Questo non l’ha ancora scritto nessuno",
    emptyBody: "Nessun articolo corrisponde alla ricerca. Prova una parola più corta o un’altra categoria.",
    noneTitle: "L’inchiostro si sta ancora asciugando",
    noneBody: "Al momento non ci sono articoli da mostrare. Torna a dare un’occhiata più avanti.",
  },
  article: {
    back: "Torna al blog",
    inEnglish: "Questo articolo non è ancora tradotto: lo stai leggendo in inglese.",
    video: "Video: {title}",
    keepReading: "Continua a leggere",
    all: "Tutti gli articoli",
    notFoundTitle: "Articolo non trovato",
    notFoundBody: "L’articolo che cerchi non esiste o è stato rimosso.",
  },
};
