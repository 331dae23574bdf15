import type { MiddlewareHandler } from "hono";
import { isUuid } from "#app/platform/db/uuid";
import { sameSitePath } from "#app/platform/http/same-site-path";
import { BASE_LANGUAGE, isLanguage, splitLanguage } from "#app/platform/i18n/languages";
import { isOffice } from "#app/urls";

interface Route {
  id: string;
  parentId?: string;
  path?: string;
}

/** The frame of every page of visitors. */
const SITE = "layouts/site";

/** What answers besides pages: files, checks, and what the router asks for itself. */
const NON_PAGE_PATH = /^\/(assets|scenes|media|__manifest|healthz|readyz|sitemaps|calendar)(\/|$)|\.data$/;

/** The segments of every public page, without the language; those with more fixed ones first. */
export function publicPatterns(routes: Record<string, Route | undefined>): string[][] {
  const isPublic = (route: Route): boolean => {
    const parent = route.parentId ? routes[route.parentId] : undefined;
    return parent !== undefined && (parent.id === SITE || isPublic(parent));
  };
  const fixed = (pattern: string[]) => pattern.filter((segment) => !segment.startsWith(":")).length;
  return Object.values(routes)
    .flatMap((route) => (route?.path && route.path !== "*" && isPublic(route) ? [route.path.split("/")] : []))
    .toSorted((a, b) => fixed(b) - fixed(a));
}

/** The one way a page's address is written: single slashes, none at the end, fixed parts and ids in small letters. */
export function canonicalPath(pathname: string, patterns: readonly string[][]): string {
  const segments = pathname.split("/").filter(Boolean);
  const lang = segments[0]?.toLowerCase();
  const prefix = isLanguage(lang) ? [lang] : [];
  const rest = segments.slice(prefix.length);
  const pattern = patterns.find(
    (candidate) =>
      candidate.length === rest.length &&
      candidate.every((part, at) => part.startsWith(":") || part === rest[at]?.toLowerCase()),
  );
  const written = rest.map((segment, at) =>
    pattern && (!pattern[at]?.startsWith(":") || isUuid(segment)) ? segment.toLowerCase() : segment,
  );
  return `/${[...prefix, ...written].join("/")}`;
}

function isPage(pathname: string): boolean {
  return !isOffice(pathname) && !NON_PAGE_PATH.test(pathname);
}

/** Redirects GET and HEAD requests to the canonical path. Other methods are handled as they are. */
export function canonicalRedirects(patterns: readonly string[][]): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if ((c.req.method !== "GET" && c.req.method !== "HEAD") || !isPage(pathname)) return next();
    const canonical = canonicalPath(pathname, patterns);
    const { prefix, path } = splitLanguage(canonical);
    // English has no prefix, and whoever asks for it is remembered: the redirects of languages do both at once.
    if (canonical === pathname || prefix === BASE_LANGUAGE) return next();
    return c.redirect(sameSitePath({ pathname: prefix ? canonical : path, search }), 301);
  };
}
