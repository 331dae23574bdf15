import type { MiddlewareHandler } from "hono";
import type { Client } from "#app/platform/http/client.server";
import { LANGUAGE_KEY, readCookie } from "#app/platform/http/cookies";
import {
  acceptedLanguage,
  BASE_LANGUAGE,
  inLanguage,
  isLanguage,
  splitLanguage,
  type Language,
} from "#app/platform/i18n/languages";
import type { ServerVariables } from "#server/guards";

/** A name of 200 Chinese letters is 1,800 characters in an address. */
const MAX_PATH_LENGTH = 2_400;
const MAX_SEGMENTS = 12;

/** A backslash is a slash to some browsers, and a control character is no address any more when the page is drawn. */
const FORBIDDEN_CHARACTER = /%(?:[01][0-9a-f]|7f|5c)/i;

type RenderResponse = (request: Request, client: Client) => Promise<Response>;

/**
 * Rejects invalid or overlong paths before routing: matching time grows with each segment (1 s for 2,000). Browsers get
 * the HTML error page, other clients JSON.
 */
export function rejectInvalidPaths(makeAnswer: RenderResponse): MiddlewareHandler<ServerVariables> {
  const pageFor = createErrorPageCache(makeAnswer);
  return async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const problem = findPathProblem(pathname);
    if (!problem) return next();
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isRead || pathname.endsWith(".data") || !c.req.header("accept")?.includes("text/html"))
      return c.json(problem.body, problem.status);
    const page = await pageFor(
      languageOf(pathname, (name) => c.req.header(name)),
      c.get("client"),
    );
    return new Response(c.req.method === "HEAD" ? null : page.html, { status: problem.status, headers: page.headers });
  };
}

function findPathProblem(pathname: string) {
  if (FORBIDDEN_CHARACTER.test(pathname))
    return { status: 400, body: { code: "bad_address", message: "There is no page with such an address." } } as const;
  const isLong = pathname.length > MAX_PATH_LENGTH || pathname.split("/").length > MAX_SEGMENTS;
  return isLong
    ? ({
        status: 414,
        body: { code: "address_too_long", message: "There is no page with such a long address." },
      } as const)
    : null;
}

function languageOf(pathname: string, header: (name: string) => string | undefined): Language {
  const { prefix } = splitLanguage(pathname);
  const stored = readCookie(header("cookie") ?? null, LANGUAGE_KEY);
  return prefix ?? (isLanguage(stored) ? stored : acceptedLanguage(header("accept-language") ?? null)) ?? BASE_LANGUAGE;
}

interface ErrorPage {
  html: string;
  headers: Headers;
  expiresAt: number;
}

/** A path that never matches, so the router renders the not-found page. */
const UNKNOWN_PATH = "/not-found";
const CACHE_MS = 60_000;
const MAX_CACHED = 50;

/** Caches the error page per language for a minute, so floods of bad paths are cheap. */
function createErrorPageCache(makeAnswer: RenderResponse) {
  const cachedPages = new Map<string, ErrorPage>();
  return async (language: Language, client: Client): Promise<ErrorPage> => {
    const key = `${language} ${client.origin}`;
    const known = cachedPages.get(key);
    if (known && known.expiresAt > Date.now()) return known;
    const response = await makeAnswer(new Request(client.origin + inLanguage(UNKNOWN_PATH, language)), {
      ...client,
      responseHeaders: new Headers(),
    });
    const headers = new Headers(response.headers);
    headers.set("Cache-Control", "no-store");
    headers.delete("Set-Cookie");
    headers.delete("Link");
    const page = { html: withoutScripts(await response.text()), headers, expiresAt: Date.now() + CACHE_MS };
    if (cachedPages.size >= MAX_CACHED) cachedPages.clear();
    cachedPages.set(key, page);
    return page;
  };
}

/** Without scripts: hydration would fail because the browser URL differs from the rendered one. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
}
