import { KIND_LETTERS, MAX_SAVED, SAVED_KINDS, savedKey, type SavedItem } from "#app/features/page/saved-key";
import { readCookie } from "#app/platform/http/cookies";

/** Also in the text of layouts/site/mark-hearts.ts, which can import nothing. */
export const SAVED_COOKIE = "pemba.saved";
/** The longest browsers keep one. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;
/** Between the keys and the secret. */
const SEPARATOR = "~";
const KEY = /([sxvp])([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})/g;
const OWNER = /^[\w-]{43}$/;

export interface SavedList {
  /** The newest last. */
  items: SavedItem[];
  /** The secret of whoever shared a copy: see sharing/mutations.server.ts. */
  owner: string | null;
}

/** Anybody can send anything as a cookie: what is no key is passed over, and what is too much is left out. */
export function readSavedCookie(header: string | null): SavedList {
  const [keys = "", owner = ""] = (readCookie(header, SAVED_COOKIE) ?? "").split(SEPARATOR);
  return { items: readKeys(keys), owner: OWNER.test(owner) ? owner : null };
}

/** The items whose keys stand in a text, each once. */
export function readKeys(text: string): SavedItem[] {
  const found = new Map<string, SavedItem>();
  for (const [key, letter, ...groups] of text.matchAll(KEY)) {
    const kind = SAVED_KINDS.find((one) => KIND_LETTERS[one] === letter);
    if (kind && found.size < MAX_SAVED) found.set(key, { kind, id: groups.join("-") });
  }
  return [...found.values()];
}

/** Not for the server alone: a script marks what is saved. On a secure address it is only sent there. */
export function savedCookie({ items, owner }: SavedList): string {
  const value = items.map(savedKey).join("") + (owner ? SEPARATOR + owner : "");
  return `${SAVED_COOKIE}=${value}; Path=/; Max-Age=${value === "" ? 0 : MAX_AGE_SECONDS}; SameSite=Lax`;
}
