import type { MiddlewareHandler } from "hono";
import { LANGUAGE_KEY, readCookie } from "#app/platform/http/cookies";
import { acceptedLanguage, BASE_LANGUAGE, inLanguage, isLanguage, splitLanguage, type Language } from "#app/platform/i18n/languages";
import { ownPath } from "#app/platform/http/own-path";
import { isOffice } from "#app/urls";

/**
 * English has no prefix, so /en/x moves to /x. And whoever arrives from outside without a prefix is shown the language he chose
 * last time, or the one his browser asks for. A link inside the site is never redirected: there, no prefix means English.
 */
export const languageRedirects: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url);
  if (c.req.method !== "GET") return next();
  const wanted = wantedLanguage(url.pathname, (name) => c.req.header(name));
  if (!wanted) return next();
  if (wanted === BASE_LANGUAGE) return c.redirect(ownPath({ pathname: splitLanguage(url.pathname).path, search: url.search }), 301);
  c.header("Vary", "Cookie, Accept-Language");
  c.header("Cache-Control", "no-store");
  return c.redirect(ownPath({ pathname: inLanguage(url.pathname, wanted), search: url.search }), 302);
};

/** The language whose page somebody is sent to instead of the one he asked for; null when he gets what he asked for. */
export function wantedLanguage(pathname: string, header: (name: string) => string | undefined): Language | null {
  const { prefix } = splitLanguage(pathname);
  if (prefix === BASE_LANGUAGE) return BASE_LANGUAGE;
  if (prefix || !isPage(pathname) || comesFromInside(header)) return null;
  const stored = readCookie(header("cookie") ?? null, LANGUAGE_KEY);
  const wanted = isLanguage(stored) ? stored : acceptedLanguage(header("accept-language") ?? null);
  return wanted === BASE_LANGUAGE ? null : wanted;
}

function isPage(path: string): boolean {
  return !isOffice(path) && !/\.[a-z0-9]+$/i.test(path) && !/^\/(healthz|readyz)$/.test(path) && !path.startsWith("/__");
}

function comesFromInside(header: (name: string) => string | undefined): boolean {
  if (header("sec-fetch-site") === "same-origin") return true;
  const referrer = header("referer");
  return referrer !== undefined && URL.canParse(referrer) && new URL(referrer).host === header("host");
}
