import type { MiddlewareHandler } from "hono";
import { LANGUAGE_KEY, readCookie } from "#app/platform/http/cookies";
import { acceptedLanguage, inLanguage, isLanguage, splitLanguage } from "#app/platform/i18n/languages";
import { ownPath } from "#app/platform/http/own-path";
import { isOffice } from "#app/urls";

/**
 * English has no prefix, so /en/x moves to /x. And whoever arrives from outside without a prefix is shown the language he chose
 * last time, or the one his browser asks for. A link inside the site is never redirected: there, no prefix means English.
 */
export const languageRedirects: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url);
  if (c.req.method !== "GET" || !isPage(url.pathname)) return next();
  const { prefix, path } = splitLanguage(url.pathname);
  if (prefix === "en") return c.redirect(ownPath({ pathname: path, search: url.search }), 301);
  if (prefix || comesFromInside(c.req.raw, url)) return next();

  const stored = readCookie(c.req.header("cookie") ?? null, LANGUAGE_KEY);
  const wanted = isLanguage(stored) ? stored : acceptedLanguage(c.req.header("accept-language") ?? null);
  if (!wanted || wanted === "en") return next();
  c.header("Vary", "Cookie, Accept-Language");
  c.header("Cache-Control", "no-store");
  return c.redirect(ownPath({ pathname: inLanguage(url.pathname, wanted), search: url.search }), 302);
};

function isPage(path: string): boolean {
  return !isOffice(path) && !/\.[a-z0-9]+$/i.test(path) && path !== "/healthz" && !path.startsWith("/__");
}

function comesFromInside(request: Request, url: URL): boolean {
  if (request.headers.get("sec-fetch-site") === "same-origin") return true;
  const referrer = request.headers.get("referer");
  return referrer !== null && URL.canParse(referrer) && new URL(referrer).host === url.host;
}
