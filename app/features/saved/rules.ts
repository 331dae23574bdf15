import { MAX_SAVED, savedKey, type SavedItem } from "#app/features/page/saved-key";
import type { SavedThing } from "#app/features/saved/queries.server";

const isSame = (a: SavedItem, b: SavedItem) => savedKey(a) === savedKey(b);

export function includesItem(items: readonly SavedItem[], item: SavedItem): boolean {
  return items.some((one) => isSame(one, item));
}

export function withoutItem(items: readonly SavedItem[], item: SavedItem): SavedItem[] {
  return items.filter((one) => !isSame(one, item));
}

/** The list with more items, as far as they fit. */
export function withItems(items: readonly SavedItem[], more: readonly SavedItem[]): SavedItem[] {
  return [...items, ...more.filter((item) => !includesItem(items, item))].slice(0, MAX_SAVED);
}

export function nameOf(thing: SavedThing): string {
  return thing.kind === "experience" || thing.kind === "property" ? thing.card.title : thing.card.name;
}

/** How many things can stand side by side. */
export const COMPARED = { least: 2, most: 4 } as const;

export const MAX_NOTE_LENGTH = 280;
