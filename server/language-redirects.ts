import type { MiddlewareHandler } from "hono";
import { LANGUAGE_KEY, readCookie, YEAR_SECONDS } from "#app/platform/http/cookies";
import {
  acceptedLanguage,
  BASE_LANGUAGE,
  inLanguage,
  isLanguage,
  splitLanguage,
  type Language,
} from "#app/platform/i18n/languages";
import { sameSitePath } from "#app/platform/http/same-site-path";
import { isOffice } from "#app/urls";
import { canonicalPath } from "#server/canonical-redirects";

/**
 * English has no prefix, so /en/x moves to /x, and English is remembered. And whoever arrives from outside without a
 * prefix is shown the language he chose last time, or the one his browser asks for. A link inside the site is never
 * redirected: there, no prefix means English.
 */
export function languageRedirects(patterns: readonly string[][]): MiddlewareHandler {
  return async (c, next) => {
    const { pathname: requestedPath, search } = new URL(c.req.url);
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const canonical = canonicalPath(requestedPath, patterns);
    const { prefix, path } = splitLanguage(canonical);
    if (prefix === BASE_LANGUAGE && !isOffice(requestedPath)) {
      // The page it leads to would send a German browser on to the German one: whoever names the language has chosen
      // it.
      c.header("Set-Cookie", `${LANGUAGE_KEY}=${BASE_LANGUAGE}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`);
      c.header("Cache-Control", "no-store");
      return c.redirect(sameSitePath({ pathname: path, search }), 301);
    }
    const wanted = redirectLanguage(requestedPath, (name) => c.req.header(name));
    if (!wanted) return next();
    c.header("Vary", "Cookie, Accept-Language");
    c.header("Cache-Control", "no-store");
    return c.redirect(sameSitePath({ pathname: inLanguage(requestedPath, wanted), search }), 302);
  };
}

/** The language whose page somebody is sent to instead of the one he asked for; null when he gets what he asked for. */
export function redirectLanguage(pathname: string, header: (name: string) => string | undefined): Language | null {
  const { prefix } = splitLanguage(pathname);
  if (prefix === BASE_LANGUAGE) return BASE_LANGUAGE;
  if (prefix || !isPage(pathname) || isSameSiteNavigation(header)) return null;
  const stored = readCookie(header("cookie") ?? null, LANGUAGE_KEY);
  const wanted = isLanguage(stored) ? stored : acceptedLanguage(header("accept-language") ?? null);
  return wanted === BASE_LANGUAGE ? null : wanted;
}

function isPage(path: string): boolean {
  return (
    !isOffice(path) && !/\.[a-z0-9]+$/i.test(path) && !/^\/(healthz|readyz)$/.test(path) && !path.startsWith("/__")
  );
}

function isSameSiteNavigation(header: (name: string) => string | undefined): boolean {
  if (header("sec-fetch-site") === "same-origin") return true;
  const referrer = header("referer");
  return referrer !== undefined && URL.canParse(referrer) && new URL(referrer).host === header("host");
}
