import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, bodyOf, type Encoding, type KeptPage, type KeptPages } from "#app/platform/cache/kept-pages.server";
import { CURRENCY_KEY, NOTICE_KEY, readCookie } from "#app/platform/http/cookies";
import { openedCookie } from "#app/platform/http/form-guard.server";
import { COMMON_HEADERS, strictTransport } from "#app/platform/http/headers.server";
import { isCurrencyCode } from "#app/platform/money/money";
import type { Services } from "#app/services.server";
import { isOffice } from "#app/urls";
import { wantedLanguage } from "#server/language";
import type { Metrics } from "#server/metrics";
import { originOf } from "#server/origin";
import { requestIdOf } from "#server/request-id";

/** What decides which page somebody gets, as both kinds of request can tell it. */
export interface Asked {
  method: string;
  /** Path and query. */
  address: string;
  origin: string;
  header: (name: string) => string | undefined;
}

const LONGEST_ADDRESS = 400;

/**
 * What a page is kept by: its address, our origin as the visitor sees it, his currency, and whether he saves data. Null for whoever gets a page of his own: staff,
 * somebody who is told something once, somebody who is sent to his own language.
 */
export function keyOf({ method, address, origin, header }: Asked): string | null {
  if ((method !== "GET" && method !== "HEAD") || address.length > LONGEST_ADDRESS) return null;
  const query = address.indexOf("?");
  const pathname = query < 0 ? address : address.slice(0, query);
  if (isOffice(pathname)) return null;
  const cookies = header("cookie");
  if (cookies && (cookies.includes("session_token") || cookies.includes(NOTICE_KEY))) return null;
  if (wantedLanguage(pathname, header)) return null;
  const currency = cookies?.includes(CURRENCY_KEY) ? readCookie(cookies, CURRENCY_KEY) : null;
  return `${isCurrencyCode(currency) ? currency : ""} ${header("save-data") === "on" ? "light" : ""} ${origin} ${address}`;
}

/** The headers of a kept page, as they stand in this answer. */
function headersOf(page: KeptPage, encoding: Encoding): [string, string][] {
  const headers: [string, string][] = [...page.headers, ["etag", page.etag], ["vary", "Accept-Encoding"]];
  if (encoding !== "identity") headers.push(["content-encoding", encoding]);
  return headers;
}

function isSame(page: KeptPage, header: (name: string) => string | undefined): boolean {
  return header("if-none-match")?.includes(page.etag) ?? false;
}

/** A kept page as an answer of the application. */
export function answerWith(page: KeptPage, { method, header }: Asked, { formSecret }: Services): Response {
  const encoding = acceptedEncoding(header("accept-encoding"));
  const headers = new Headers(headersOf(page, encoding));
  if (page.hasForm) headers.append("Set-Cookie", openedCookie(formSecret));
  if (isSame(page, header)) return new Response(null, { status: 304, headers });
  const body = bodyOf(page, encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(method === "HEAD" ? null : new Uint8Array(body), { headers });
}

/**
 * Sends a kept page straight from the listener of the HTTP server: nothing of the application runs. Says whether there was one; the
 * application answers everything else, and makes what is missing. Such pages are counted; a line each is written at the level debug only.
 */
export function createPageSender({ env, formSecret, log, pages }: Services & { pages: KeptPages }, metrics: Metrics | null): (request: IncomingMessage, response: ServerResponse) => boolean {
  const isTold = log.isLevelEnabled("debug");
  const ready = new WeakMap<KeptPage, Partial<Record<Encoding, string[]>>>();

  function headersReady(page: KeptPage, encoding: Encoding, isSecure: boolean): string[] {
    const made = ready.get(page) ?? {};
    ready.set(page, made);
    made[encoding] ??= [...headersOf(page, encoding), ...COMMON_HEADERS, ...(isSecure ? strictTransport(env.HSTS) : [])].flat();
    return made[encoding];
  }

  return (request, response) => {
    const { method = "", url = "", headers } = request;
    const header = (name: string) => headers[name] as string | undefined;
    const origin = originOf(env, header, headers.host ?? "");
    const key = keyOf({ method, address: url, origin, header });
    const page = key && pages.find(key);
    if (!page) return false;
    const isSecure = origin.startsWith("https:");
    const encoding = acceptedEncoding(header("accept-encoding"));
    const requestId = requestIdOf(env, header);
    const answer = [...headersReady(page, encoding, isSecure), "x-request-id", requestId];
    if (page.hasForm) answer.push("set-cookie", isSecure ? `${openedCookie(formSecret)}; Secure` : openedCookie(formSecret));
    if (isSame(page, header)) {
      response.writeHead(304, answer).end();
    } else {
      const body = bodyOf(page, encoding);
      answer.push("content-length", String(body.length));
      response.writeHead(200, answer).end(method === "HEAD" ? undefined : body);
    }
    metrics?.keptPage(page.route, method, response.statusCode);
    if (isTold) log.debug({ requestId, method, route: page.route, status: response.statusCode, isKept: true }, "request");
    return true;
  };
}
