import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const blog: CataloguePart<"blog"> = {
  blogCategory: {
    experiences: "Erlebnisse",
    stays: "Unterkünfte",
    travel: "Reisen",
    discover: "Entdecken",
    realEstate: "Immobilien",
    investment: "Investition",
    culture: "Kultur",
    business: "Wirtschaft",
  },
  blog: {
    metaTitle: "Notizen von Pemba: Tide, Gewürznelken, Grundstücke, Anreise",
    metaDescription:
      "Kurze Artikel von der Insel Pemba in Tansania: Tide und Boote, Gewürznelken und Bräuche, Unterkünfte, Anreise und was ein Grundstück wirklich kostet.",
    eyebrow: "Blog",
    title: "Notizen ohne Eile",
    lead: "Auf der Insel geschrieben, meist nach dem Mittagessen.",
    filters: "Artikel filtern",
    search: "Suchen",
    searchHint: "Artikel suchen",
    category: "Kategorie",
    all: "Alle",
    read: "Artikel lesen",
    count: "{n, plural, one {<b>#</b> Artikel} other {<b>#</b> Artikel}}",
    emptyTitle: "Das hat noch niemand aufgeschrieben",
    emptyBody: "Zu dieser Suche passt kein Artikel. Versuchen Sie ein kürzeres Wort oder eine andere Kategorie.",
    noneTitle: "Die Tinte trocknet noch",
    noneBody: "Zurzeit können wir Ihnen hier keine Artikel zeigen. Bitte schauen Sie später wieder vorbei.",
  },
  article: {
    back: "Zurück zum Blog",
    inEnglish: "Dieser Artikel ist noch nicht übersetzt. Sie lesen ihn auf Englisch.",
    video: "Video zu „{title}“",
    keepReading: "Weiterlesen",
    all: "Alle Artikel",
    notFoundTitle: "Artikel nicht gefunden",
    notFoundBody: "Den gesuchten Artikel gibt es nicht oder nicht mehr.",
  },
};
