import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const blog: CataloguePart<"blog"> = {
  blogCategory: {
    experiences: "Expériences",
    stays: "Hébergements",
    travel: "Voyage",
    discover: "Découvrir",
    realEstate: "Immobilier",
    investment: "Investissement",
    culture: "Culture",
    business: "Économie",
  },
  blog: {
    metaTitle: "Carnets de Pemba : marées, girofle, terrains et traversées",
    metaDescription:
      "De courts articles écrits à Pemba, en Tanzanie : marées et bateaux, girofle et usages, où loger, comment venir et ce qu’un terrain coûte vraiment.",
    eyebrow: "Blog",
    title: "Carnets d’une île sans hâte",
    lead: "Écrits sur place, le plus souvent après le déjeuner.",
    filters: "Filtrer les articles",
    search: "Rechercher",
    searchHint: "Rechercher un article",
    category: "Catégorie",
    all: "Toutes",
    read: "Lire l’article",
    count: "{n, plural, one {<b>#</b> article} other {<b>#</b> articles}}",
    emptyTitle: "Personne ne l’a encore écrit",
    emptyBody: "Aucun article ne correspond à cette recherche. Essayez un mot plus court ou une autre catégorie.",
    noneTitle: "L’encre n’est pas encore sèche",
    noneBody: "Il n’y a aucun article à afficher pour le moment. Revenez un peu plus tard.",
  },
  article: {
    back: "Retour au blog",
    inEnglish: "Cet article n’est pas encore traduit. Vous le lisez en anglais.",
    video: "Vidéo : {title}",
    keepReading: "À lire ensuite",
    all: "Tous les articles",
    notFoundTitle: "Article introuvable",
    notFoundBody: "L’article que vous cherchez n’existe pas ou a été retiré.",
  },
};
