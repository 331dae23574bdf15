import type { MiddlewareHandler } from "hono";
import type { Client } from "#app/platform/http/client.server";
import { LANGUAGE_KEY, readCookie } from "#app/platform/http/cookies";
import { acceptedLanguage, BASE_LANGUAGE, inLanguage, isLanguage, splitLanguage, type Language } from "#app/platform/i18n/languages";
import type { ServerVariables } from "#server/guards";

/** A name of 200 Chinese letters is 1,800 characters in an address. */
const LONGEST_PATH = 2_400;
const MOST_SEGMENTS = 12;

/** A backslash is a slash to some browsers, and a control character is no address any more when the page is drawn. */
const FORBIDDEN_CHARACTER = /%(?:[01][0-9a-f]|7f|5c)/i;

type MakeAnswer = (request: Request, client: Client) => Promise<Response>;

/**
 * No page of ours has such an address, and to find that out takes the router longer with every segment, a second for 2,000. Whoever reads
 * pages is shown the site's own one, everybody else is told in two words.
 */
export function refuseBadAddresses(makeAnswer: MakeAnswer): MiddlewareHandler<ServerVariables> {
  const pageFor = createErrorPages(makeAnswer);
  return async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const problem = problemOf(pathname);
    if (!problem) return next();
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (!isRead || pathname.endsWith(".data") || !c.req.header("accept")?.includes("text/html")) return c.json(problem.body, problem.status);
    const page = await pageFor(languageOf(pathname, (name) => c.req.header(name)), c.get("client"));
    return new Response(c.req.method === "HEAD" ? null : page.html, { status: problem.status, headers: page.headers });
  };
}

function problemOf(pathname: string) {
  if (FORBIDDEN_CHARACTER.test(pathname)) return { status: 400, body: { code: "bad_address", message: "There is no page with such an address." } } as const;
  const isLong = pathname.length > LONGEST_PATH || pathname.split("/").length > MOST_SEGMENTS;
  return isLong ? ({ status: 414, body: { code: "address_too_long", message: "There is no page with such a long address." } } as const) : null;
}

function languageOf(pathname: string, header: (name: string) => string | undefined): Language {
  const { prefix } = splitLanguage(pathname);
  const stored = readCookie(header("cookie") ?? null, LANGUAGE_KEY);
  return prefix ?? (isLanguage(stored) ? stored : acceptedLanguage(header("accept-language") ?? null)) ?? BASE_LANGUAGE;
}

interface ErrorPage {
  html: string;
  headers: Headers;
  until: number;
}

/** Where no page is: the router answers it with the page for that. */
const NOWHERE = "/not-found";
const FRESH_MS = 60_000;
const MOST_KEPT = 50;

/** The same page for all, kept for a minute: a flood of bad addresses costs nothing. */
function createErrorPages(makeAnswer: MakeAnswer) {
  const kept = new Map<string, ErrorPage>();
  return async (language: Language, client: Client): Promise<ErrorPage> => {
    const key = `${language} ${client.origin}`;
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known;
    const response = await makeAnswer(new Request(client.origin + inLanguage(NOWHERE, language)), { ...client, answerHeaders: new Headers() });
    const headers = new Headers(response.headers);
    headers.set("Cache-Control", "no-store");
    headers.delete("Set-Cookie");
    headers.delete("Link");
    const page = { html: withoutScripts(await response.text()), headers, until: Date.now() + FRESH_MS };
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, page);
    return page;
  };
}

/** In the browser the router would look at the address it has there, for which nothing was drawn. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
}
