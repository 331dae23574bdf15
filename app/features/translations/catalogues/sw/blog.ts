import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const blog: CataloguePart<"blog"> = {
  blogCategory: {
    experiences: "Matembezi",
    stays: "Malazi",
    travel: "Safari",
    discover: "Gundua",
    realEstate: "Nyumba na viwanja",
    investment: "Uwekezaji",
    culture: "Utamaduni",
    business: "Biashara",
  },
  blog: {
    metaTitle: "Simulizi za Pemba: maji, karafuu, ardhi na jinsi ya kufika",
    metaDescription:
      "Makala fupi kutoka kisiwa cha Pemba, Tanzania: maji na vyombo, karafuu na desturi, mahali pa kufikia, jinsi ya kusafiri na gharama halisi za ardhi.",
    eyebrow: "Blogu",
    title: "Simulizi zisizo na haraka",
    lead: "Zimeandikwa kisiwani, nyingi baada ya chakula cha mchana.",
    filters: "Chuja makala",
    search: "Tafuta",
    searchHint: "Tafuta makala",
    category: "Aina",
    all: "Zote",
    read: "Soma makala",
    count: "{n, plural, one {Makala <b>#</b>} other {Makala <b>#</b>}}",
    emptyTitle: "Hilo bado halijaandikwa",
    emptyBody: "Hakuna makala inayolingana na utafutaji huu. Jaribu neno fupi zaidi au aina nyingine.",
    noneTitle: "Wino bado haujakauka",
    noneBody: "Kwa sasa hakuna makala ya kuonyesha. Tafadhali rudi tena baadaye.",
  },
  article: {
    back: "Rudi kwenye blogu",
    inEnglish: "Makala hii bado haijatafsiriwa. Unaisoma kwa Kiingereza.",
    video: "Video ya {title}",
    keepReading: "Endelea kusoma",
    all: "Makala zote",
    notFoundTitle: "Makala haikupatikana",
    notFoundBody: "Makala unayotafuta haipo au imeondolewa.",
  },
};
