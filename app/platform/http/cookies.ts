/** One cookie's value out of a Cookie header. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of header?.split(";") ?? []) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return decoded(value.join("="));
  }
  return null;
}

/** Hands the cookies of one answer on to another. */
export function copyCookies(from: Headers, to: Headers): Headers {
  for (const cookie of from.getSetCookie()) to.append("Set-Cookie", cookie);
  return to;
}

/** Anybody can send anything as a cookie. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** The browser's storage keys of the visitor's choices; a cookie of the same name mirrors each for the server. */
export const LANGUAGE_KEY = "pemba.language";
export const CURRENCY_KEY = "pemba.currency";

export const YEAR_SECONDS = 31_536_000;

/**
 * The name by which a currency is chosen in an address, before scripts have loaded. `currency` itself says what a price
 * in the address is in.
 */
export const CURRENCY_PARAM = "show_currency";

/** Keeps a choice in the browser and in its cookie. Storage can be switched off: then the cookie alone remembers. */
export function storeChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse.
  }
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${key}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

export function readStoredChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What the next page says once, for pages without scripts. */
export const NOTICE_KEY = "pemba.notice";

export interface SaidNotice {
  notice: string;
  path: string | null;
}

/** The notice that a request brings along; the path is one of ours or none. */
export function readNotice(header: string | null): SaidNotice | null {
  const [notice = "", path = ""] = (readCookie(header, NOTICE_KEY) ?? "").split(" ");
  return notice === "" ? null : { notice, path: /^\/my\/[\w-]+$/.test(path) ? path : null };
}

/** Sets the notice, with a path it leads to, or forgets the one that has been said. */
export function noticeCookie(notice: string | null, path = ""): string {
  const value = notice === null ? "" : encodeURIComponent(`${notice} ${path}`.trim());
  return `${NOTICE_KEY}=${value}; Path=/; Max-Age=${notice === null ? 0 : 60}; HttpOnly; SameSite=Lax`;
}
