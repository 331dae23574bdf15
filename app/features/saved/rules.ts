import { MAX_SAVED, savedKey, type SavedItem } from "#app/features/page/saved-key";
import type { SavedThing } from "#app/features/saved/queries.server";

const isSame = (a: SavedItem, b: SavedItem) => savedKey(a) === savedKey(b);

export function includesItem(items: readonly SavedItem[], item: SavedItem): boolean {
  return items.some((one) => isSame(one, item));
}

export function withoutItem(items: readonly SavedItem[], item: SavedItem): SavedItem[] {
  return items.filter((one) => !isSame(one, item));
}

/** The list with an item in the place of its neighbour of the same kind; as it was, where it has none. */
export function withMoved(items: readonly SavedItem[], item: SavedItem, way: "up" | "down"): SavedItem[] {
  const ofKind = items.filter(({ kind }) => kind === item.kind);
  const index = ofKind.findIndex((one) => isSame(one, item));
  const neighbour = ofKind[index + (way === "up" ? -1 : 1)];
  if (index < 0 || !neighbour) return [...items];
  return items.map((one) => (isSame(one, item) ? neighbour : isSame(one, neighbour) ? item : one));
}

/** The list with more items, as far as they fit. */
export function withItems(items: readonly SavedItem[], more: readonly SavedItem[]): SavedItem[] {
  return [...items, ...more.filter((item) => !includesItem(items, item))].slice(0, MAX_SAVED);
}

export function nameOf(thing: SavedThing): string {
  return thing.kind === "experience" || thing.kind === "property" ? thing.card.title : thing.card.name;
}

export const MAX_NOTE_LENGTH = 280;
