import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const offline: CataloguePart<"offline"> = {
  kept: {
    keep: "Garder hors ligne",
    open: "Ce qui s’ouvre hors ligne",
    offline: "Vous êtes hors ligne. État au {day}.",
    slow: "Connexion lente. État au {day}.",
  },
  offline: {
    title: "Pemba sans réseau",
    lead: "Ce que vous gardez ici s’ouvre aussi sur la plage, là où il n’y a pas de réseau.",
    missing: "Vous êtes hors ligne, et cette page n’est pas gardée sur cet appareil :",
    again: "Réessayer",
    emergency: "Numéros d’urgence",
    kept: "Gardé sur cet appareil",
    nothing: "Rien pour l’instant, à part cette page.",
    guide: "Guide de voyage",
    map: "Carte",
    saved: "Enregistrés",
    asOf: "au {day}",
    keepTitle: "Garder hors ligne",
    keepBody:
      "Le guide de voyage, la carte, votre liste et les pages qu’elle contient, dans cette langue. Environ 1 Mo, et un peu plus pour chaque élément enregistré.",
    keeping: "Lecture de la page {done} sur {all}…",
    done: "C’est fait. Tout s’ouvre désormais sans réseau.",
    bare: "C’est fait, mais sans toutes les photos : elles n’ont pas pu être lues, ou la place manque sur cet appareil.",
    full: "La place manque sur cet appareil. Ce qui était gardé y est toujours.",
    failed: "Cela n’a pas marché. Ce qui était gardé y est toujours. Veuillez réessayer.",
    remove: "Supprimer tout ce qui est gardé",
    removed: "Tout a été supprimé. Rien ne sera gardé avant que vous le demandiez.",
    unsupported: "Ce navigateur ne peut pas garder de pages.",
  },
};
