import type { IncomingMessage, ServerResponse } from "node:http";
import {
  acceptedEncoding,
  bodyOf,
  type Encoding,
  type CachedPage,
  type PageCache,
} from "#app/platform/cache/page-cache.server";
import { CURRENCY_KEY, NOTICE_KEY, readCookie } from "#app/platform/http/cookies";
import { formOpenedCookie } from "#app/platform/http/form-guard.server";
import { COMMON_HEADERS, strictTransport } from "#app/platform/http/headers.server";
import { isCurrencyCode } from "#app/platform/money/money";
import type { Services } from "#app/services.server";
import { isOffice, isPrivatePage, isSearchPage, SHARED_CALENDARS, SHARE_PICTURES } from "#app/urls";
import { redirectLanguage } from "#server/language-redirects";
import type { Metrics } from "#server/metrics";
import { originOf } from "#server/origin";
import { requestIdOf } from "#server/request-id";

/** The parts of a request that select a page, from Node's or the Fetch API's request object. */
export interface PageRequest {
  method: string;
  /** Path and query. */
  pathAndQuery: string;
  origin: string;
  header: (name: string) => string | undefined;
}

const MAX_URL_LENGTH = 400;

/**
 * Page cache key: URL, origin, currency and Save-Data. Null when the page must not be cached: staff, a one-time notice,
 * a language redirect, an area of a map.
 */
export function pageCacheKey({ method, pathAndQuery, origin, header }: PageRequest): string | null {
  if ((method !== "GET" && method !== "HEAD") || pathAndQuery.length > MAX_URL_LENGTH) return null;
  const query = pathAndQuery.indexOf("?");
  const pathname = query < 0 ? pathAndQuery : pathAndQuery.slice(0, query);
  // Areas of a map are as many as there are visitors.
  if (query >= 0 && /[?&]area=/.test(pathAndQuery)) return null;
  // Documents are kept in the storage, and asked for in parts.
  if (pathname.endsWith(".pdf")) return null;
  if (isOffice(pathname) || isPrivatePage(pathname) || isSearchPage(pathname)) return null;
  if (pathname.startsWith(SHARED_CALENDARS) || pathname.startsWith(SHARE_PICTURES)) return null;
  const cookies = header("cookie");
  if (cookies && (cookies.includes("session_token") || cookies.includes(NOTICE_KEY))) return null;
  if (redirectLanguage(pathname, header)) return null;
  const currency = cookies?.includes(CURRENCY_KEY) ? readCookie(cookies, CURRENCY_KEY) : null;
  return `${isCurrencyCode(currency) ? currency : ""} ${header("save-data") === "on" ? "light" : ""} ${origin} ${pathAndQuery}`;
}

/** The headers of a cached page, as they stand in this answer. */
function headersOf(page: CachedPage, encoding: Encoding): [string, string][] {
  const headers: [string, string][] = [...page.headers, ["etag", page.etag], ["vary", "Accept-Encoding"]];
  if (encoding !== "identity") headers.push(["content-encoding", encoding]);
  return headers;
}

function matchesEtag(page: CachedPage, header: (name: string) => string | undefined): boolean {
  return header("if-none-match")?.includes(page.etag) ?? false;
}

/** A cached page as an answer of the application. */
export function cachedPageResponse(
  page: CachedPage,
  { method, header }: PageRequest,
  { formSecret }: Services,
): Response {
  const encoding = acceptedEncoding(header("accept-encoding"));
  const headers = new Headers(headersOf(page, encoding));
  if (page.hasForm) headers.append("Set-Cookie", formOpenedCookie(formSecret));
  if (matchesEtag(page, header)) return new Response(null, { status: 304, headers });
  const body = bodyOf(page, encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(method === "HEAD" ? null : new Uint8Array(body), { headers });
}

/**
 * Sends a cached page directly from the HTTP listener, bypassing the application. Returns false on a cache miss. Hits
 * are counted, and logged at level debug only.
 */
export function createCachedPageSender(
  { env, formSecret, log, pageCache }: Services & { pageCache: PageCache },
  metrics: Metrics | null,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const isLogged = log.isLevelEnabled("debug");
  const headerCache = new WeakMap<CachedPage, Partial<Record<Encoding, string[]>>>();

  function cachedHeaders(page: CachedPage, encoding: Encoding, isSecure: boolean): string[] {
    const headersByEncoding = headerCache.get(page) ?? {};
    headerCache.set(page, headersByEncoding);
    headersByEncoding[encoding] ??= [
      ...headersOf(page, encoding),
      ...COMMON_HEADERS,
      ...(isSecure ? strictTransport(env.HSTS) : []),
    ].flat();
    return headersByEncoding[encoding];
  }

  return (request, response) => {
    const { method = "", url = "", headers } = request;
    const header = (name: string) => headers[name] as string | undefined;
    const origin = originOf(env, header, headers.host ?? "");
    const key = pageCacheKey({ method, pathAndQuery: url, origin, header });
    const page = key && pageCache.find(key);
    if (!page) return false;
    const isSecure = origin.startsWith("https:");
    const encoding = acceptedEncoding(header("accept-encoding"));
    const requestId = requestIdOf(env, header);
    const answer = [...cachedHeaders(page, encoding, isSecure), "x-request-id", requestId];
    if (page.hasForm)
      answer.push("set-cookie", isSecure ? `${formOpenedCookie(formSecret)}; Secure` : formOpenedCookie(formSecret));
    if (matchesEtag(page, header)) {
      response.writeHead(304, answer).end();
    } else {
      const body = bodyOf(page, encoding);
      answer.push("content-length", String(body.length));
      response.writeHead(200, answer).end(method === "HEAD" ? undefined : body);
    }
    metrics?.cachedPage(page.route, method, response.statusCode);
    if (isLogged)
      log.debug({ requestId, method, route: page.route, status: response.statusCode, isKept: true }, "request");
    return true;
  };
}
