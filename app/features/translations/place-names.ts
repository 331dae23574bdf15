/** What a place is called among the names of a page: its Latin name, folded. A dot would part a key. */
export function placeKey(latinName: string): string {
  return latinName
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

/** A stored location with the names of places we know; what we do not know stands as it was written. */
export function namePlaces(location: string, nameOf: (key: string) => string | undefined): string {
  return location
    .split(/(,\s*)/)
    .map((part) => nameOf(placeKey(part)) ?? part)
    .join("");
}
