/** What a visitor can save, in the order of the list. */
export const SAVED_KINDS = ["stay", "experience", "vehicle", "property"] as const;
/** As many as a cookie of 2 kB has room for. */
export const MAX_SAVED = 60;
export type SavedKind = (typeof SAVED_KINDS)[number];

export interface SavedItem {
  kind: SavedKind;
  id: string;
}

/** No hexadecimal digits: a key begins at its letter, so it is found in the cookie by its text alone. */
export const KIND_LETTERS = { stay: "s", experience: "x", vehicle: "v", property: "p" } as const satisfies Record<
  SavedKind,
  string
>;

/** What an item is called in the cookie and by the button that saves it. */
export function savedKey({ kind, id }: SavedItem): string {
  return KIND_LETTERS[kind] + id.replaceAll("-", "");
}
